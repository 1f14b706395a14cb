/** Capability face: the help desk. */
import type { Capability } from '../../capability/capability.ts'

export const helpDesk: Capability = {
  routes: async (deps) => (await import('./routes.ts')).helpDeskRoutes(deps),
  sections: { help: 'Help', 'admin/help-desk': 'Console: help desk' },
}
