/** Audit entries for invitations to join the staff. */
import type { AuditEntries } from '../../capability/audit-entries.ts'
import type { EventData } from '../../events/event-types.ts'

const invited = ({ data: { isMailed, to } }: { data: EventData['staff.invited'] }) => ({
  params: { isMailed, preset: to.preset },
  details: { to },
})

export const invitationAudit: AuditEntries = {
  'staff.invited': invited,
  'staff.invited_again': invited,
  'staff.invitation_withdrawn': ({ data }) => ({ params: data }),
  'staff.joined': ({ data: { to, invitedBy } }) => ({
    params: { preset: to.preset },
    details: { to, invitedBy },
  }),
}
