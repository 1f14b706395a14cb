/** Capability face: the audit log, and the events behind it. */
import type { Capability } from '../capability/capability.ts'
import { eventData } from '../events/personal-data.ts'
import { auditData } from './personal-data.ts'

export const audit: Capability = {
  routes: async (deps) => (await import('./routes.ts')).auditRoutes(deps),
  sections: { 'admin/audit-log': 'Console: reports and records' },
  personalData: [auditData, eventData],
}
