/** Capability face: search of the console. */
import type { Capability } from '../../capability/capability.ts'

export const search: Capability = {
  routes: async (deps) => (await import('./routes.ts')).searchRoutes(deps),
  sections: { 'admin/search': 'Console: orders' },
}
