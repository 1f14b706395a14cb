/** Shared tablets. */
import type { Capability } from '../../capability/capability.ts'

export const tablets: Capability = {
  routes: async (deps) => (await import('./routes.ts')).tabletRoutes(deps),
  sections: { tablet: 'Accounts', 'admin/tablets': 'Console: people' },
}
