/** Capability face: reports. */
import type { Capability } from '../../capability/capability.ts'

export const reports: Capability = {
  routes: async (deps) => (await import('./routes.ts')).reportRoutes(deps),
  sections: { 'admin/figures': 'Console: reports and records' },
}
