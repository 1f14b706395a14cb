// Reasons why a card payment failed, as the payer reads them.
export const paymentProblems = {
  title: 'Payment Error',
  signedOut: 'Your session has expired. Please log out and log back in.',
  unknown: 'An error occurred during payment processing.',
  /** Where the payment service gave no reason. */
  failed: 'Payment failed. Please check your card details.',
  unconfirmed:
    'Your payment is not confirmed yet. We’ll tell you as soon as it is; please don’t pay again.',
  /** The payer left it; `reason`: what the payment service said before, null for nothing. */
  left: ({ reason }: { readonly reason: string | null }) =>
    `${reason ? `${reason} ` : ''}The payment was not finished, and nothing was charged.`,
}
