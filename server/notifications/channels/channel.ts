/** A channel: its recipients, how it words a message, and how it sends it. */
import type { RawBuilder } from 'kysely'
import type { MessageCharge } from '#domain/messages/message-cost.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { Reports } from '#domain/messages/patience.ts'
import type { FilledText } from '#domain/messages/templates/filled-text.ts'
import type { MessageText } from '#words/message.ts'
import type { Words } from '#words/words.ts'
import type { MessagePart } from '../../database/own-types.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Claim } from '../../platform/mail/mail.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { EmailDetails } from './email-details.ts'

/** A message as every channel can write it. */
export interface WrittenMessage {
  id: string
  user_id: string | null
  notification_id: string | null
  /** Its person's name; null for a message to an address. */
  person: string | null
  recipient: string
  reply_to_name: string | null
  reply_to_address: string | null
  /** A path of this site. */
  link: string | null
  parts: readonly MessagePart[]
}

/** A message before it leaves, with the contacts of its person as they are now. */
export interface LeavingMessage extends WrittenMessage {
  topic: string | null
  /** The person's number today. */
  phone: string | null
  takes_texts: boolean | null
  /** The message of a chat that it brings to who wrote there. */
  chat_message_id: number | null
}

/** What a message says, in its reader's language. */
export interface Wording {
  words: Words
  text: MessageText
  /** The approved text that says it; null where no text message of its kind leaves. */
  filled: () => FilledText | null
  /** What stands in a mail below its words. */
  details: () => Promise<EmailDetails | null>
}

/** What a carrier says as it takes a message. */
export interface Taken {
  /** Its name for the message, where its notices go by that. */
  carrierId?: string
  /** Left out where nothing is charged for it. */
  charge?: MessageCharge
}

/** How a message is sent once. */
export interface Sending {
  /** Stores that it was sent. */
  store: (taken?: Taken) => Promise<void>
  /** Keeps other processes from handing the same message over; undefined where there are none. */
  claim: Claim | undefined
}

/** Beginnings of the sentences in which a message says why nothing else of its kind gets through either. */
export interface Troubles {
  /** No message of the channel does until staff mend it. */
  readonly ofAll: readonly string[]
  /** No message with the same text does. */
  readonly ofText: readonly string[]
}

export interface Channel {
  readonly name: NotificationChannel
  /** Whether messages about one topic within minutes leave as one; where the next one replaces the last, none waits. */
  readonly joins: boolean
  /** Whether staff are notified of a message that can't be sent. */
  readonly alertsStaff: boolean
  /** Whether a message counts as having reached its person, so that staff needn't act where another channel fails. */
  readonly reaches: boolean
  /**
   * Whether an address of the channel counts as a way to contact its person. False for a channel that has one for
   * everyone, such as an archive: staff are still notified of customers who can't be contacted.
   */
  readonly isContact: boolean
  /** The file that a message leaves in the outbox folder where it has no carrier; null where it leaves none. */
  readonly file: { ending: 'eml' | 'txt'; type: string } | null
  /** Whether its addresses are phone numbers. */
  readonly goesToPhones: boolean
  /** What the channel keeps of a person beside the outbox; left out where that is nothing. */
  readonly personalData?: PersonalData
  /** Whether the laundry has it; else nothing names it, and no message takes it. */
  isOffered(config: Config): boolean
  /** What becomes known of a message that left; where that is nothing, it counts as arrived. */
  reports(config: Config): Reports
  /** Whether messages leave the machine. */
  hasCarrier(config: Config): boolean
  /** Left out where a failure is only ever about one message. */
  readonly troubles?: (words: Words) => Troubles
  /**
   * Selects the addresses of a person that the channel reaches, as a query of one column.
   * @param isWanted whether the person wants this channel, or hasn't chosen and has it
   * @param at where the time stands at which a session must be good
   * It may use the person's row of `users`.
   */
  recipients(isWanted: RawBuilder<boolean>, at: string): RawBuilder<unknown>
  /** An address as staff see it. */
  shownRecipient(recipient: string): string
  /** The words of a message as they leave, for staff. */
  write(deps: Deps, message: WrittenMessage, wording: Wording): Promise<string>
  /** @throws Refused where the message can never be sent; any other error is worth another try */
  send(deps: Deps, message: LeavingMessage, wording: Wording, sending: Sending): Promise<void>
}
