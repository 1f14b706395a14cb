/** Capability face: the next visit after a failed one. */
import type { Capability } from '../../capability/capability.ts'
import { failedVisitNotifications } from './notify-of-failed-visits.ts'

export const nextVisits: Capability = {
  routes: async (deps) => (await import('./routes.ts')).nextVisitRoutes(deps),
  consumers: [failedVisitNotifications],
}
