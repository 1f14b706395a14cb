/** Capability face: the demo’s accounts. */
import type { Capability } from '../capability/capability.ts'

export const demo: Capability = {
  routes: async (deps) => (await import('./routes.ts')).demoRoutes(deps),
}
