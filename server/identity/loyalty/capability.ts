/** Capability face: points, vouchers and referrals. */
import type { Capability } from '../../capability/capability.ts'
import { referralNotifications } from './notify-of-referrals.ts'
import { loyaltyData } from './personal-data.ts'

export const loyalty: Capability = {
  routes: async (deps) => (await import('./routes.ts')).loyaltyRoutes(deps),
  sections: { loyalty: 'Points' },
  consumers: [referralNotifications],
  personalData: [loyaltyData],
}
