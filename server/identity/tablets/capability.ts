/** Capability face: shared tablets. */
import type { Capability } from '../../capability/capability.ts'

export const tablets: Capability = {
  routes: async (deps) => (await import('./routes.ts')).tabletRoutes(deps),
  sections: { tablet: 'Accounts', 'admin/tablets': 'Console: people' },
  audit: {
    'tablet.registered': ({ data }) => ({ params: data }),
    'tablet.cut_off': ({ data }) => ({ params: data }),
  },
}
