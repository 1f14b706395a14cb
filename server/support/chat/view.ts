/** Chats in API answers, for either side. */
import type { ChatMessage, MyChat } from '#contract/help/chat.ts'
import type { StaffChat, StaffChatSummary } from '#contract/help/help-desk.ts'
import type { Support } from '#domain/help/support-hours.ts'
import type { Words } from '#words/words.ts'
import { pictureView } from '../pictures/pictures-of.ts'
import type { ChatRow, FateRow, MessageRow, StaffChatRow } from './store.ts'
import { fatesById, whatsAppChatView } from './whatsapp-view.ts'

interface Page {
  messages: MessageRow[]
  hasOlder: boolean
}

function messageView(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    from: row.author,
    text: row.body,
    pictures: row.pictures.map(pictureView),
    clientId: row.client_id,
    createdAt: row.created_at.toISOString(),
  }
}

function threadView(chat: ChatRow, { messages, hasOlder }: Page) {
  return {
    status: chat.status,
    messages: messages.map(messageView),
    hasOlder,
    customerSeen: chat.customer_seen,
    staffSeen: chat.staff_seen,
  }
}

export function ownChatView(
  words: Words,
  name: string | null,
  chat: { row: ChatRow; page: Page } | null,
  { support, staffed }: { support: Support; staffed: boolean },
): MyChat {
  return {
    name,
    chat: chat && threadView(chat.row, chat.page),
    staffed,
    back: staffed || support.open ? null : words.chat.back(support.back),
  }
}

/**
 * @param last the last message that a person wrote
 * @param hasWhatsApp whether the laundry has it; else nothing names it
 */
export function staffChatSummaryView(
  row: StaffChatRow,
  last: MessageRow,
  hasWhatsApp: boolean,
): StaffChatSummary {
  const whatsApp = hasWhatsApp ? whatsAppChatView(row) : null
  return {
    _id: row.id,
    name: row.customer_name ?? row.visitor_name ?? '',
    customer:
      row.user_id === null
        ? null
        : { _id: row.user_id, name: row.customer_name ?? '', email: row.customer_email ?? '' },
    status: row.status,
    unread: row.unread ?? 0,
    waiting: row.waiting ?? 0,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    lastMessage: messageView(last),
    ...(whatsApp && { whatsApp }),
  }
}

/** @param fates of messages that left by WhatsApp; null where the laundry doesn't have it */
export function staffChatView(
  row: StaffChatRow,
  last: MessageRow,
  page: Page,
  fates: readonly FateRow[] | null,
): StaffChat {
  const thread = threadView(row, page)
  const summary = staffChatSummaryView(row, last, fates !== null)
  if (fates === null) return { ...summary, thread }
  const fateOf = fatesById(fates)
  const came = new Set(page.messages.filter((each) => each.by_whatsapp).map(({ id }) => id))
  const messages = thread.messages.map((message) => {
    const fate = fateOf.get(message.id)
    return {
      ...message,
      ...(came.has(message.id) && { byWhatsApp: true as const }),
      ...(fate && { fate }),
    }
  })
  return { ...summary, thread: { ...thread, messages } }
}
