/** Capability face: approved texts. */
import type { Capability } from '../../capability/capability.ts'
import { approvedTextsAudit } from './audit-entries.ts'

export const approvedTexts: Capability = {
  routes: async (deps) => (await import('./routes.ts')).approvedTextRoutes(deps),
  sections: { 'admin/approved-texts': 'Console: settings' },
  audit: approvedTextsAudit,
}
