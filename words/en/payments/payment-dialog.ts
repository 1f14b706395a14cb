// Dialog in which a customer changes an order's payment.
interface Sum {
  /** Written. */
  readonly sum: string
}

export const paymentDialog = {
  title: 'Pay another way',
  about: ({ sum, number }: Sum & { readonly number: string }) =>
    `${sum} is due for order [${number}].`,
  chargedAtOnce: 'Charged at once.',
  chargedWhenReady: 'Charged when your clothes are ready and the price is final.',
  addCard: 'Add a card',
  leave: 'Not now',
  payNow: ({ sum }: Sum) => `Pay ${sum} now`,
  payThisWay: 'Pay this way',
  paying: 'Paying…',
  saving: 'Saving…',
  failed: 'That couldn’t be saved. Please try again.',

  paid: 'Paid',
  paidLine: ({ sum }: Sum) => `We charged ${sum}. Thank you.`,
  charging: 'Your card is being charged',
  chargingLine: 'This page will tell you when it is done.',
  changed: 'Payment changed',
  changedLine: ({ number }: { readonly number: string }) =>
    `Order ${number} will be paid as you chose.`,
}
