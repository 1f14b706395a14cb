// What people of a company read where they choose how an order is paid.

/** `sum`: written, "₹1,250". */
interface OfCompany {
  readonly company: string
}

export const onAccount = {
  title: ({ company }: OfCompany) => `On account of ${company}`,
  left: ({ sum }: { readonly sum: string }) =>
    `It stands on the company’s invoice of the month. ${sum} is left.`,
  billTo: 'Bill to',
  tab: 'Company',
  youOrderFor: 'You order for this company, at its prices.',
  noCompany: 'You don’t order for a company any more.',
  counterButton: 'On account',
  ordersFor: ({ company }: OfCompany) => `Orders for ${company}, at its prices`,
  ordersForNotLoaded: 'Whether this customer orders for a company couldn’t be loaded.',
}
