/** Looks after chats in the background: answers that nobody saw are notified, old chats of visitors forgotten. */
import { DAY_MS } from '#domain/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { VISITOR_DAYS } from '../../http/chatter.ts'
import { forgetPresence } from '../presence/presence.ts'
import {
  deleteVisitorChats,
  findUnseenChats,
  lockChat,
  setNotifiedUntil,
  staffMessagesAfter,
} from './store.ts'

/** Anyone who looks at the chat has seen an answer by then; and staff may have written on. */
const UNSEEN_MS = 45_000

/** Customers whose chat is closed, or not looked at, hear of its answers from the bell and by messages. */
export async function tendChats(deps: Pick<Deps, 'db' | 'clock' | 'events'>): Promise<void> {
  const { db, clock } = deps
  const writtenBefore = new Date(clock().getTime() - UNSEEN_MS)
  for (const id of await findUnseenChats(db, writtenBefore)) await emitLeftUnseen(deps, id)
  await forgetPresence(deps)
  await deleteVisitorChats(db, new Date(clock().getTime() - VISITOR_DAYS * DAY_MS))
}

async function emitLeftUnseen(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const chat = await lockChat(tx, id)
    if (!chat || chat.user_id === null) return
    const unseen = Math.max(chat.customer_seen, chat.notified_until)
    const answers = await staffMessagesAfter(tx, id, unseen)
    const last = answers.at(-1)
    if (!last) return
    await setNotifiedUntil(tx, id, last.id)
    await emit(tx, deps, {
      type: 'chat.left_unseen',
      subject: { kind: 'chat', id },
      actor: null,
      data: { userId: chat.user_id, afterMessageId: unseen, lastMessageId: last.id },
      at: deps.clock(),
    })
  })
}
