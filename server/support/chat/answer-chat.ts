/** Answers, closes and reopens a chat, by staff. */
import type { ChatStatus } from '#domain/help/chats.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { attachPicturesToMessage } from '../pictures/attach-pictures-to-message.ts'
import type { ChatInput } from './send-message-in-chat.ts'
import { insertChatMessage, lockChat, updateChatStatus } from './store.ts'

/**
 * A customer who doesn't see it soon is notified by run-chat-upkeep.ts.
 * @param message the same `clientId` is stored once
 * @throws AppError `not_found`, and as `attachPicturesToMessage` does
 */
export async function answerChat(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  id: string,
  message: ChatInput,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const chat = await lockChat(tx, id)
    if (!chat || chat.last_message_id === 0) throw notFound('chat')
    const now = deps.clock()
    const messageId = await insertChatMessage(tx, {
      chat_id: id,
      author: 'staff',
      staff_id: staff.id,
      body: message.text,
      client_id: message.clientId,
      created_at: now,
    })
    if (messageId === null) return
    await attachPicturesToMessage(tx, staff.id, message.pictures, { chat_message_id: messageId })
    await emit(tx, deps, {
      type: 'chat.answered',
      subject: { kind: 'chat', id },
      actor: staff.id,
      data: { userId: chat.user_id },
      at: now,
    })
  })
}

/**
 * The status it already has changes nothing.
 * @throws AppError `not_found`
 */
export async function setChatStatus(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  id: string,
  status: ChatStatus,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const chat = await lockChat(tx, id)
    if (!chat || chat.last_message_id === 0) throw notFound('chat')
    if (chat.status === status) return
    await updateChatStatus(tx, id, status)
    await emit(tx, deps, {
      type: status === 'closed' ? 'chat.closed' : 'chat.reopened',
      subject: { kind: 'chat', id },
      actor: staff.id,
      data: { userId: chat.user_id },
      at: deps.clock(),
    })
  })
}
