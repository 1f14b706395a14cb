/** SQL that only a claim's evidence needs. */
import type { Db } from '../../database/transaction.ts'
import { pictureIdsOf } from '../pictures/pictures-of.ts'

/** What both sides wrote of a claim, the oldest first, without notes of staff; none once its customer was erased. */
export function messagesOfClaim(db: Db, ticketId: string | null) {
  return db
    .selectFrom('ticket_messages')
    .select(['author', 'body', 'created_at', pictureIdsOf('ticket_messages').as('pictures')])
    .where('ticket_id', '=', ticketId)
    .where('internal', '=', false)
    .orderBy('id')
    .execute()
}
