/** Capability face: arrivals, which tell customers who comes and when. */
import type { Capability } from '../../capability/capability.ts'
import { arrivalsAudit } from './audit-entries.ts'
import { runNotifications } from './notify-of-runs.ts'
import { runDelayData } from './personal-data.ts'

export const arrivals: Capability = {
  routes: async (deps) => (await import('./routes.ts')).arrivalRoutes(deps),
  consumers: [runNotifications],
  audit: arrivalsAudit,
  personalData: [runDelayData],
}
