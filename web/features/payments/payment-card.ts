// Request of a filled payment form: number and CVV stay in the browser.
import type { InputOf } from '#contract/base/call.ts'
import type { subscribe } from '#contract/club/subscriptions.ts'
import { type PaymentForm, cardFacts, simulatedToken } from '#domain/payments/card.ts'

type Sent = Pick<InputOf<typeof subscribe>['body'], 'paymentMethod' | 'billingAddress'>

/** The card as token, brand, last 4 and expiry, and the billing address; for a form without a problem. */
export function cardToSend(form: PaymentForm): Sent {
  return {
    paymentMethod: { ...cardFacts(form), token: simulatedToken(form.cardNumber) },
    billingAddress: {
      address: form.billingAddress.trim(),
      city: form.city.trim(),
      zipCode: form.zipCode.trim(),
    },
  }
}
