/** Capability face: reachability. */
import type { Capability } from '../../capability/capability.ts'

export const reachability: Capability = {
  routes: async (deps) => (await import('./routes.ts')).reachabilityRoutes(deps),
  sections: { 'admin/reachability': 'Console: settings' },
}
