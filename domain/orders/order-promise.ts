// Promise to an order's customer: the return time, a delay, or the end of the order.
import { type HandOvers, isBroughtToCounter, isCollectedAtCounter } from './record/hand-over.ts'
import { isFinalStatus, type OrderStatus } from './record/order-lifecycle.ts'
import { findSlot, slotWithInstants } from '../slots/slots.ts'
import { addDays, calendarDateIn } from '../base/time-zone.ts'

/** What the promise rests on. Dates are YYYY-MM-DD, slots and windows go by their labels. */
export type FollowedOrder = HandOvers & {
  readonly status: OrderStatus
  readonly pickupDate: string
  readonly pickupTime: string
  readonly estimatedDeliveryAt: Date
  /** The hours in which it comes back; null or left out where there is a moment alone. */
  readonly deliveryWindow?: { readonly date: string; readonly time: string } | null | undefined
  /** When it was completed or cancelled; null while it isn't, or where nobody knows. */
  readonly endedAt: Date | null
}

/** A day seen from today; `week`: within the six days to come. */
export type PromisedDay = {
  readonly when: 'yesterday' | 'today' | 'tomorrow' | 'week' | 'other'
  readonly date: string
}

/** From when to when it is to be back; `from` null: at any time until then. */
type Due = { readonly day: PromisedDay; readonly from: Date | null; readonly by: Date }

export type OrderPromise =
  /** `comesFor`: the pickup that is still to come. */
  | ({ readonly kind: 'due'; readonly comesFor: PickupDay | null } & Due)
  /** `isEarly`: it left on a day before the promised one. */
  | ({ readonly kind: 'onTheWay'; readonly isEarly: boolean } & Due)
  /** The time is over; `isOnTheWay`: but the clothes have left. */
  | ({ readonly kind: 'late'; readonly isOnTheWay: boolean } & Due)
  | ({ readonly kind: 'pickupLate' } & PickupDay)
  /** The clothes wait at the counter, for as long as their customer likes. */
  | { readonly kind: 'collectable' }
  | {
      readonly kind: 'delivered' | 'cancelled'
      readonly day: PromisedDay | null
      readonly at: Date | null
    }

type PickupDay = { readonly day: PromisedDay; readonly slotLabel: string }

/** Days are the laundry's. @throws RangeError when a date is not real */
export function orderPromise(order: FollowedOrder, now: Date, timeZone: string): OrderPromise {
  const { status, endedAt } = order
  const today = calendarDateIn(now, timeZone)
  if (isFinalStatus(status)) {
    const day = endedAt && dayFrom(today, calendarDateIn(endedAt, timeZone))
    return { kind: status === 'completed' ? 'delivered' : 'cancelled', day, at: endedAt }
  }

  if (isCollectedAtCounter(order) && (status === 'ready' || status === 'out_for_delivery'))
    return { kind: 'collectable' }
  const isToCome = status === 'pickup_scheduled' && !isBroughtToCounter(order)
  const comesFor = isToCome ? pickupOf(order, today) : null
  if (comesFor && pickupEnds(order, timeZone) < now) return { kind: 'pickupLate', ...comesFor }

  const due = dueOf(order, today, timeZone)
  const isOnTheWay = status === 'out_for_delivery'
  if (due.by < now) return { kind: 'late', isOnTheWay, ...due }
  if (isOnTheWay) return { kind: 'onTheWay', isEarly: due.day.when !== 'today', ...due }
  return { kind: 'due', comesFor, ...due }
}

function pickupOf({ pickupDate, pickupTime }: FollowedOrder, today: string): PickupDay {
  return { day: dayFrom(today, pickupDate), slotLabel: pickupTime }
}

function pickupEnds({ pickupDate, pickupTime, estimatedDeliveryAt }: FollowedOrder, zone: string) {
  const slot = findSlot(pickupTime)
  return slot === null ? estimatedDeliveryAt : slotWithInstants(pickupDate, slot, zone).endsAt
}

function dueOf(order: FollowedOrder, today: string, timeZone: string): Due {
  const hours = hoursOf(order, timeZone)
  const by = promisedReturnAt(order, timeZone)
  const day = dayFrom(today, hours?.date ?? calendarDateIn(by, timeZone))
  return { day, from: hours?.startsAt ?? null, by }
}

type Promised = Pick<FollowedOrder, 'estimatedDeliveryAt' | 'deliveryWindow'>

/** Until when it is promised back: the end of its window, or the moment where it has none. */
export function promisedReturnAt(order: Promised, timeZone: string): Date {
  return hoursOf(order, timeZone)?.endsAt ?? order.estimatedDeliveryAt
}

function hoursOf({ deliveryWindow }: Promised, timeZone: string) {
  const slot = deliveryWindow ? findSlot(deliveryWindow.time) : null
  return deliveryWindow && slot ? slotWithInstants(deliveryWindow.date, slot, timeZone) : null
}

const DAYS_BY_NAME = 6

function dayFrom(today: string, date: string): PromisedDay {
  if (date === today) return { when: 'today', date }
  if (date === addDays(today, 1)) return { when: 'tomorrow', date }
  if (date === addDays(today, -1)) return { when: 'yesterday', date }
  const isNear = date > today && date <= addDays(today, DAYS_BY_NAME)
  return { when: isNear ? 'week' : 'other', date }
}
