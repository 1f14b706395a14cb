/**
 * The details below a mail's message: facts, sums, notes and an appointment, worded by the capability that sends it.
 */
import type { Words } from '#words/words.ts'
import type { MessagePart } from '../../database/own-types.ts'
import type { CalendarPart } from '../../platform/mail/compose-mail.ts'

export interface EmailDetails {
  facts: readonly { name: string; value: string }[]
  /** What it costs, line by line; the amounts are written. */
  sums: readonly { name: string; amount: string; isTotal?: boolean }[]
  /** Sentences, the last words of some a link. */
  notes: readonly { text: string; link?: string; url?: string }[]
  calendar: CalendarPart | null
}

/** Finds the details of what a message says, in its words; null where these are all. */
export type DetailsOf = (
  parts: readonly MessagePart[],
  words: Words,
) => Promise<EmailDetails | null>
