/** Upkeep of chats: joins those of customers, notifies of unseen answers, and deletes visitors' old chats. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { processEachItem, runScheduleSteps } from '../../platform/one-by-one.ts'
import { VISITOR_DAYS } from '../../http/callers/chatter.ts'
import { deleteStalePresence } from '../presence/presence.ts'
import { joinStrangersChats } from './join-strangers-chats.ts'
import {
  deleteVisitorChats,
  findUnseenChats,
  lockChat,
  updateChatNotifiedUntil,
  selectStaffMessagesAfter,
} from './store.ts'

/** Anyone who looks at the chat has seen an answer by then; and staff may have written on. */
const UNSEEN_MS = 45_000

type Tending = Pick<Deps, 'db' | 'clock' | 'events' | 'log'>

/** @throws Error after trying all of it, when a part failed */
export function runChatUpkeep(deps: Tending): Promise<void> {
  return runScheduleSteps(
    deps,
    joinStrangersChats,
    announceUnseenAnswers,
    deleteStalePresence,
    forgetVisitorChats,
  )
}

/** Customers whose chat is closed, or not looked at, hear of its answers from the bell and by messages. */
async function announceUnseenAnswers(deps: Tending): Promise<void> {
  const writtenBefore = new Date(deps.clock().getTime() - UNSEEN_MS)
  await processEachItem(
    await findUnseenChats(deps.db, writtenBefore),
    (id) => emitLeftUnseen(deps, id),
    (chatId, error) =>
      deps.log.error({ err: error, chatId }, 'the unseen answers of a chat could not be announced'),
  )
}

function forgetVisitorChats({ db, clock }: Tending): Promise<void> {
  return deleteVisitorChats(db, new Date(clock().getTime() - VISITOR_DAYS * DAY_MS))
}

async function emitLeftUnseen(deps: Tending, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const chat = await lockChat(tx, id)
    if (!chat || chat.user_id === null) return
    const unseen = Math.max(chat.customer_seen, chat.notified_until)
    const answers = await selectStaffMessagesAfter(tx, id, unseen)
    await updateChatNotifiedUntil(tx, id, chat.last_message_id)
    const last = answers.at(-1)
    if (!last) return
    await emit(tx, deps, {
      type: 'chat.left_unseen',
      subject: { kind: 'chat', id },
      actor: null,
      data: { userId: chat.user_id, afterMessageId: unseen, lastMessageId: last.id },
      at: deps.clock(),
    })
  })
}
