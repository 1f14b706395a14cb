/** Capability face: the till. */
import type { Capability } from '../../capability/capability.ts'

export const till: Capability = {
  routes: async (deps) => (await import('./routes.ts')).tillRoutes(deps),
}
