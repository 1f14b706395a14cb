/** Capability face: bags of no order that riders take along at a door. */
import type { Capability } from '../../capability/capability.ts'
import { doorBagAudit } from './audit-entries.ts'
import { doorBagData } from './personal-data.ts'

export const doorBags: Capability = {
  routes: async (deps) => (await import('./routes.ts')).doorBagRoutes(deps),
  sections: { 'admin/door-bags': 'Console: run sheet' },
  audit: doorBagAudit,
  personalData: [doorBagData],
}
