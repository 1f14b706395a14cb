/** Capability face: messages of a month. */
import type { Capability } from '../../capability/capability.ts'

export const messageMonths: Capability = {
  routes: async (deps) => (await import('./routes.ts')).messageMonthRoutes(deps),
  sections: { 'admin/message-months': 'Console: reports and records' },
}
