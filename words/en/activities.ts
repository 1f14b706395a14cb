// The console's feed of what happened lately.
import type { BookingPart } from '#domain/booking-change.ts'
import type { HandOvers } from '#domain/hand-over.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { namedParts } from './booking-change.ts'
import { statusLabel } from './order-statuses.ts'

/** An order by its number, and its customer. */
interface Of {
  name: string
  number: string
}

export const activities = {
  placed: ({ name, number }: Of) => `${name} placed order ${number}`,
  rescheduled: ({ name, number }: Of) => `${name} moved the pickup of order ${number}`,
  delivery_moved: ({ name, number }: Of) => `${name} moved the delivery of order ${number}`,
  /** `parts`: what its customer changed; null where staff changed the items. */
  changed: ({ name, number, parts }: Of & { parts: readonly BookingPart[] | null }) =>
    parts === null
      ? `The items of order ${number} were changed`
      : `${name} changed the ${namedParts(parts)} of order ${number}`,
  counted: ({ number }: Of) => `Order ${number} was counted`,
  status: ({ number, status, ...order }: HandOvers & { number: string; status: OrderStatus }) =>
    `Order ${number} is now ${statusLabel(status, order)}`,
  signedUp: ({ name }: { name: string }) => `${name} signed up`,
}
