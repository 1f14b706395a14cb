/** Capability face: racks, machines and vans. */
import type { Capability } from '../../../capability/capability.ts'

export const places: Capability = {
  routes: async (deps) => (await import('./routes.ts')).placeRoutes(deps),
}
