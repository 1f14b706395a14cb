// Field errors of the payment form.
import type { PaymentFormProblem } from '#domain/payments/card.ts'

/** What is said of a card whose month is over, before anybody tries to charge it. */
export const cardHasExpired = 'This card has expired. Please use another one.'

export const paymentFormProblems: Readonly<Record<PaymentFormProblem, string>> = {
  missing: 'Please fill in all required fields.',
  cardNumber: 'Please enter a valid 16-digit card number.',
  expiry: 'Please enter a valid expiry date (MM/YY).',
  expired: cardHasExpired,
  cvv: 'Please enter a valid CVV.',
}
