// Payment on account, for a company's people.

/** `sum`: written, "₹1,250". */
interface OfCompany {
  readonly company: string
}

export const onAccount = {
  title: ({ company }: OfCompany) => `On account of ${company}`,
  left: ({ sum }: { readonly sum: string }) =>
    `It goes on the company’s monthly invoice. ${sum} is left.`,
  billTo: 'Bill to',
  youOrderFor: 'You order for this company, at its prices.',
  noCompany: 'You no longer order for a company.',
  counterButton: 'On account',
  ordersFor: ({ company }: OfCompany) => `Orders for ${company}, at its prices`,
  ordersForNotLoaded: 'Whether this customer orders for a company couldn’t be loaded.',
}
