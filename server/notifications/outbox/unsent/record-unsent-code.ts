/** Records that a code couldn't be sent, without the code, so that staff see it in the outbox, on Now and in their bell. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { wordMessage } from '#words/message.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { firstIdFrom, newId } from '../../../platform/ids.ts'
import { hasUnsentCode, insertUnsentCode } from './store.ts'

/** Once a day for a number: people try again. @param userId null for a number without an account, kept in part alone */
export async function recordUnsentCode(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'staffWords'>,
  { userId, number, reason }: { userId: string | null; number: string; reason: string },
): Promise<void> {
  const { db, clock, staffWords } = deps
  const at = clock()
  const recipient = userId === null ? `…${number.slice(-4)}` : number
  await inTransaction(db, async (tx) => {
    const since = firstIdFrom(new Date(at.getTime() - DAY_MS))
    if (await hasUnsentCode(tx, recipient, since)) return
    const id = newId(at)
    await insertUnsentCode(tx, {
      id,
      user_id: userId,
      recipient,
      search_text: wordMessage(staffWords, { kind: 'phone.code' }).title,
      last_error: reason,
      created_at: at,
    })
    await emit(tx, deps, {
      type: 'outbox_message.unsent',
      subject: { kind: 'outbox_message', id },
      actor: null,
      data: { channel: 'sms', userId, isUnreachable: false, isCode: true },
      at,
    })
  })
}
