/** A message that a person sent to the laundry by WhatsApp, and what may be done with it. */
import type { InboundContent } from '#domain/messages/whatsapp-people.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'

/** How WhatsApp names a sender: by an id, by a number, or by both. */
export interface InboundSender {
  userId: string | null
  /** Digits, with the country's code. */
  phone: string | null
  /** As they gave it; it proves nothing. */
  name: string | null
}

export interface InboundMessage {
  /** WhatsApp's; the same message always has the same. */
  id: string
  sender: InboundSender
  sentAt: Date
  content: InboundContent
  /** WhatsApp's id of the message of ours that it answers; null where its sender named none. */
  repliesTo: string | null
}

/** Who writes by WhatsApp, as stored. */
export interface WhatsAppContact extends InboundSender {
  id: string
  /** The chat in which their messages are read. */
  chatId: string | null
}

/** The customer who proved a sender's number. */
export interface KnownCustomer {
  id: string
  language: string | null
}

export interface ReceivedMessage extends Pick<InboundMessage, 'id' | 'sentAt' | 'repliesTo'> {
  content: InboundContent
  contact: WhatsAppContact
  /** Null unless exactly one customer has proven the number; then nothing of anyone may be told. */
  customer: KnownCustomer | null
  receivedAt: Date
  /**
   * Marks it as handled, once: false where that is done, so that nothing may follow. Its contact is locked until `tx`
   * ends.
   */
  take(tx: Tx): Promise<boolean>
}

/** One of those that are asked in turn about each message. */
export interface InboundHandler {
  /**
   * Handles a message, or leaves it to the next one. What follows from it is done in a transaction that takes it.
   * @returns whether it was this handler's
   * @throws Error to be asked again later
   */
  handle(deps: Deps, message: ReceivedMessage): Promise<boolean>
}
