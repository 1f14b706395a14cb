/** Audit entries for promo codes. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const promoCodeAudit: AuditEntries = {
  'promo_code.made': ({ data }) => ({ params: data, details: { to: data } }),
  'promo_code.offered': ({ data }) => ({ params: data }),
  'promo_code.paused': ({ data }) => ({ params: data }),
  'promo_code.resumed': ({ data }) => ({ params: data }),
}
