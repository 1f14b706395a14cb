// Confirmation before staff set orders' statuses, loaded on demand.
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { statusLabel, statusLabels } from '../order-statuses.ts'
import { orderCountText, setStatus, type SetMany } from './set-status.ts'

export const statusQuestion = {
  setOne: setStatus.setOne,
  setMany: setStatus.setMany,
  tryAgain: setStatus.tryAgain,
  order: ({ number }: { number: string }) => `Order ${number}`,
  progress: ({ done, of }: { done: number; of: number }) => `${done} of ${of}…`,
  workingOut: 'Working out the effects',
  notWorkedOut: 'The effects couldn’t be worked out.',
  cancelOne: { title: 'Cancel this order?', confirm: 'Cancel order', keep: 'Keep order' },
  cancelMany: (count: number) => ({
    title: `Cancel ${orderCountText(count)}?`,
    confirm: `Cancel ${orderCountText(count)}`,
    keep: 'Keep them',
  }),
  askOne: ({ status, ...order }: HandOvers & { status: OrderStatus }) => {
    const label = statusLabel(status, order)
    return { title: `Set this order to ${label}?`, confirm: `Set to ${label}`, keep: 'Not now' }
  },
  askMany: ({ status, count }: SetMany) => ({
    title: `Set ${orderCountText(count)} to ${statusLabels[status]}?`,
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
  refunded: ({ sum }: { sum: string }) => `I have refunded ${sum}`,
  cannotUndo: 'After that, this can’t be undone.',
  refundNotRecorded: 'The order is cancelled, but your refund is not recorded.',
  /** Why money was refunded, as the order's customer reads it. */
  refundReason: 'Your order is cancelled.',
}

/** Asks why orders leave although not all of their clothes are packed: `count` of them, of so many. */
export function whyUnpacked({ count, of }: { count: number; of: number }) {
  return {
    label: count === 1 ? 'Why does it leave unpacked?' : 'Why do they leave unpacked?',
    hint:
      count < of
        ? 'Only the customers of these orders read it, as you write it.'
        : 'The customer reads it as you write it.',
    placeholder: 'The curtain is drying and follows tomorrow.',
  }
}
