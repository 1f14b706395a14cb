/** Staff write in a chat, close it, or open it again. */
import { notFound } from '../../http/not-found.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { insertChatMessage, lockChat, updateChatStatus } from './store.ts'

/**
 * A customer who doesn't see it soon is told elsewhere, by tend-chats.ts.
 * @param message the same `clientId` is stored once
 * @throws AppError `not_found`
 */
export async function answerChat(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: Person,
  id: string,
  message: { clientId: string; text: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const chat = await lockChat(tx, id)
    if (!chat || chat.last_message_id === 0) throw notFound('chat')
    const now = clock()
    const isNew = await insertChatMessage(tx, {
      chat_id: id,
      author: 'staff',
      staff_id: staff.id,
      body: message.text,
      client_id: message.clientId,
      created_at: now,
    })
    if (isNew)
      await recordAudit(tx, {
        actorId: staff.id,
        action: 'chat.answered',
        subject: { type: 'chat', id },
        summary: `Wrote to a ${chat.user_id === null ? 'visitor' : 'customer'} in the live chat`,
        at: now,
      })
  })
}

/**
 * The status it already has changes nothing.
 * @throws AppError `not_found`
 */
export async function setChatStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: Person,
  id: string,
  status: 'open' | 'closed',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const chat = await lockChat(tx, id)
    if (!chat || chat.last_message_id === 0) throw notFound('chat')
    if (chat.status === status) return
    await updateChatStatus(tx, id, status)
    await recordAudit(tx, {
      actorId: staff.id,
      action: status === 'closed' ? 'chat.closed' : 'chat.reopened',
      subject: { type: 'chat', id },
      summary: `${status === 'closed' ? 'Closed' : 'Reopened'} a live chat`,
      at: clock(),
    })
  })
}
