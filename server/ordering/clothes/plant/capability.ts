/** Capability face: the list of the plant. */
import type { Capability } from '../../../capability/capability.ts'

export const plant: Capability = {
  routes: async (deps) => (await import('./routes.ts')).plantRoutes(deps),
  sections: { 'admin/plant': 'Console: counter and plant' },
}
