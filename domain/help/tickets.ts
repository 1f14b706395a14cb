// Support tickets: number, categories, priorities and statuses.
import { toCrockfordDigits, encodeBase32Digits, readPartialNumber } from '../base/typed-number.ts'

export const TICKET_CATEGORIES = ['orders', 'billing', 'account', 'technical', 'other'] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]

export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

export const DEFAULT_PRIORITY: TicketPriority = 'medium'

export const TICKET_STATUSES = ['open', 'in_progress', 'waiting', 'resolved', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** Those that somebody still has to do something about. */
export const UNFINISHED_STATUSES = [
  'open',
  'in_progress',
  'waiting',
] as const satisfies TicketStatus[]

/** What a customer's answer makes of a status: whatever was done, or waited for them, is open again. */
export function statusAfterReply(status: TicketStatus): TicketStatus {
  return status === 'in_progress' ? 'in_progress' : 'open'
}

const PREFIX = 'HD'
const BYTES = 4
const DIGITS = 6

/**
 * Writes four random bytes as a ticket's number, HD-XXXXXX.
 * @throws RangeError when there are not exactly four bytes
 */
export function ticketNumberFrom(bytes: Uint8Array): string {
  if (bytes.length !== BYTES) throw new RangeError(`A ticket number takes ${BYTES} bytes`)
  return `${PREFIX}-${encodeBase32Digits(bytes, DIGITS)}`
}

/** Reads a ticket's number as people type it, or null when it is none. Case, spaces and dashes don't matter. */
export function readTicketNumber(text: string): string | null {
  const digits = toCrockfordDigits(text, PREFIX, DIGITS)
  return digits === null ? null : `${PREFIX}-${digits}`
}

/** As far as a ticket's number is typed, the way it is written: "HD-3K9"; null without HD before it. */
export function readPartialTicketNumber(text: string): string | null {
  const digits = readPartialNumber(text, PREFIX, DIGITS)
  return digits === null ? null : `${PREFIX}-${digits}`
}

/** Who writes in a ticket. */
export const TICKET_AUTHORS = ['customer', 'staff'] as const
export type TicketAuthor = (typeof TICKET_AUTHORS)[number]
