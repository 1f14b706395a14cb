/** Capability face: skipped pickups. */
import type { Capability } from '../../capability/capability.ts'
import { pickupNotifications } from './notify-of-pickups.ts'

export const skips: Capability = {
  routes: async (deps) => (await import('./routes.ts')).skipRoutes(deps),
  consumers: [pickupNotifications],
}
