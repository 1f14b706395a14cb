// What an order's statuses are called, what else its history tells, and what its customer reads of each status.
import type { HandOver } from '#domain/hand-over.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { changedLabel } from './booking-change.ts'

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
export const statusMessages: Readonly<Record<OrderStatus, string>> = {
  pickup_scheduled: "Your pickup is booked. We'll be at your door in your time slot.",
  picked_up: "We've picked up your clothes. They're in good hands.",
  washing: 'Your clothes are being cleaned.',
  ready: 'Your clothes are clean and ready for delivery.',
  out_for_delivery: 'Your clothes are on their way to you.',
  completed: 'Your clothes are back with you. Thank you for trusting us with them.',
  cancelled: 'Your order is cancelled.',
}

/** What statuses are called where clothes change hands at the counter; the others as always. */
const counterLabels: Partial<Record<OrderStatus, string>> = {
  picked_up: 'Received at the Counter',
  ready: 'Ready at the Counter',
}

/** What the customer reads of them. */
export const counterMessages = {
  picked_up: "We have your clothes. They're in good hands.",
  ready: 'Your clothes are clean and ready for you at the counter.',
} as const satisfies Partial<Record<OrderStatus, string>>

/** Where an order changes hands; left out for the customer's door. */
type HandOvers = {
  readonly pickupHandOver?: HandOver | undefined
  readonly deliveryHandOver?: HandOver | undefined
}

function isAtCounter(status: OrderStatus, { pickupHandOver, deliveryHandOver }: HandOvers) {
  if (status === 'picked_up') return pickupHandOver === 'counter'
  return status === 'ready' && deliveryHandOver === 'counter'
}

/** A status of an order as screens and messages call it. */
export function statusLabel(status: OrderStatus, handOvers: HandOvers): string {
  return (isAtCounter(status, handOvers) && counterLabels[status]) || statusLabels[status]
}

/** What the customer is notified of it. */
export function statusMessage(status: OrderStatus, handOvers: HandOvers): string {
  if (!isAtCounter(status, handOvers)) return statusMessages[status]
  return status === 'ready' ? counterMessages.ready : counterMessages.picked_up
}

/** What an entry of an order's history is called that is about no status. */
export const orderEvents = {
  rescheduled: () => 'Pickup moved',
  changed: changedLabel,
  delivery_moved: () => 'Delivery moved',
}
