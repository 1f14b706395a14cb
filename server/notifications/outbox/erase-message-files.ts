/** Removes further outbox files along with an erased person's messages. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/**
 * To be called once the messages are erased: the job that removes their files removes these too.
 * @param beginnings what the names of the files begin with
 */
export async function eraseMessageFiles(
  tx: Tx,
  userId: string,
  beginnings: string[],
): Promise<void> {
  if (beginnings.length === 0) return
  await tx
    .updateTable('erasures')
    .set({ message_ids: sql`message_ids || ${JSON.stringify(beginnings)}::jsonb` })
    .where('user_id', '=', userId)
    .execute()
}
