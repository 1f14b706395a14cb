// What an order's statuses are called, what else its history tells, and what its customer reads of each status.
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

/** What an entry of an order's history is called that is about no status. */
export const orderEvents = {
  rescheduled: () => 'Pickup moved',
  changed: changedLabel,
  delivery_moved: () => 'Delivery moved',
}
