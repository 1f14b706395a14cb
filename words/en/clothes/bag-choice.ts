// Ordering an unlisted bag, for customers.

type Range = { readonly from: string; readonly to: string }

export const bagChoice = {
  title: 'Just send a bag',
  hint: 'Nothing to list: we count and weigh your clothes, and tell you the price.',
  isFor: 'What is it for?',
  /** What most orders of the chosen services came to. */
  range: ({ from, to }: Range) =>
    from === to
      ? `Most orders like this cost about ${from} in the last 90 days.`
      : `Most orders like this cost between ${from} and ${to} in the last 90 days.`,
  noRange:
    'We can’t estimate the price yet. We’ll tell you once it’s counted; our price list applies.',
  /** Where a total stands. */
  estimate: ({ from, to }: Range) => (from === to ? `about ${from}` : `${from} to ${to}`),
  most: 'Charge without asking me, up to (₹)',
  mostHint: ({ most }: { readonly most: string }) =>
    `We charge up to ${most} for what we count and let you know. Above that, we ask you first.`,
  /** Where the most is nothing. */
  never: 'We count your clothes, and ask you before anything is charged.',
  noMost: 'If you leave this empty, you pay our list prices for what we count.',
  noPromo: 'A promo code can’t be used on a bag. Choose the items to use it.',
  caption: 'What this bag is for',
}
