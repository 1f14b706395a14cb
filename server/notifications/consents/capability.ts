/** Capability face: consents to what goes beyond messages about a person's own orders. */
import type { Capability } from '../../capability/capability.ts'
import { consentData } from './personal-data.ts'

export const consents: Capability = {
  routes: async (deps) => (await import('./routes.ts')).consentRoutes(deps),
  sections: { offers: 'Notifications' },
  personalData: [consentData],
}
