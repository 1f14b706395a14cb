/** The questions that a short text by WhatsApp may answer: the last messages that its writer was sent there. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'

/** As many as one customer may be asked beside each other. */
const MOST = 20

/**
 * Empty where a message that asks nothing left after them, such as an answer of the help desk: the text may be about that.
 * @param before when the text was written; what left in the same second was hardly read by then
 * @returns what they ask about
 */
export async function selectLastQuestions(
  db: Db,
  customerId: string,
  before: Date,
): Promise<ReadonlySet<string>> {
  const asks = sql<string | null>`parts -> 0 -> 'params' ->> 'proposalId'`
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['sent_at', asks.as('asks')])
    .where('user_id', '=', customerId)
    .where('channel', '=', 'whatsapp')
    .where('status', '=', 'sent')
    .where('sent_at', '<=', before)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const other = rows.findIndex((row) => row.asks === null)
  const last = other === -1 ? rows : rows.slice(0, other)
  return new Set(
    last.flatMap((row) => (row.asks !== null && row.sent_at! < before ? row.asks : [])),
  )
}
