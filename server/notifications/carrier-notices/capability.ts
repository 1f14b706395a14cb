/** Capability face: carriers' notices about messages. */
import type { Capability } from '../../capability/capability.ts'

export const carrierNotices: Capability = {
  routes: async (deps) => (await import('./routes.ts')).carrierNoticeRoutes(deps),
  sections: { messages: 'Notifications' },
}
