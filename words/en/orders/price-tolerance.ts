// Price that may be charged without asking the customer.
export const priceTolerance = {
  label: 'Extra you may charge without asking me (₹)',
  /** `most`: the total with it. */
  hint: ({ most }: { readonly most: string }) =>
    `If your clothes turn out to cost more, we charge up to ${most} and let you know. Above that we ask you first.`,
  never: 'If your clothes turn out to cost more, we ask you first.',
  /** At the button that places the order. */
  checkAmount: 'Check the “without asking” amount, then place your order.',
  wrong: ({ most }: { readonly most: string }) => `Whole rupees, from 0 to ${most}.`,

  /** To staff, of a total that needs a yes. */
  above: ({ total, most }: { readonly total: string; readonly most: string }) =>
    `${total} is more than the ${most} you may charge without asking. Ask the customer first.`,
  agreed: 'The customer agreed to it, in person or by phone',
  /** To staff, of an order on account. */
  beyondLimit: 'Charge it above the company’s credit limit',
}
