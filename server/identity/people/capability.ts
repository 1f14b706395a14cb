/** Capability face: people who work here. */
import type { Capability } from '../../capability/capability.ts'
import { peopleAudit } from './audit-entries.ts'

export const people: Capability = {
  routes: async (deps) => (await import('./routes.ts')).staffRoutes(deps),
  sections: { 'admin/staff': 'Console: people', 'admin/people': 'Console: people' },
  audit: peopleAudit,
}
