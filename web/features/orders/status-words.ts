// What is said of orders whose status is set.
import { type OrderStatus, STATUS_LABELS } from '#domain/order-lifecycle.ts'

/** What staff read once a status is set: of one order by its number. */
export function titleOf(status: OrderStatus, count: number, number?: string): string {
  return number === undefined
    ? `${ordersText(count)} set to ${STATUS_LABELS[status]}`
    : `${number}: ${STATUS_LABELS[status]}`
}

export function ordersText(count: number): string {
  return count === 1 ? 'One order' : `${count} orders`
}
