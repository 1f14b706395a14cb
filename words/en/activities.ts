// The console's feed of what happened lately.
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { statusLabels } from './order-statuses.ts'

/** An order by its number, and its customer. */
interface Of {
  name: string
  number: string
}

export const activities = {
  placed: ({ name, number }: Of) => `${name} placed order ${number}`,
  rescheduled: ({ name, number }: Of) => `${name} moved the pickup of order ${number}`,
  changed: ({ number }: Pick<Of, 'number'>) => `The items of order ${number} were changed`,
  status: ({ number, status }: { number: string; status: OrderStatus }) =>
    `Order ${number} is now ${statusLabels[status]}`,
  signedUp: ({ name }: { name: string }) => `${name} signed up`,
}
