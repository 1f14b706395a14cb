/** Capability face: payments taken at doors. */
import type { Capability } from '../../capability/capability.ts'
import { doorTakingAudit } from './audit-entries.ts'
import { doorTakingData } from './personal-data.ts'

export const doorTakings: Capability = {
  routes: async (deps) => (await import('./routes.ts')).doorTakingRoutes(deps),
  audit: doorTakingAudit,
  personalData: [doorTakingData],
}
