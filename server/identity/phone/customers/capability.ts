/** Capability face: customers by phone. */
import type { Capability } from '../../../capability/capability.ts'

export const phoneCustomers: Capability = {
  routes: async (deps) => (await import('./routes.ts')).phoneCustomerRoutes(deps),
  sections: { 'admin/counter': 'Console: counter and plant' },
  audit: { 'customer.added': () => ({}) },
}
