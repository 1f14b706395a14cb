// The console's feed of recent activity.
import type { BookingPart } from '#domain/orders/booking-change.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { bookingPartsText } from '../orders/booking-change.ts'
import { statusLabel } from '../orders/order-statuses.ts'

/** An order by its number, and its customer. */
interface Of {
  name: string
  number: string
  /** Who of the staff did it; null where it was the customer, or nobody. */
  by: string | null
}

/** So many of the numbers of a bulk change are listed. */
const LISTED = 3

/** Orders that one press of staff's changed, the newest first. */
interface Bulk {
  numbers: readonly string[]
  by: string
}

/** "4 orders (LC-A, LC-B, LC-C …)". */
function manyOrders(numbers: readonly string[]): string {
  const listed = numbers.slice(0, LISTED).join(', ')
  return `${numbers.length} orders (${listed}${numbers.length > LISTED ? ' …' : ''})`
}

export const activities = {
  placed: ({ name, number, by }: Of) =>
    by === null ? `${name} placed order ${number}` : `${by} placed order ${number} for ${name}`,
  rescheduled: ({ name, number, by }: Of) =>
    `${by ?? name} rescheduled the pickup of order ${number}`,
  visit_failed: ({ number, by }: Of) =>
    `${by ?? 'A rider'} couldn’t complete a stop for order ${number}`,
  fee_added: ({ number }: Of) => `A second visit was added to the price of order ${number}`,
  window_missed: ({ number }: Of) =>
    `Nobody came on time for order ${number}, and its customer was credited`,
  delivery_moved: ({ name, number, by }: Of) =>
    `${by ?? name} rescheduled the delivery of order ${number}`,
  /** `parts`: what was changed of the booking; null where it was the items, by staff. */
  changed: ({ name, number, by, parts }: Of & { parts: readonly BookingPart[] | null }) => {
    if (parts !== null)
      return `${by ?? name} changed the ${bookingPartsText(parts)} of order ${number}`
    return by === null
      ? `The items of order ${number} were changed`
      : `${by} changed the items of order ${number}`
  },
  counted: ({ number, by }: Of) =>
    by === null ? `Order ${number} was counted` : `${by} counted order ${number}`,
  proposed: ({ name, number, by }: Of) =>
    by === null
      ? `${name} was asked about the price of order ${number}`
      : `${by} asked ${name} about the price of order ${number}`,
  split: ({ number, by }: Of) =>
    by === null ? `Order ${number} was split in two` : `${by} split order ${number} in two`,
  kept: ({ number }: Of) => `Order ${number} stays as it was ordered`,
  /** `isOwn`: the customer did it. */
  status: ({
    name,
    number,
    by,
    isOwn,
    status,
    ...order
  }: HandOvers & Of & { isOwn: boolean; status: OrderStatus }) => {
    if (isOwn && status === 'cancelled') return `${name} cancelled order ${number}`
    const label = statusLabel(status, order)
    return by === null ? `Order ${number} is now ${label}` : `${by} set order ${number} to ${label}`
  },
  /** What staff did to several orders at once. */
  bulk: {
    rescheduled: ({ numbers, by }: Bulk) =>
      `${by} rescheduled the pickups of ${manyOrders(numbers)}`,
    delivery_moved: ({ numbers, by }: Bulk) =>
      `${by} rescheduled the deliveries of ${manyOrders(numbers)}`,
    status: ({ numbers, by, status, ...order }: HandOvers & Bulk & { status: OrderStatus }) =>
      `${by} set ${manyOrders(numbers)} to ${statusLabel(status, order)}`,
  },
  signedUp: ({ name }: { name: string }) => `${name} signed up`,
}
