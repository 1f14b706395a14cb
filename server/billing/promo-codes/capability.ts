/** Capability face: promo codes. */
import type { Capability } from '../../capability/capability.ts'
import { promoCodeAudit } from './audit-entries.ts'

export const promoCodes: Capability = {
  routes: async (deps) => (await import('./routes.ts')).promoCodeRoutes(deps),
  sections: { 'admin/promo-codes': 'Console: prices' },
  audit: promoCodeAudit,
}
