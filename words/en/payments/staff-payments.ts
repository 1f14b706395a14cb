// Staff's actions on an order's money: taking the balance, undoing a mistaken mark, refunding.
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'

interface Sum {
  /** Written. */
  readonly amount: string
}

export const staffPayments = {
  title: ({ number }: { readonly number: string }) => `Payment of ${number}`,
  took: ({ amount, method }: Sum & { readonly method: TakenByHand }) =>
    `Took ${amount} ${method === 'cash' ? 'in cash' : 'by UPI'}`,
  marked: 'Marked as paid',
  notMarked: 'Not marked as paid. Please try again.',
  /** Below what was done. */
  done: ({ number, amount }: Sum & { readonly number: string }) => `${number}: ${amount}.`,
  undo: ({ amount }: Sum) => `Undo: ${amount} was marked by mistake`,
  notUndone: 'Not undone. Please try again.',

  documents: 'Documents',
  invoice: 'Invoice',
  creditNote: ({ number, amount }: Sum & { readonly number: string }) =>
    `Credit note ${number}, ${amount}`,

  refundNow: 'Refund',
  refund: ({ amount }: Sum) => `Refund ${amount}`,
  refunded: 'Refunded',
  notRefunded: 'Not refunded. Please try again.',
  amount: 'Amount, ₹',
  wrongAmount: ({ most }: { readonly most: string }) => `An amount such as 29.50, at most ${most}.`,
  reason: 'Reason',
  reasonHint: 'The customer reads it.',
  /** What is refunded, and why: the customer reads the reason. */
  cancelled: 'Order cancelled.',
  overpaid: 'More was paid than the order costs.',
  reference: 'UPI reference (UTR)',
  referenceHint: 'For the part that goes back by UPI. The customer sees it.',
  /** A card didn't take it. */
  refundFailed: ({ amount }: Sum) => `Refund of ${amount} failed at the bank: pay it another way.`,
  /** How money that was paid by card is refunded then. */
  way: 'How',
  ways: { upi: 'By UPI or bank transfer', cash: 'In cash', card: 'To the card again' },
  owedNote:
    'Money paid by card goes back to the card. Cash and UPI are recorded as handed back to the customer.',
  goodwillNote:
    'Money paid by card goes back to the card. Cash and UPI are recorded as handed back. What you refund is taken off what the order costs, so it is never due again.',
}
