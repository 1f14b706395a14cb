/** Capability face: the second factor. */
import type { Capability } from '../../capability/capability.ts'

export const secondFactor: Capability = {
  routes: async (deps) => (await import('./routes.ts')).secondFactorRoutes(deps),
  audit: { 'second_factor.taken': () => ({}) },
}
