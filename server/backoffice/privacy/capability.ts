/** Capability face: export and erasure of a person's own data. */
import type { Capability } from '../../capability/capability.ts'
import type { PersonalData } from '../../platform/personal-data.ts'

/** @param personalData what all capabilities store of people */
export const privacy = (personalData: readonly PersonalData[]): Capability => ({
  routes: async (deps) => (await import('./routes.ts')).privacyRoutes(deps, personalData),
})
