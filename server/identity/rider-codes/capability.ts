/** Capability face: riders who log in by number and code. */
import type { Capability } from '../../capability/capability.ts'
import { riderNumberData } from './personal-data.ts'

export const riderCodes: Capability = {
  routes: async (deps) => (await import('./routes.ts')).riderCodeRoutes(deps),
  sections: { 'admin/riders': 'Console: people' },
  audit: {
    'staff.rider_added': ({ data: { to } }) => ({ details: { to } }),
    'staff.rider_code_made': () => ({}),
  },
  personalData: [riderNumberData],
}
