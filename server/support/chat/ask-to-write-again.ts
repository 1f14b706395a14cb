/** Asks a person by WhatsApp to write again, once free words don't reach them any more. */
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { queueWhatsAppReply } from '../../notifications/outbox/queue-whatsapp-reply.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { findStaffChat, insertChatMessage, lockChat } from './store.ts'
import { whatsAppChatView } from './whatsapp-view.ts'

/**
 * Once between two of their messages, by an approved template; where none is approved, the message says so.
 * @throws AppError `not_found`; `no_longer_changeable` while they can be answered in free words
 */
export async function askToWriteAgain(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'jobs' | 'staffWords' | 'wordsFor' | 'config'>,
  staff: Person,
  id: string,
): Promise<void> {
  if (!deps.config.whatsApp) throw notFound('chat')
  await inTransaction(deps.db, async (tx) => {
    await lockChat(tx, id)
    const row = await findStaffChat(tx, id)
    const whatsApp = row && whatsAppChatView(row)
    if (!row || !whatsApp?.answersUntil) throw notFound('chat')
    const at = deps.clock()
    if (new Date(whatsApp.answersUntil) > at)
      throw new AppError('no_longer_changeable', say('whatsAppOpen'))
    if (whatsApp.isAsked) return
    const words = deps.wordsFor({ language: row.customer_language })
    const text = words.messages['chat.waiting'].message
    const chatMessageId = await insertChatMessage(tx, {
      chat_id: id,
      author: 'auto',
      body: text,
      created_at: at,
    })
    await queueWhatsAppReply(tx, deps, {
      to: { userId: row.contact_user_id, phone: row.contact_phone },
      customerId: row.user_id,
      text,
      template: 'chat.waiting',
      chatMessageId: chatMessageId!,
      at,
    })
    await emit(tx, deps, {
      type: 'chat.asked_again',
      subject: { kind: 'chat', id },
      actor: staff.id,
      data: { userId: row.user_id },
      at,
    })
  })
}
