/** Capability face: promo codes. */
import type { Capability } from '../../capability/capability.ts'
import { promoCodeData } from './personal-data.ts'
import { tellNextCustomers } from './tell-next-customers.ts'
import { promoCodeAudit } from './audit-entries.ts'

export const promoCodes: Capability = {
  routes: async (deps) => (await import('./routes.ts')).promoCodeRoutes(deps),
  sections: { 'admin/promo-codes': 'Console: prices' },
  audit: promoCodeAudit,
  jobs: [{ name: 'tell-of-offer', batch: 1, run: (deps, batch) => tellNextCustomers(deps, batch) }],
  personalData: [promoCodeData],
}
