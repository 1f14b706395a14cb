/** Capability face: the Laundry Club. */
import type { Capability } from '../../capability/capability.ts'
import { chargeAudit } from './audit-entries.ts'
import { memberNotifications } from './notify-of-subscriptions.ts'
import { subscriptionData } from './personal-data.ts'
import { processDueSubscriptions } from './process-due-subscriptions.ts'

export const club: Capability = {
  routes: async (deps) => (await import('./routes.ts')).subscriptionRoutes(deps),
  sections: {
    plans: 'Catalogue',
    subscriptions: 'Laundry Club',
    payments: 'Payments and documents',
    'admin/charges': 'Console: orders',
  },
  consumers: [memberNotifications],
  audit: chargeAudit,
  jobs: [{ name: 'run-subscriptions', every: '* * * * *', run: processDueSubscriptions }],
  personalData: [subscriptionData],
}
