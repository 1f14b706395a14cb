// Dialog that changes prices of several items by a percentage.
import { formatPaise, type Paise } from '#domain/base/money.ts'

export const changePrices = {
  open: 'Change prices by percent…',
  title: 'Change prices by percent',
  about:
    'List and online prices change together, each rounded to whole rupees (half a rupee rounds up). Orders already placed keep theirs.',
  items: 'Which items',
  all: (service: string) => `All of ${service}`,
  /** What becomes of an item: its name, then both prices. */
  fromTo: ({ from, to }: { from: Paise; to: Paise }) =>
    from === to ? `stays ${formatPaise(from)}` : `${formatPaise(from)} → ${formatPaise(to)}`,
  online: 'online',
  preview: (count: number) =>
    count === 0
      ? 'Choose items and a percentage to see what they will cost.'
      : `${count} ${count === 1 ? 'item changes' : 'items change'}:`,
  from: 'From',
  fromHint:
    'Leave it empty to change them at once. Until a later day begins, customers see and pay today’s prices.',
  plan: (count: number) => (count === 1 ? 'Plan one item' : `Plan ${count} items`),
  planned: (count: number, date: string) =>
    `${count === 1 ? 'One item has' : `${count} items have`} new prices from ${date}`,
  cancel: 'Cancel',
  save: (count: number) => (count === 1 ? 'Change one item' : `Change ${count} items`),
  saving: 'Saving…',
  saved: (count: number) => `${count === 1 ? 'One item has' : `${count} items have`} new prices`,
  failed: 'The prices couldn’t be saved. Please try again.',
}
