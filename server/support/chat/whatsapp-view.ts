/** Chats of people who write by WhatsApp, in API answers to staff. */
import type { ChatMessage } from '#contract/help/chat.ts'
import type { StaffChatSummary } from '#contract/help/help-desk.ts'
import { whatsAppWindowEnd } from '#domain/messages/whatsapp-people.ts'
import type { FateRow, StaffChatRow } from './store.ts'

type WhatsAppChat = NonNullable<StaffChatSummary['whatsApp']>

/** Null where no messages came, or come, by WhatsApp. */
export function whatsAppChatView(row: StaffChatRow): WhatsAppChat | null {
  const isStrangers = row.user_id === null && row.visitor_hash === null
  if (row.contact_id === null && !isStrangers) return null
  const { contact_phone: phone, wrote_by_whatsapp_at: wroteAt } = row
  return {
    phone: phone === null ? null : `+${phone}`,
    answersUntil: wroteAt === null ? null : whatsAppWindowEnd(wroteAt).toISOString(),
    isWayBack: isStrangers || row.is_last_by_whatsapp === true,
    isAsked: row.is_asked_again,
  }
}

export function fateView(row: FateRow): NonNullable<ChatMessage['fate']> {
  const { status, delivered_at: deliveredAt, read_at: readAt, last_error: problem } = row
  const further = readAt ? 'read' : deliveredAt ? 'delivered' : 'sent'
  return {
    state: status === 'sent' ? further : status,
    problem: status === 'sent' ? null : problem,
  }
}
