/** Queues a test message to each address of a member of staff. */
import { wordMessage } from '#words/message.ts'
import type { MessagePart } from '../../database/own-types.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { offeredChannels } from '../channels.ts'
import { insertTestMessages, selectAddresses } from './store.ts'

export const TEST_KIND = 'message.test'

/** They leave at once, on all channels beside each other. */
export async function queueTestMessages(
  {
    db,
    jobs,
    clock,
    staffWords,
    config,
  }: Pick<Deps, 'db' | 'jobs' | 'clock' | 'staffWords' | 'config'>,
  userId: string,
): Promise<void> {
  const at = clock()
  const parts: MessagePart[] = [{ kind: TEST_KIND, params: {} }]
  await inTransaction(db, async (tx) => {
    const addresses = await selectAddresses(tx, offeredChannels(config), userId, at)
    if (addresses.length === 0) return
    const rows = addresses.map((address) => ({
      ...address,
      id: newId(at),
      user_id: userId,
      search_text: wordMessage(staffWords, { kind: TEST_KIND }).title,
      parts: JSON.stringify(parts),
      created_at: at,
    }))
    await insertTestMessages(tx, rows)
    await jobs.enqueue(tx, 'deliver-letter', ...rows.map(({ id }) => ({ letterId: id })))
  })
}
