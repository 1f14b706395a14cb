// A company's planned prices from a later day: its page, and the dialog that plans them.
import { formatPaise, type Paise } from '#domain/base/money.ts'

interface Change {
  /** Null where it has no price of its own. */
  readonly from: Paise | null
  readonly to: Paise | null
}

export const upcomingCompanyPrices = {
  title: 'Upcoming special prices',
  about:
    'Until that day begins, the company pays today’s prices. Its percentage off stays as it is.',
  none: 'Nothing is planned.',
  open: 'Plan prices from a date…',
  dialogTitle: 'Special prices from a date',
  dialogAbout:
    'Orders already placed keep theirs. A price already planned for the same day and item is replaced.',
  what: 'What changes',
  one: 'One item',
  oneAbout: 'A new special price, or back to the usual one.',
  all: 'All special prices, by percent',
  allAbout: 'Each rounded to whole rupees.',
  item: 'Item',
  price: 'Its price, ₹',
  priceHint: 'Leave it empty for the usual price less the percentage.',
  change: ({ from, to }: Change) => `${own(from)} → ${own(to)}`,
  preview: (count: number) =>
    count === 0
      ? 'Nothing changes yet.'
      : `${count === 1 ? 'One price changes' : `${count} prices change`}:`,
  plan: (count: number) => (count > 1 ? `Plan ${count} prices` : 'Plan the price'),
  planning: 'Planning…',
  planned: ({ count, date }: { readonly count: number; readonly date: string }) =>
    `${count === 1 ? 'One price is' : `${count} prices are`} planned from ${date}`,
  cancel: 'Cancel',
  failed: 'The prices couldn’t be planned. Please try again.',
}

function own(price: Paise | null): string {
  return price === null ? 'no special price' : formatPaise(price)
}
