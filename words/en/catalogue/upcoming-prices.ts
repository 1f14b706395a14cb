// Planned prices from a later day: planning and list.
import { formatPaise, type Paise } from '#domain/base/money.ts'

export const upcomingPrices = {
  title: 'Upcoming prices',
  about: 'Until that day begins, customers see and pay today’s prices.',
  from: (date: string) => `From ${date}`,
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  list: (paise: Paise) => formatPaise(paise),
  online: (paise: Paise) => `${formatPaise(paise)} online`,
  noOnline: 'list price online',
  withdraw: 'Withdraw',
  withdrawAll: 'Withdraw all',
  withdrawing: 'Withdrawing…',
  /** For who can't see which one a button stands beside. */
  ofDay: (date: string) => ` of ${date}`,
  ofItem: ({ item, date }: { item: string; date: string }) => ` ${item} from ${date}`,
  withdrawn: (count: number) =>
    count === 1 ? 'The planned price is withdrawn' : 'The planned prices are withdrawn',
  failed: 'It couldn’t be withdrawn.',
  later: 'From a date…',
  plan: 'Plan',
  planning: 'Planning…',
  planned: ({ item, date }: { item: string; date: string }) =>
    `${item} has its new price from ${date}`,
}
