/** Capability face: notifications. */
import type { Capability } from '../../capability/capability.ts'
import { notificationData } from './personal-data.ts'

export const notifications: Capability = {
  routes: async (deps) => (await import('./routes.ts')).notificationRoutes(deps),
  sections: { notifications: 'Notifications' },
  personalData: [notificationData],
}
