/** Queues an answer to a person who wrote by WhatsApp. */
import { wordMessage } from '#words/message.ts'
import type { MessagePart } from '../../database/own-types.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { insertQueuedMessage } from './store.ts'

export interface WhatsAppReply {
  /** WhatsApp's id of the person, their number in digits, or both. */
  to: { userId: string | null; phone: string | null }
  /** The customer it is to, with whose account it is erased; null for a stranger. */
  customerId: string | null
  text: string
  /** A picture that it brings, its words below it. */
  picture?: { id: string; link: string | null }
  /** Sent as the approved template of this kind, which says the same, where free words don't reach its reader. */
  template?: 'chat.waiting'
  /** The message of a chat that it brings, which shows what becomes of it. */
  chatMessageId?: number
  at: Date
}

/**
 * Stored and enqueued in the transaction of what it answers; it leaves at once, for its reader waits for it. WhatsApp
 * refuses free words once their last message is a day old.
 */
export async function queueWhatsAppReply(
  tx: Tx,
  { jobs, staffWords }: Pick<Deps, 'jobs' | 'staffWords'>,
  { to, customerId, text, picture, template, chatMessageId, at }: WhatsAppReply,
): Promise<void> {
  const id = newId(at)
  const said = template
    ? ({ kind: template } as const)
    : ({ kind: 'whatsapp.reply', params: { text, ...(picture && { picture }) } } as const)
  await insertQueuedMessage(tx, null, {
    id,
    user_id: customerId,
    channel: 'whatsapp',
    recipient: whatsAppAddress(to),
    search_text: wordMessage(staffWords, said).title,
    parts: JSON.stringify([{ params: {}, ...said }] satisfies MessagePart[]),
    chat_message_id: chatMessageId ?? null,
    created_at: at,
  })
  await jobs.enqueue(tx, 'deliver-letter', { letterId: id })
}

/** Where WhatsApp is told a number, its notices go on naming it. */
function whatsAppAddress({ userId, phone }: WhatsAppReply['to']): string {
  return phone === null ? userId! : `+${phone}`
}
