/** Capability face: customers, as staff see them. */
import type { Capability } from '../../capability/capability.ts'
import { blockNotifications } from './notify-of-blocks.ts'
import { customerData } from './personal-data.ts'
import { customerTotals } from './recount-on-events.ts'

export const customers: Capability = {
  routes: async (deps) => (await import('./routes.ts')).customerRoutes(deps),
  sections: { 'admin/customers': 'Console: customers' },
  consumers: [blockNotifications, customerTotals],
  audit: {
    'customer.blocked': () => ({}),
    'customer.unblocked': () => ({}),
    'customer.noted': () => ({}),
  },
  personalData: [customerData],
}
