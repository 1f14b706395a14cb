/** Audit entries for companies. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const companyAudit: AuditEntries = {
  'company.made': ({ data }) => ({ params: data }),
  'company.changed': ({ data }) => ({ params: data, details: { from: data.from, to: data.to } }),
  'company.terms_changed': ({ data }) => ({
    params: data,
    details: { from: data.from, to: data.to },
  }),
  'company.prices_changed': ({ data }) => ({ params: data, details: { to: data } }),
  'company.prices_planned': ({ data }) => ({ params: data, details: { to: data } }),
  'company.prices_withdrawn': ({ data }) => ({ params: data, details: { from: data } }),
  'company.person_added': ({ data }) => ({ params: data }),
  'company.person_changed': ({ data }) => ({ params: data }),
  'company.person_removed': ({ data }) => ({ params: data }),
  'company.reminded': ({ data }) => ({ params: data }),
  'company.paid': ({ data }) => ({ params: data }),
  'company.payment_undone': ({ data }) => ({ params: data }),
}
