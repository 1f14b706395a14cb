/** Merges parts of a message that say the same, so that an order's changes read as one. */
import type { BookingPart } from '#domain/orders/booking-change.ts'
import { BOOKING_PARTS } from '#domain/orders/booking-change.ts'
import type { MessagePart } from '../../../database/own-types.ts'

/** What says that an order was changed: several of these are one change to who reads them. */
const CHANGES: ReadonlySet<string> = new Set([
  'order.moved',
  'order.delivery_moved',
  'order.lines_changed',
  'order.booking_changed',
  'order.payment_chosen',
  'order.goodwill_given',
])

/** What of an order's parameters is joined; other kinds have none of it. */
interface Joined {
  number?: string
  parts?: readonly BookingPart[]
  byStaff?: boolean
  fromPaise?: number | null
  deliveryDate?: string | null
  amountPaise?: number
}

/**
 * Of those that replace each other, and of those about one thing, the newest alone stays, with what it changes since
 * the oldest. When the clothes come back is said by the newest that says it.
 * @param parts the newest first
 */
export function joinMessageParts(parts: readonly MessagePart[]): MessagePart[] {
  const said: MessagePart[] = []
  for (const part of parts) {
    const index = said.findIndex((newer) => isSaidBy(newer, part))
    if (index >= 0) said[index] = joinOne(said[index]!, part)
    else if (!said.some(saysReturn) || !saysReturn(part)) said.push(part)
    else if (part.kind !== 'order.delivery_moved')
      said.push({ ...part, params: { ...part.params, deliveryDate: null } })
  }
  return said
}

/** The number of the order that all of the parts change, where there are several; else null. */
export function commonOrderNumber(parts: readonly MessagePart[]): string | null {
  if (parts.length < 2 || !parts.every(({ kind }) => CHANGES.has(kind))) return null
  return paramsOf(parts[0]!).number ?? null
}

/** Whether a newer part replaces an older one. */
export function isOutdatedBy(other: MessagePart, part: MessagePart): boolean {
  if (!other.id || !part.id || other.id <= part.id) return false
  const areStatuses = [other, part].every(({ kind }) => kind === 'order.status_set')
  return areStatuses || isSaidBy(other, part)
}

function isSaidBy(newer: MessagePart, older: MessagePart): boolean {
  const { about, replaces } = older
  return (
    newer.replaces === replaces ||
    (about != null && newer.about === about) ||
    isOneBooking(newer, older)
  )
}

function isOneBooking(newer: MessagePart, older: MessagePart): boolean {
  const isBooking = [newer, older].every(({ kind }) => kind === 'order.booking_changed')
  return isBooking && paramsOf(newer).byStaff === paramsOf(older).byStaff
}

function joinOne(newer: MessagePart, older: MessagePart): MessagePart {
  if (newer.kind !== older.kind || !CHANGES.has(newer.kind)) return newer
  const [now, then] = [paramsOf(newer), paramsOf(older)]
  const both = [...(now.parts ?? []), ...(then.parts ?? [])]
  const params = {
    ...now,
    ...(now.parts && { parts: BOOKING_PARTS.filter((part) => both.includes(part)) }),
    ...(newer.kind === 'order.goodwill_given' && {
      amountPaise: (now.amountPaise ?? 0) + (then.amountPaise ?? 0),
    }),
    ...(then.fromPaise != null && { fromPaise: then.fromPaise }),
    ...(now.deliveryDate === null && then.deliveryDate != null && deliveryOf(then)),
  }
  return { ...newer, params }
}

function saysReturn(part: MessagePart): boolean {
  return paramsOf(part).deliveryDate != null
}

function deliveryOf({ deliveryDate, deliveryTime }: Joined & { deliveryTime?: string | null }) {
  return { deliveryDate, deliveryTime }
}

function paramsOf({ params }: MessagePart): Joined {
  return params
}
