/** Capability face: changes of many orders at once. */
import type { Capability } from '../../capability/capability.ts'

export const bulk: Capability = {
  routes: async (deps) => (await import('./routes.ts')).bulkRoutes(deps),
  sections: { 'admin/orders': 'Console: orders' },
}
