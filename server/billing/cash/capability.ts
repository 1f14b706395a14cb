/** Capability face: cash. */
import type { Capability } from '../../capability/capability.ts'
import { cashAudit } from './audit-entries.ts'
import { cashData } from './personal-data.ts'

export const cash: Capability = {
  routes: async (deps) => (await import('./routes.ts')).cashRoutes(deps),
  sections: { cash: 'Console: cash', 'admin/cash': 'Console: cash' },
  audit: cashAudit,
  personalData: [cashData],
}
