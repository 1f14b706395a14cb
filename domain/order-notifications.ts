// Owns the words in which a customer is notified of what happens to an order.
import { formatPaise } from './money.ts'
import type { Paise } from './money.ts'
import { STATUS_MESSAGES, STATUS_LABELS } from './order-lifecycle.ts'
import type { OrderStatus } from './order-lifecycle.ts'
import { writeDate } from './time-zone.ts'

export type NotificationText = { readonly title: string; readonly message: string }

type Pickup = { readonly pickupDate: string; readonly pickupTime: string }

/**
 * The order is placed: when we come, what it costs, and when it comes back where a day was asked for.
 * @param deliveryDate the day asked for; null for the standard promise
 */
export function bookedNotification(
  number: string,
  pickup: Pickup,
  totalPaise: Paise,
  deliveryDate: string | null,
): NotificationText {
  const back = deliveryDate === null ? '' : ` ${broughtBack(deliveryDate)}`
  return {
    title: `Order ${number} is booked`,
    message: `${STATUS_MESSAGES.pickup_scheduled} Pickup on ${whenOf(pickup)}.${back} Total ${formatPaise(totalPaise)}.`,
  }
}

/** The order has reached a status. */
export function statusNotification(number: string, status: OrderStatus): NotificationText {
  return {
    title: `Order ${number}: ${STATUS_LABELS[status]}`,
    message: STATUS_MESSAGES[status],
  }
}

/**
 * The pickup is in another slot.
 * @param deliveryDate when the clothes come back, where a day was asked for; null elsewhere
 */
export function movedNotification(
  number: string,
  pickup: Pickup,
  deliveryDate: string | null,
): NotificationText {
  const back = deliveryDate === null ? '' : ` ${broughtBack(deliveryDate)}`
  return {
    title: `Order ${number}: pickup moved`,
    message: `Your pickup is now on ${whenOf(pickup)}.${back}`,
  }
}

/**
 * Staff have changed the lines: what it cost, what it costs now, and why.
 * @param change.reason staff's words, such as "3 kg turned out to be 4 kg"
 * @param change.expressLost why it is no express order any more; null where nothing changes about that
 * @param change.deliveryDate when the clothes come back, where that is another day now
 */
export function changedNotification(
  number: string,
  change: {
    readonly fromPaise: Paise
    readonly toPaise: Paise
    readonly reason: string
    readonly expressLost: string | null
    readonly deliveryDate: string | null
  },
): NotificationText {
  const { fromPaise, toPaise, reason, expressLost, deliveryDate } = change
  const why = [reason, ...(expressLost === null ? [] : [expressLost])].map(sentence).join(' ')
  const price =
    fromPaise === toPaise
      ? `The total stays ${formatPaise(toPaise)}.`
      : `The total is now ${formatPaise(toPaise)} instead of ${formatPaise(fromPaise)}.`
  const delivery = deliveryDate === null ? '' : ` ${broughtBack(deliveryDate)}`
  return {
    title: `Order ${number}: items changed`,
    message: `${why} ${price}${delivery}`,
  }
}

/** We had to cancel the order; staff say why. */
export function cancelledNotification(number: string, reason: string): NotificationText {
  const { title, message } = statusNotification(number, 'cancelled')
  return { title, message: `${message} ${sentence(reason)}` }
}

function broughtBack(deliveryDate: string): string {
  return `We bring it back on ${writeDate(deliveryDate)}.`
}

/** A pickup as people read it: "Fri, 20 June, 9-11 AM". */
function whenOf({ pickupDate, pickupTime }: Pickup): string {
  return `${writeDate(pickupDate)}, ${pickupTime}`
}

/** What a person typed, ended as a sentence is. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
