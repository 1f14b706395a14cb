// Differences between intake and order, for staff and for the customer.
type Line = {
  readonly item: string
  readonly unit: 'kg' | 'piece'
  readonly before: number
  readonly quantity: number
}

const amount = (quantity: number, unit: Line['unit']) =>
  unit === 'kg' ? `${quantity} kg` : String(quantity)

const amountOf = (quantity: number, unit: Line['unit'], item: string) =>
  unit === 'kg' ? `${quantity} kg of ${item}` : `${quantity} × ${item}`

const LIST = new Intl.ListFormat('en-IN', { type: 'disjunction' })

/** Behind “We”: “weighed 3.2 kg of Wash & Fold instead of 3 kg”. */
function found({ item, unit, before, quantity }: Line): string {
  if (quantity === 0) return `didn’t find the ${amountOf(before, unit, item)}`
  const instead = before === 0 ? '' : ` instead of ${amount(before, unit)}`
  return `${unit === 'kg' ? 'weighed' : 'counted'} ${amountOf(quantity, unit, item)}${instead}`
}

export const differences = {
  title: 'Different from the order',
  /** Of a bag that was sent without a list. */
  titleBag: 'Price after counting',
  /** Where what was counted is as it was ordered. */
  titleNotCounted: 'Ordered, but not counted',
  /** Says that there is nothing of some lines: “Everything that came is counted. There is no 3 × Shirt.”. */
  isAll: ({ lines }: { readonly lines: readonly Pick<Line, 'item' | 'unit' | 'quantity'>[] }) =>
    `Everything that came is counted. There is no ${LIST.format(lines.map(({ item, unit, quantity }) => amountOf(quantity, unit, item)))}.`,
  notLoaded: 'The new total couldn’t be worked out.',
  line: ({ item, unit, before, quantity, isBag }: Line & { readonly isBag: boolean }) => {
    const was = isBag ? '' : before === 0 ? ', not ordered' : ` instead of ${amount(before, unit)}`
    return `${item}: ${amount(quantity, unit)}${was}`
  },
  /** `now`: what the order costs; null where it has no price yet. */
  total: ({ total, now }: { readonly total: string; readonly now: string | null }) =>
    now === null
      ? `Total: ${total}.`
      : now === total
        ? `The total stays ${total}.`
        : `Total: ${total} instead of ${now}.`,
  notified: 'The customer is told at once, with the reason.',
  /** `most`: what may be charged without asking. */
  asks: ({ most }: { readonly most: string }) =>
    `That is more than the ${most} you may charge without asking. The customer is asked first, line by line, and nothing is charged until they answer.`,
  /** To who sees no prices. */
  asksFirst:
    'That is more than you may charge without asking. The customer is asked first, line by line.',
  change: 'Change it and tell the customer',
  reason: 'Reason for the customer',
  /** What is suggested, as a sentence. */
  because: (lines: readonly Line[]) => `We ${lines.map(found).join(', and ')}.`,
  reasonMissing: 'Please say why.',
  /** On a button; `now` as above. */
  follow: ({ total, now }: { readonly total: string; readonly now: string | null }) =>
    now === total ? 'Change it and tell the customer' : `Charge ${total} and tell the customer`,
  ask: 'Ask the customer',
  saving: 'Saving…',
  notSaved: 'That was not saved. Please try again.',
  charged: 'Customer told',
  chargedText: ({ number, total }: { readonly number: string; readonly total: string }) =>
    `Order ${number} now costs ${total}.`,
  waits: ({ when }: { readonly when: string }) =>
    `The customer was asked and has until ${when} to answer.`,
  wasAsked: 'The customer has been asked about this already.',
  toOrder: 'Change the items by hand',
}
