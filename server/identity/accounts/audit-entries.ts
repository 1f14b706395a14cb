/** Audit entries for staff's changes to accounts. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

const fields = <Field>({ data }: { data: { fields: Field[] } }) => ({
  params: { fields: data.fields },
  details: { fields: data.fields },
})

export const accountAudit: AuditEntries = {
  'customer.changed': fields,
  'staff.changed': fields,
}
