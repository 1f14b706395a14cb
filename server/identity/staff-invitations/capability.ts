/** Capability face: invitations to join the staff. */
import type { Capability } from '../../capability/capability.ts'
import { invitationAudit } from './audit-entries.ts'
import { mailInvitations } from './mail-invitations.ts'
import { staffInvitationData } from './personal-data.ts'

export const staffInvitations: Capability = {
  routes: async (deps) => (await import('./routes.ts')).staffInvitationRoutes(deps),
  sections: { join: 'Accounts' },
  audit: invitationAudit,
  jobs: [{ name: 'mail-staff-invitation', batch: 10, run: mailInvitations }],
  personalData: [staffInvitationData],
}
