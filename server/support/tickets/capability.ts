/** Capability face: tickets. */
import type { Capability } from '../../capability/capability.ts'
import { ticketAudit } from './audit-entries.ts'
import { ticketNotifications } from './notify-of-tickets.ts'
import { ticketData } from './personal-data.ts'

export const tickets: Capability = {
  routes: async (deps) => (await import('./routes.ts')).ticketRoutes(deps),
  sections: { tickets: 'Help', 'admin/tickets': 'Console: help desk' },
  consumers: [ticketNotifications],
  audit: ticketAudit,
  personalData: [ticketData],
}
