/** A person's contact messages and their answers: exported, and erased with the account. */
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'

export const contactData: PersonalData = {
  tables: ['contact_messages', 'contact_answers'],
  // An email that anybody may have typed proves nothing: exported is what was sent while signed in.
  collect: ({ db }, { id }) =>
    jsonExportFile(
      'contact-messages.json',
      db
        .selectFrom('contact_messages')
        .select([
          'id',
          'name',
          'email',
          'phone',
          'inquiry_type as inquiryType',
          'subject',
          'message',
          'status',
          'created_at as createdAt',
        ])
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('contact_answers')
              .select(['answer', 'created_at as answeredAt'])
              .whereRef('message_id', '=', 'contact_messages.id')
              .orderBy('contact_answers.id'),
          ).as('answers'),
        )
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    ),
  // Staff lock a message before its sender is notified of their answer.
  async lock(tx, { id, email, isEmailProven }) {
    await tx
      .selectFrom('contact_messages')
      .select('id')
      .where((eb) =>
        eb.or([eb('user_id', '=', id), ...(isEmailProven ? [eb('email', '=', email)] : [])]),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
  },
  // An unproven email may be a stranger's, and so are the messages that were sent with it.
  async erase(tx, _, { id, email, isEmailProven }) {
    await tx
      .deleteFrom('contact_messages')
      .where((eb) =>
        eb.or([eb('user_id', '=', id), ...(isEmailProven ? [eb('email', '=', email)] : [])]),
      )
      .execute()
  },
}
