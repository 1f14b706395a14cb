/** Puts what a person wrote by WhatsApp into their chat, and answers automatically where a person can't yet. */
import { createHash } from 'node:crypto'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { supportStateAt, type Support } from '#domain/help/support-hours.ts'
import { type InboundContent, whatsAppWindowEnd } from '#domain/messages/whatsapp-people.ts'
import { CHAT_TEXT } from '#contract/help/chat.ts'
import type { Words } from '#words/words.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type {
  InboundHandler,
  ReceivedMessage,
} from '../../notifications/whatsapp-inbox/inbound-message.ts'
import { queueWhatsAppReply } from '../../notifications/outbox/queue-whatsapp-reply.ts'
import type { Deps } from '../../platform/deps.ts'
import { attachReceivedPicture } from '../pictures/attach-received-picture.ts'
import { receivePicture } from '../pictures/receive-picture.ts'
import { isDeskStaffed } from '../presence/presence.ts'
import { isStrangers, joinStrangersChat } from './join-strangers-chats.ts'
import { hasAutomaticMessageSince, insertChatMessage, lockChat, type ChatRow } from './store.ts'
import { storeCustomerMessage } from './store-customer-message.ts'
import {
  insertStrangersChat,
  openCustomersChat,
  requireLockedChat,
  setChatOfContact,
} from './whatsapp-store.ts'

/** Several pictures or files that come at once are answered once. */
const ANSWERED_ONCE_MS = 10 * 60_000

/** Takes every message. */
export const chatOfWhatsApp: InboundHandler = {
  async handle(deps, message) {
    const words = deps.wordsFor(message.customer ?? { language: null })
    const { timeZone } = await deps.laundry(MAIN_BRANCH).settings.current()
    const isStaffed = await isDeskStaffed(deps)
    const picture = await pictureOf(deps, message)
    const now = deps.clock()
    await inTransaction(deps.db, async (tx) => {
      if (!(await message.take(tx))) return
      const chat = await chatOf(tx, message, words, now)
      const said = textOf(message.content, picture, deps.staffWords)
      for (const [at, text] of partsOf(said).entries()) {
        const clientId = `${idOf(message.id)}-${at}`
        const given = { text, clientId, byWhatsApp: true, at: message.sentAt }
        const current = await requireLockedChat(tx, chat.id)
        const stored = await storeCustomerMessage(tx, deps, current, given)
        if (stored !== null && at === 0 && picture && 'id' in picture)
          await attachReceivedPicture(tx, picture.id, stored)
      }
      // WhatsApp repeats for days what it couldn't bring; by then it takes no answer in free words.
      if (now >= whatsAppWindowEnd(message.sentAt)) return
      const support = supportStateAt(now, timeZone)
      const answer = await answerTo(tx, { message, chat, picture, words, now }, support, isStaffed)
      if (answer !== '') await answerAutomatically(tx, deps, message, chat.id, answer, now)
    })
    return true
  },
}

/** The chat in which a contact's messages are read, locked: their customer's, or one for them alone. */
async function chatOf(
  tx: Tx,
  { contact, customer }: ReceivedMessage,
  words: Words,
  now: Date,
): Promise<ChatRow> {
  const { id, chatId, phone, name } = contact
  const current = chatId === null ? undefined : await lockChat(tx, chatId)
  if (current && current.user_id === (customer?.id ?? null)) return current
  if (current && customer && isStrangers(current)) {
    const joining = { contactId: id, chat: current, customerId: customer.id }
    return joinStrangersChat(tx, joining)
  }
  const next = customer
    ? await openCustomersChat(tx, customer.id, now)
    : await insertStrangersChat(
        tx,
        name ?? (phone && `+${phone}`) ?? words.chat.byWhatsApp.nameless,
        now,
      )
  await setChatOfContact(tx, id, next)
  return requireLockedChat(tx, next)
}

type Picture = Awaited<ReturnType<typeof receivePicture>>

/** WhatsApp may be away for so long; what it hasn't given by then can't be shown. */
const TRIED_FOR_MS = 60 * 60_000

/** Null for a message without one. */
async function pictureOf(deps: Deps, message: ReceivedMessage): Promise<Picture | null> {
  const { content, receivedAt } = message
  if (content.kind !== 'picture') return null
  try {
    return await receivePicture(deps, content.mediaId)
  } catch (error) {
    if (deps.clock().getTime() - receivedAt.getTime() < TRIED_FOR_MS) throw error
    deps.log.warn({ err: error, messageId: message.id }, 'a picture by WhatsApp could not be read')
    return { refused: 'unreadable' }
  }
}

function textOf(content: InboundContent, picture: Picture | null, { chat }: Words): string {
  const { unreadable, pictureLost } = chat.byWhatsApp
  if (content.kind === 'unreadable') return unreadable[content.what]
  if (content.kind !== 'picture') return content.text
  return [content.caption, picture && 'refused' in picture && pictureLost]
    .filter(Boolean)
    .join('\n\n')
}

/** WhatsApp takes longer messages than a chat. */
function partsOf(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${CHAT_TEXT}}`, 'gu')) ?? ['']
}

/** WhatsApp's ids are longer than a chat's. */
function idOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 40)
}

interface Answering {
  message: ReceivedMessage
  chat: ChatRow
  picture: Picture | null
  words: Words
  now: Date
}

/** What is said before a person answers; empty for nothing. */
async function answerTo(
  tx: Tx,
  { message, chat, picture, words, now }: Answering,
  support: Support,
  isStaffed: boolean,
): Promise<string> {
  const { byWhatsApp } = words.chat
  const hasAnswerSince = (at: Date) => hasAutomaticMessageSince(tx, chat.id, at)
  const { content, customer } = message
  const answers: string[] = []
  if (
    content.kind === 'unreadable' &&
    !(await hasAnswerSince(new Date(now.getTime() - ANSWERED_ONCE_MS)))
  )
    answers.push(byWhatsApp.writeInstead(content.what))
  if (picture && 'refused' in picture) answers.push(byWhatsApp.pictureRefused[picture.refused])
  if (!customer && !(await hasAnswerSince(new Date(0)))) answers.push(byWhatsApp.ask)
  // Once a night is enough.
  if (!support.open && !isStaffed && !(await hasAnswerSince(support.closedSince)))
    answers.push(byWhatsApp.away(support.back))
  return answers.join('\n\n')
}

/** Stores an automatic message in a chat, and sends it to who wrote. */
async function answerAutomatically(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords'>,
  { contact, customer }: ReceivedMessage,
  chatId: string,
  text: string,
  at: Date,
): Promise<void> {
  const chatMessageId = await insertChatMessage(tx, {
    chat_id: chatId,
    author: 'auto',
    body: text,
    created_at: at,
  })
  await queueWhatsAppReply(tx, deps, {
    to: contact,
    customerId: customer?.id ?? null,
    text,
    chatMessageId: chatMessageId!,
    at,
  })
}
