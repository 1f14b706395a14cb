// Reasons why a card isn't saved, charged or refunded.
import type { SimulatedRefusal } from '#domain/payments/card.ts'

export const cardRefusals = {
  card_declined: 'Card declined. Please try a different card.',
  insufficient_funds: 'Insufficient funds.',
  expired_card: 'Card expired.',
  invalid_card: 'Invalid card number.',
  notConfirmed: 'Your bank did not confirm this payment. Please try again or use a different card.',
  confirmFirst: 'Your bank needs to confirm this card first. Please use a different card.',
  bankAsksFirst: 'Your bank requires confirmation, which isn’t possible here.',
  cardNoLongerSaved: 'The card is no longer saved in your profile.',
  notFinished: 'The payment was not finished.',
  notFinishedInTime: 'The payment was not finished in time.',
  /** By a laundry without a payment service. */
  notTaken: 'Cards are not taken here yet. Please pay in cash or by UPI.',
  notRefunded: 'The bank did not accept the refund.',
  refundCardGone: 'The card was lost, has expired or was cancelled.',
  refundByHand: 'No payment service is set up here. Please refund it in cash or by UPI.',
} satisfies Record<SimulatedRefusal, string> & Record<string, string>

export type CardRefusal = keyof typeof cardRefusals
