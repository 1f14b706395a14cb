/** Capability face: outside laundries. */
import type { Capability } from '../../../capability/capability.ts'

export const outsideLaundries: Capability = {
  routes: async (deps) => (await import('./routes.ts')).vendorRoutes(deps),
}
