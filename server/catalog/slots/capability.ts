/** Capability face: slots. */
import type { Capability } from '../../capability/capability.ts'

export const slots: Capability = {
  routes: async (deps) => (await import('./routes.ts')).slotRoutes(deps),
  sections: { slots: 'Catalogue' },
}
