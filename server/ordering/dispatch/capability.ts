/** Capability face: dispatch, which decides who rides to which stops. */
import type { Capability } from '../../capability/capability.ts'
import { dispatchAudit } from './audit-entries.ts'
import { newStopAssignment } from './assign-new-stops.ts'
import { ringAboutStopsWithoutRider } from './ring-about-stops.ts'

export const dispatch: Capability = {
  routes: async (deps) => (await import('./routes.ts')).dispatchRoutes(deps),
  consumers: [newStopAssignment],
  audit: dispatchAudit,
  jobs: [{ name: 'watch-day', every: '*/5 * * * *', run: ringAboutStopsWithoutRider }],
}
