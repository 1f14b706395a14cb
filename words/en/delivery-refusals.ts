// Why clothes can't be brought back on the day that somebody chose: on the screen, and where an order is placed.
import { DELIVERY_WINDOW_DAYS, type DeliveryDateProblem } from '#domain/promise.ts'

export const deliveryRefusals = {
  delivery_too_early: "Your clothes can't be back by then. Please choose a later day.",
  delivery_too_far: `Please choose a delivery within ${DELIVERY_WINDOW_DAYS} days of the first possible one.`,
  delivery_closed: "We're closed on that day. Please choose another one for the delivery.",
} satisfies Record<DeliveryDateProblem['code'], string>
