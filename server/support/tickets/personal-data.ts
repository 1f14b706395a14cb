/** A person's support tickets: exported, and erased with the account. */
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { pictureFilesOf } from '../pictures/pictures-of.ts'
import { jsonExportFile, type PersonalData, lockRowsOfUser } from '../../platform/personal-data.ts'

export const ticketData: PersonalData = {
  tables: ['tickets', 'ticket_messages'],
  collect: ({ db }, { id }) =>
    jsonExportFile(
      'tickets.json',
      db
        .selectFrom('tickets')
        .select([
          'number',
          'subject',
          'category',
          'priority',
          'report',
          'status',
          'created_at as createdAt',
          'updated_at as updatedAt',
        ])
        // What staff wrote about the person is the person's, too.
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('ticket_messages')
              .select(['author', 'internal', 'body as text', 'created_at as createdAt'])
              .select(pictureFilesOf('ticket_messages').as('pictures'))
              .whereRef('ticket_id', '=', 'tickets.id')
              .orderBy('ticket_messages.id'),
          ).as('messages'),
        )
        .where('user_id', '=', id)
        .orderBy('tickets.id')
        .execute(),
    ),
  // Staff lock a ticket before its customer is notified of their answer.
  lock: (tx, { id }) => lockRowsOfUser(tx, 'tickets', id),
  async erase(tx, _, { id }) {
    await tx.deleteFrom('tickets').where('user_id', '=', id).execute()
  },
}
