// Card fields of a payment, with any payment service.
import type { PaymentForm } from '#domain/payments/card.ts'
import type { PaymentProvider } from '#domain/payments/payment-providers.ts'

const FIELDS: Readonly<
  Record<keyof PaymentForm, { readonly label: string; readonly hint?: string }>
> = {
  cardNumber: { label: 'Card number', hint: '16 digits' },
  cardHolder: { label: 'Name on the card' },
  expiry: { label: 'Expiry', hint: 'MM/YY' },
  cvv: { label: 'CVV', hint: 'On the back' },
  billingAddress: { label: 'Billing address' },
  city: { label: 'City' },
  zipCode: { label: 'PIN code' },
}

const NOTES: Readonly<Record<PaymentProvider, string>> = {
  none: '',
  simulated: 'The number and the CVV stay in your browser.',
  stripe: 'Your card goes to Stripe alone. We never see its number or CVV.',
  razorpay: 'Next, Razorpay’s own window takes your card. We never see its number or CVV.',
}

export const cardForm = {
  fields: FIELDS,
  /** Where a card's number goes. */
  notes: NOTES,
  loading: 'Loading the payment form',
  notLoaded: 'The payment form couldn’t be loaded.',
  fieldsNotLoaded:
    'The card fields couldn’t be loaded. Something in your browser or network may be blocking them.',
  noCards: 'We don’t take cards online yet. [Ask us] and we’ll find a way to pay that suits you.',
  processing: 'Processing…',
  /** What is paid, in a payment service's own window. */
  purpose: 'Laundry Club',
}
