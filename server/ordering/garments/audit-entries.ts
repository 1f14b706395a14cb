/** Audit entries for garments that staff change; customers' own changes leave none. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const garmentAudit: AuditEntries = {
  'garment.added': ({ actor, data: { userId } }) =>
    actor === userId ? null : { record: { type: 'customer', id: userId } },
  'garment.changed': ({ actor, data: { userId, fields } }) =>
    actor === userId ? null : { details: { fields } },
  'garment.deleted': ({ actor, data: { userId } }) => (actor === userId ? null : {}),
}
