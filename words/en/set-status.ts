// Setting orders' statuses in the console: the control, the question before it, and the bar of many orders.
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { statusLabels } from './order-statuses.ts'

interface SetOne {
  status: OrderStatus
  /** The order's. */
  number: string
}

interface SetMany {
  status: OrderStatus
  count: number
}

export const setStatus = {
  /** "3 orders". */
  orders: ordersText,
  statusOf: ({ number }: { number: string }) => `Status of order ${number}`,
  saving: 'Saving…',
  /** `status` is what the order still has, `reason` a sentence of why. */
  notSaved: ({ status, reason }: { status: OrderStatus; reason: string }) =>
    `Not saved, still ${statusLabels[status]}. ${reason}`,
  tryAgain: 'Please try again.',
  setOne: ({ number, status }: SetOne) => `${number}: ${statusLabels[status]}`,
  setMany: ({ count, status }: SetMany) => `${ordersText(count)} set to ${statusLabels[status]}`,

  order: ({ number }: { number: string }) => `Order ${number}`,
  progress: ({ done, of }: { done: number; of: number }) => `${done} of ${of}…`,
  workingOut: 'Working out what follows',
  notWorkedOut: "What follows couldn't be worked out.",
  cancelOne: { title: 'Cancel this order?', confirm: 'Cancel order', keep: 'Keep order' },
  cancelMany: (count: number) => ({
    title: `Cancel ${ordersText(count)}?`,
    confirm: `Cancel ${ordersText(count)}`,
    keep: 'Keep them',
  }),
  askOne: (status: OrderStatus) => ({
    title: `Set this order to ${statusLabels[status]}?`,
    confirm: `Set to ${statusLabels[status]}`,
    keep: 'Not now',
  }),
  askMany: ({ status, count }: SetMany) => ({
    title: `Set ${ordersText(count)} to ${statusLabels[status]}?`,
    confirm: 'Set and tell them',
    keep: 'Not now',
  }),
  reason: (count: number) => (count === 1 ? 'Reason for the customer' : 'Reason for the customers'),
  reasonHint: 'They read it as you write it.',
  reasonExample: 'Our van broke down this morning. We are sorry.',
  reasonNeeded: 'Please say why.',
  /** `sum` as people read it. */
  givenBack: ({ sum }: { sum: string }) => `I have given back ${sum}`,
  noWayBack: 'Then this can’t be taken back.',
  refundNotRecorded: 'The order is cancelled, but what you gave back is not recorded.',
  /** Why money was given back, as the order's customer reads it. */
  refundReason: 'Your order is cancelled.',

  selectedOrders: 'Selected orders',
  selected: (count: number) => `${ordersText(count)} selected`,
  setSelectedTo: 'Set the status of all selected orders to',
  choose: 'Choose a status…',
  setThem: 'Set status',
  selectNone: 'Select none',
  couldNotBeSet: ({ count, status }: SetMany) =>
    `${ordersText(count)} could not be set to ${statusLabels[status]}.`,
  retry: 'Retry',
  leaveThem: 'Leave them',
}

function ordersText(count: number): string {
  return count === 1 ? 'One order' : `${count} orders`
}
