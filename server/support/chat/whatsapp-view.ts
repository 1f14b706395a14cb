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

/** The worst comes first. */
const STATES = ['failed', 'waiting', 'sent', 'delivered', 'read'] as const

/** What became of each chat message: of its several messages by WhatsApp, such as pictures, the worst. */
export function fatesById(rows: readonly FateRow[]): ReadonlyMap<number | null, Fate> {
  const fates = new Map<number | null, Fate>()
  for (const row of rows) {
    const [fate, other] = [fateView(row), fates.get(row.chat_message_id)]
    if (!other || STATES.indexOf(fate.state) < STATES.indexOf(other.state))
      fates.set(row.chat_message_id, fate)
  }
  return fates
}

type Fate = NonNullable<ChatMessage['fate']>

function fateView(row: FateRow): Fate {
  const { status, delivered_at: deliveredAt, read_at: readAt, last_error: problem } = row
  const further = readAt ? 'read' : deliveredAt ? 'delivered' : 'sent'
  return {
    state: status === 'sent' ? further : status,
    problem: status === 'sent' ? null : problem,
  }
}
