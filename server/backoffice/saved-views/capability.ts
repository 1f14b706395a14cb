/** Capability face: saved views of lists. */
import type { Capability } from '../../capability/capability.ts'
import { savedViewData } from './personal-data.ts'

export const savedViews: Capability = {
  routes: async (deps) => (await import('./routes.ts')).savedViewRoutes(deps),
  personalData: [savedViewData],
}
