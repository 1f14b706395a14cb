/** SQL across the whole help desk. */
import type { Db } from '../../database/transaction.ts'

/** What waits for staff: messages and tickets that are open, and open chats with words nobody has answered. */
export function countWaitingRequests(
  db: Db,
): Promise<{ messages: number; tickets: number; chats: number }> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('contact_messages')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('status', '=', 'open')
        .$asScalar()
        .$notNull()
        .as('messages'),
      eb
        .selectFrom('tickets')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('status', '=', 'open')
        .$asScalar()
        .$notNull()
        .as('tickets'),
      eb
        .selectFrom('chats')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('status', '=', 'open')
        .whereRef('customer_last', '>', 'answered_until')
        .$asScalar()
        .$notNull()
        .as('chats'),
    ])
    .executeTakeFirstOrThrow()
}
