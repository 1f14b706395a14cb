// Setting an order's status in the console: the control, and the bar of many orders.
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { statusLabel, statusLabels } from '../order-statuses.ts'

interface SetOne extends HandOvers {
  status: OrderStatus
  /** The order's. */
  number: string
}

export interface SetMany {
  status: OrderStatus
  count: number
}

export const setStatus = {
  /** "3 orders". */
  orders: orderCountText,
  /** `status` is what the order still has, `reason` a sentence of why. */
  notSaved: ({ status, reason, ...order }: HandOvers & { status: OrderStatus; reason: string }) =>
    `Not saved, still ${statusLabel(status, order)}. ${reason}`,
  tryAgain: 'Please try again.',
  setOne: ({ number, status, ...order }: SetOne) => `${number}: ${statusLabel(status, order)}`,
  setMany: ({ count, status }: SetMany) =>
    `${orderCountText(count)} set to ${statusLabels[status]}`,

  selectedOrders: 'Selected orders',
  selected: (count: number) => `${orderCountText(count)} selected`,
  setSelectedTo: 'Set the status of all selected orders to',
  choose: 'Choose a status…',
  setThem: 'Set status',
  selectNone: 'Select none',
  couldNotBeSet: ({ count, status }: SetMany) =>
    `${orderCountText(count)} could not be set to ${statusLabels[status]}.`,
  retry: 'Retry',
  leaveThem: 'Leave them',
}

/** "3 orders". */
export function orderCountText(count: number): string {
  return count === 1 ? 'One order' : `${count} orders`
}
