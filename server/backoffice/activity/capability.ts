/** Capability face: the dashboard and its live updates. */
import type { Capability } from '../../capability/capability.ts'

export const activity: Capability = {
  routes: async (deps) => (await import('./routes.ts')).activityRoutes(deps),
  sections: {
    admin: 'Console: orders',
    activities: 'Console: orders',
    'admin/notices': 'Console: settings',
    'admin/stats': 'Console: reports and records',
  },
}
