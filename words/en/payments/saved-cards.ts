// Saved cards, on the profile.
import type { PaymentProvider } from '#domain/payments/payment-providers.ts'

const SAVE_ONE = 'Save a card to pay your orders with.'

const NONE: Readonly<Record<PaymentProvider, string>> = {
  none: 'We don’t take cards online yet. Pay in cash or by UPI when we deliver your clothes.',
  simulated: SAVE_ONE,
  stripe: SAVE_ONE,
  razorpay: 'Razorpay takes your card when you pay.',
}

export const savedCards = {
  title: 'Payment methods',
  intro: 'We keep only what helps you recognise a card, never its number.',
  loading: 'Loading your cards',
  notLoaded: 'Your cards couldn’t be loaded.',
  add: 'Add card',
  none: 'No Saved Cards',
  noneLine: ({ provider }: { readonly provider: PaymentProvider }) => NONE[provider],
  addFirst: 'Add your first card',
  name: ({ brand, last4 }: { readonly brand: string; readonly last4: string }) =>
    `${brand} ending in ${last4}`,
  expires: ({ month, year }: { readonly month: string; readonly year: string }) =>
    `Expires ${month}/${year.slice(2)}`,

  delete: {
    title: 'Delete this card?',
    confirm: 'Delete card',
    done: 'Card deleted.',
    failed: 'The card couldn’t be deleted.',
    defaultKept: 'Cannot delete default payment method',
    defaultKeptLine: 'Make another card the default first.',
  },
}
