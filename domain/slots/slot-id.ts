// Permanent id of a date's pickup slot: making one, and reading its date and label.
import type { DeliveryWindow } from './delivery-windows.ts'
import { findSlot, slotWithInstants, type PickupSlot } from './slots.ts'

/** The branch's part of an id; `slotId` alone writes it. A second branch gets other digits. */
const BRANCH_DIGITS = '000000000000'

/**
 * What names a date's slot for good, whether anyone has booked it or not: its date, start, length and branch, as a
 * UUID of version 8. Ids sort as the slots follow each other.
 */
export function slotId(
  date: string,
  slot: Pick<PickupSlot, 'startMinutes' | 'endMinutes'>,
): string {
  const { startMinutes, endMinutes } = slot
  const start = Math.floor(startMinutes / 60) * 100 + (startMinutes % 60)
  const length = (endMinutes - startMinutes).toString(16)
  return `${date.replaceAll('-', '')}-${String(start).padStart(4, '0')}-8${length.padStart(3, '0')}-8000-${BRANCH_DIGITS}`
}

/** The bounds of the ids of a date's slots at every branch, both included. */
export function slotIdsOn(date: string): {
  readonly first: string
  readonly last: string
} {
  const day = date.replaceAll('-', '')
  return {
    first: `${day}-0000-0000-0000-000000000000`,
    last: `${day}-ffff-ffff-ffff-ffffffffffff`,
  }
}

/** When somebody's clothes are picked up, as calls say it. */
export type Pickup = {
  readonly pickupDate: string
  readonly pickupTime: string
}

/**
 * What names a pickup's slot for good.
 * @throws RangeError for a label that PICKUP_SLOTS has not
 */
export function slotIdOfPickup({ pickupDate, pickupTime }: Pickup): string {
  return slotId(pickupDate, slotLabelled(pickupTime))
}

/**
 * The date and the label of a slot, as the laundry's clocks showed them when it was booked.
 * @param id as `slotId` makes it
 */
export function pickupOfSlotId(id: string): Pickup {
  const [day, start, length] = id.split('-') as [string, string, string]
  const startMinutes = Number(start.slice(0, 2)) * 60 + Number(start.slice(2))
  return {
    pickupDate: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`,
    pickupTime: slotLabel(startMinutes, startMinutes + parseInt(length.slice(1), 16)),
  }
}

/** The day and the hours that an id names, as a window; null for none. @param id as `slotId` makes it */
export function windowOfSlotId<Id extends string | null>(
  id: Id,
): DeliveryWindow | (Id extends string ? never : null) {
  if (id === null) return null as Id extends string ? never : null
  const { pickupDate: date, pickupTime: time } = pickupOfSlotId(id)
  return { date, time }
}

/**
 * What names a window of delivery for good, as it does the slot of the same hours.
 * @throws RangeError for a label that PICKUP_SLOTS has not
 */
export function slotIdOfWindow({ date, time }: DeliveryWindow): string {
  return slotId(date, slotLabelled(time))
}

/** A slot's hours in words, in minutes after midnight: "9-11 AM", "11 AM-1 PM". */
export function slotLabel(startMinutes: number, endMinutes: number): string {
  const [begins, ends] = [hour(startMinutes), hour(endMinutes)]
  const sameHalf = begins.half === ends.half
  return `${begins.clock}${sameHalf ? '' : ` ${begins.half}`}-${ends.clock} ${ends.half}`
}

function hour(minutes: number): { clock: string; half: 'AM' | 'PM' } {
  const hours = Math.floor(minutes / 60) % 24
  const rest = minutes % 60
  return {
    clock: `${hours % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`,
    half: hours < 12 ? 'AM' : 'PM',
  }
}

/** A slot as it is stored: its label is made where it is shown. */
export type StoredSlot = {
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * A date's slot as it is stored.
 * @throws RangeError for a label that PICKUP_SLOTS has not
 */
export function toStoredSlot(date: string, label: string, timeZone: string): StoredSlot {
  const slot = slotLabelled(label)
  const { startsAt, endsAt } = slotWithInstants(date, slot, timeZone)
  return { id: slotId(date, slot), startsAt, endsAt }
}

function slotLabelled(label: string): PickupSlot {
  const slot = findSlot(label)
  if (slot === null) throw new RangeError(`There is no slot “${label}”.`)
  return slot
}
