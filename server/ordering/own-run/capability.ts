/** Capability face: a rider's own run. */
import type { Capability } from '../../capability/capability.ts'

export const ownRuns: Capability = {
  routes: async (deps) => (await import('./routes.ts')).ownRunRoutes(deps),
  sections: { run: 'Console: run sheet' },
}
