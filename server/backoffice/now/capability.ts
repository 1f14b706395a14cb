/** Capability face: current work of staff. */
import type { Capability } from '../../capability/capability.ts'

export const now: Capability = {
  routes: async (deps) => (await import('./routes.ts')).nowRoutes(deps),
}
