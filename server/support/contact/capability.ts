/** Capability face: contact messages. */
import type { Capability } from '../../capability/capability.ts'
import { contactAudit } from './audit-entries.ts'
import { contactMails } from './mail-of-messages.ts'
import { contactData } from './personal-data.ts'

export const contact: Capability = {
  routes: async (deps) => (await import('./routes.ts')).contactRoutes(deps),
  sections: { contact: 'Help', 'admin/messages': 'Console: help desk' },
  consumers: [contactMails],
  audit: contactAudit,
  personalData: [contactData],
}
