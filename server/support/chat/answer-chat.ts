/** Answers, closes and reopens a chat, by staff. */
import type { ChatStatus } from '#domain/help/chats.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { attachPicturesToMessage } from '../pictures/attach-pictures-to-message.ts'
import type { ChatInput } from './send-message-in-chat.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { CAPTION_LENGTH } from '../../platform/mail/whatsapp.ts'
import { queueWhatsAppReply } from '../../notifications/outbox/queue-whatsapp-reply.ts'
import {
  findStaffChat,
  insertChatMessage,
  lockChat,
  selectStaffMessagesAfter,
  updateChatNotifiedUntil,
  updateChatStatus,
  type StaffChatRow,
} from './store.ts'
import { whatsAppChatView } from './whatsapp-view.ts'

type Answering = Pick<
  Deps,
  'db' | 'clock' | 'events' | 'jobs' | 'staffWords' | 'wordsFor' | 'config'
>

/**
 * It goes by WhatsApp where the customer wrote there last. A customer who otherwise doesn't see it soon is notified by
 * run-chat-upkeep.ts.
 * @param message the same `clientId` is stored once
 * @throws AppError `not_found`; `answer_too_late` where WhatsApp is the only way and doesn't take it; and as `attachPicturesToMessage` does
 */
export async function answerChat(
  deps: Answering,
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
    const row = await findStaffChat(tx, id)
    if (row && deps.config.whatsApp)
      await answerByWhatsApp(tx, deps, row, { ...message, id: messageId })
    await emit(tx, deps, {
      type: 'chat.answered',
      subject: { kind: 'chat', id },
      actor: staff.id,
      data: { userId: chat.user_id },
      at: now,
    })
  })
}

/** Sends an answer where WhatsApp takes it; else it waits in the chat of its customer's account. */
async function answerByWhatsApp(
  tx: Tx,
  deps: Answering,
  row: StaffChatRow,
  { id, text, pictures = [] }: ChatInput & { id: number },
): Promise<void> {
  const whatsApp = whatsAppChatView(row)
  if (!whatsApp?.isWayBack) return
  const at = deps.clock()
  const isOpen = whatsApp.answersUntil !== null && at < new Date(whatsApp.answersUntil)
  const isOnlyWay = row.user_id === null
  if (isOnlyWay && !isOpen) throw new AppError('answer_too_late', say('whatsAppClosed'))
  if (!isOpen) return
  const link = isOnlyWay ? null : `${deps.config.baseUrl}/help?chat=open`
  for (const said of repliesOf(text, [...new Set(pictures)], link))
    await queueWhatsAppReply(tx, deps, {
      ...said,
      to: { userId: row.contact_user_id, phone: row.contact_phone },
      customerId: row.user_id,
      chatMessageId: id,
      at,
    })
  const unseen = Math.max(row.customer_seen, row.notified_until)
  const answers = await selectStaffMessagesAfter(tx, row.id, unseen)
  // Earlier ones that wait on the site are still to be announced.
  if (answers.every((each) => each.id === id)) await updateChatNotifiedUntil(tx, row.id, id)
}

/** A message each: WhatsApp takes one picture in a message, with a short text below it. */
function repliesOf(text: string, pictures: readonly string[], link: string | null) {
  const isCaption = pictures.length > 0 && text.length <= CAPTION_LENGTH
  return [
    ...(isCaption ? [] : [{ text }]),
    ...pictures.map((id, index) => ({
      text: isCaption && index === 0 ? text : '',
      picture: { id: id.toLowerCase(), link },
    })),
  ]
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
