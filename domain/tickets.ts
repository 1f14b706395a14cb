// Owns what a support ticket can be: its number, categories, priorities and statuses.
import { crockfordDigits, digitsFrom, firstDigits } from './typed-number.ts'

export const TICKET_CATEGORIES = [
  { value: 'orders', label: 'Orders' },
  { value: 'billing', label: 'Billing' },
  { value: 'account', label: 'Account' },
  { value: 'technical', label: 'Technical' },
  { value: 'other', label: 'Other' },
] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]['value']

export const TICKET_PRIORITIES = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]['value']

export const DEFAULT_PRIORITY: TicketPriority = 'medium'

/** With what customers read when staff set it. */
export const TICKET_STATUSES = [
  { value: 'open', label: 'Open', update: 'It is open again.' },
  { value: 'in_progress', label: 'In progress', update: 'We are working on it.' },
  {
    value: 'waiting',
    label: 'Waiting for customer',
    update: 'We need a word from you to go on.',
  },
  {
    value: 'resolved',
    label: 'Resolved',
    update: 'We believe that it is solved. If it isn’t, answer and we go on.',
  },
  { value: 'closed', label: 'Closed', update: 'It is closed. An answer of yours opens it again.' },
] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]['value']

/** Those that somebody still has to do something about. */
export const UNFINISHED_STATUSES = [
  'open',
  'in_progress',
  'waiting',
] as const satisfies TicketStatus[]

/** What a customer's answer makes of a status: whatever was done, or waited for them, is open again. */
export function afterCustomerReply(status: TicketStatus): TicketStatus {
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
  return `${PREFIX}-${digitsFrom(bytes, DIGITS)}`
}

/** Reads a ticket's number as people type it, or null when it is none. Case, spaces and dashes don't matter. */
export function readTicketNumber(text: string): string | null {
  const digits = crockfordDigits(text, PREFIX, DIGITS)
  return digits === null ? null : `${PREFIX}-${digits}`
}

/** As far as a ticket's number is typed, the way it is written: "HD-3K9"; null without HD before it. */
export function ticketNumberSoFar(text: string): string | null {
  const digits = firstDigits(text, PREFIX, DIGITS)
  return digits === null ? null : `${PREFIX}-${digits}`
}
