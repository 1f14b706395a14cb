// Order statuses: labels, other entries of the history, and a sentence of each for the customer.
import {
  type HandOvers,
  isBroughtToCounter,
  isCollectedAtCounter,
} from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { changedPartsText } from './booking-change.ts'

/** What each status is called, on screens and in messages, exports and the audit log. */
export const statusLabels: Readonly<Record<OrderStatus, string>> = {
  pickup_scheduled: 'Pickup Scheduled',
  picked_up: 'Picked Up',
  washing: 'Washing',
  ready: 'Ready for Delivery',
  out_for_delivery: 'Out for Delivery',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** What the customer is notified of when an order reaches a status: short and without personal data. */
const statusMessages: Readonly<Record<OrderStatus, string>> = {
  pickup_scheduled: 'Your pickup is booked. We’ll be at your door in your time slot.',
  picked_up: 'We’ve picked up your clothes. They’re in good hands.',
  washing: 'Your clothes are being cleaned.',
  ready: 'Your clothes are clean and ready for delivery.',
  out_for_delivery: 'Your clothes are on their way to you.',
  completed: 'Your clothes are back with you. Thank you for trusting us with them.',
  cancelled: 'Your order is cancelled.',
}

/** The same where clothes change hands at the counter: the first two on the way in, the others on the way back. */
const atCounter: Partial<
  Record<OrderStatus, { readonly label: string; readonly message: string }>
> = {
  pickup_scheduled: {
    label: 'Expected at the Counter',
    message: 'Your order is booked. Please bring your clothes to our counter.',
  },
  picked_up: {
    label: 'Received at the Counter',
    message: 'We have your clothes. They’re in good hands.',
  },
  ready: {
    label: 'Ready to Collect',
    message: 'Your clothes are clean and ready for you at the counter.',
  },
  out_for_delivery: {
    label: 'Ready to Collect',
    message: 'Your clothes are clean and ready for you at the counter.',
  },
  completed: {
    label: 'Collected',
    message: 'You have your clothes back. Thank you for trusting us with them.',
  },
}

function counterWords(status: OrderStatus, handOvers: HandOvers) {
  const isWayIn = status === 'pickup_scheduled' || status === 'picked_up'
  const isThere = isWayIn ? isBroughtToCounter(handOvers) : isCollectedAtCounter(handOvers)
  return isThere ? atCounter[status] : undefined
}

/** A status of an order as screens and messages call it. */
export function statusLabel(status: OrderStatus, handOvers: HandOvers): string {
  return counterWords(status, handOvers)?.label ?? statusLabels[status]
}

/** What the customer is notified of it. */
export function statusMessage(status: OrderStatus, handOvers: HandOvers): string {
  return counterWords(status, handOvers)?.message ?? statusMessages[status]
}

/** What an entry of an order's history is called that is about no status. */
export const orderEvents = {
  rescheduled: () => 'Pickup rescheduled',
  changed: changedPartsText,
  counted: () => 'Counted',
  delivery_moved: () => 'Delivery rescheduled',
  proposed: () => 'Waiting for your approval',
  kept: () => 'Left as ordered',
  split: () => 'Split in two orders',
  visit_failed: (status: OrderStatus) =>
    status === 'pickup_scheduled' ? 'We came but couldn’t pick up' : 'We came but couldn’t deliver',
  fee_added: () => 'Second visit added to the price',
  window_missed: () => 'We didn’t come on time',
}
