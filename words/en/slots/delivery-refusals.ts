// Reasons why clothes can't be delivered on a chosen day or in a chosen window: on the screen, and at placing.
import type { DeliveryProblem } from '#domain/slots/delivery-windows.ts'
import { DELIVERY_WINDOW_DAYS } from '#domain/slots/promise.ts'

export const deliveryRefusals = {
  delivery_too_early: 'Your clothes can’t be back by then. Please choose a later day.',
  delivery_too_far: `Please choose a delivery within ${DELIVERY_WINDOW_DAYS} days of the first possible one.`,
  delivery_closed: 'We’re closed on that day. Please choose another one for the delivery.',
  delivery_not_later:
    'That is the day of the standard delivery. Please choose a later day, or the standard delivery.',
  delivery_time_not_offered: 'We can’t deliver at that time. Please choose another delivery time.',
  delivery_full: 'That delivery time is fully booked. Please choose another one.',
} satisfies Record<DeliveryProblem['code'] | 'delivery_full', string>
