// Confirmation before staff set orders' statuses, loaded on demand.
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { statusLabel, statusLabels } from '../order-statuses.ts'
import { ordersText, setStatus, type SetMany } from './set-status.ts'

export const statusQuestion = {
  setOne: setStatus.setOne,
  setMany: setStatus.setMany,
  tryAgain: setStatus.tryAgain,
  order: ({ number }: { number: string }) => `Order ${number}`,
  progress: ({ done, of }: { done: number; of: number }) => `${done} of ${of}…`,
  workingOut: 'Working out what follows',
  notWorkedOut: 'What follows couldn’t be worked out.',
  cancelOne: { title: 'Cancel this order?', confirm: 'Cancel order', keep: 'Keep order' },
  cancelMany: (count: number) => ({
    title: `Cancel ${ordersText(count)}?`,
    confirm: `Cancel ${ordersText(count)}`,
    keep: 'Keep them',
  }),
  askOne: ({ status, ...order }: HandOvers & { status: OrderStatus }) => {
    const label = statusLabel(status, order)
    return { title: `Set this order to ${label}?`, confirm: `Set to ${label}`, keep: 'Not now' }
  },
  askMany: ({ status, count }: SetMany) => ({
    title: `Set ${ordersText(count)} to ${statusLabels[status]}?`,
    confirm: 'Set and tell them',
    keep: 'Not now',
  }),
  whyCancelled: ({ count }: { count: number }) => ({
    label: count === 1 ? 'Reason for the customer' : 'Reason for the customers',
    hint: 'They read it as you write it.',
    placeholder: 'Our van broke down this morning. We are sorry.',
  }),
  whyUnpacked,
  reasonNeeded: 'Please say why.',
  /** `sum` as people read it. */
  refunded: ({ sum }: { sum: string }) => `I have given back ${sum}`,
  noWayBack: 'Then this can’t be taken back.',
  refundNotRecorded: 'The order is cancelled, but what you gave back is not recorded.',
  /** Why money was given back, as the order's customer reads it. */
  refundReason: 'Your order is cancelled.',
}

/** Asks why orders go on although not all of them is packed: `count` of them, of so many. */
export function whyUnpacked({ count, of }: { count: number; of: number }) {
  return {
    label: count === 1 ? 'Why does it go on?' : 'Why do they go on?',
    hint:
      count < of
        ? 'Only the customers whose clothes aren’t all packed read it, as you write it.'
        : 'Read by the customer as you write it.',
    placeholder: 'The curtain is drying and follows tomorrow.',
  }
}
