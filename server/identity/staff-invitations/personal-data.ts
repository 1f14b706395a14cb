/** A person's accepted invitations: exported; on erasure, invitations and mails to their mailbox are deleted too. */
import { eraseMessageFiles } from '../../notifications/outbox/erase-message-files.ts'
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'

export const staffInvitationData: PersonalData = {
  tables: ['staff_invitations'],
  collect({ db }, { id }) {
    const accepted = db
      .selectFrom('staff_invitations')
      .select(['email', 'preset', 'created_at as sentAt', 'accepted_at as acceptedAt'])
      .where('accepted_by', '=', id)
      .orderBy('created_at')
      .execute()
    return jsonExportFile('staff-invitations.json', accepted)
  },
  async erase(tx, _, { id, email, isEmailProven }) {
    const gone = await tx
      .deleteFrom('staff_invitations')
      .where((eb) =>
        eb.or([eb('accepted_by', '=', id), ...(isEmailProven ? [eb('email', '=', email)] : [])]),
      )
      .returning('id')
      .execute()
    await eraseMessageFiles(
      tx,
      id,
      gone.map((invitation) => invitation.id),
    )
  },
}
