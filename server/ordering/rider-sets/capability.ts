/** Capability face: sets of bags that riders bring to the laundry. */
import type { Capability } from '../../capability/capability.ts'
import { riderSetAudit } from './audit-entries.ts'
import { riderSetData } from './personal-data.ts'

export const riderSets: Capability = {
  routes: async (deps) => (await import('./routes.ts')).riderSetRoutes(deps),
  audit: riderSetAudit,
  personalData: [riderSetData],
}
