// Failed card payments and refunds.
import type { CardRefusal } from '#domain/payments/card.ts'

export const cardRefusals = {
  card_declined: 'Card declined. Please try a different card.',
  insufficient_funds: 'Insufficient funds.',
  expired_card: 'Card expired.',
  invalid_card: 'Invalid card number.',
  notConfirmed: 'Your bank did not confirm this payment. Please try again or use a different card.',
  confirmFirst: 'Your bank needs to confirm this card first. Please use a different card.',
  /** By a laundry without a payment service. */
  notTaken: 'Cards are not taken here yet. Please pay in cash or by UPI.',
  notRefunded: 'Stripe could not refund the money.',
  refundByHand: 'No payment service is set up here. Please refund it in cash or by UPI.',
} as const satisfies Record<CardRefusal, string> & Record<string, string>

/** Those sentences in any language. */
export type CardRefusals = Record<keyof typeof cardRefusals, string>
