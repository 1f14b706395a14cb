// The wizard's first step: services, item search and chosen quantities.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { Unit } from '#domain/catalogue/catalogue.ts'

const number = new Intl.NumberFormat('en-IN')

export const chooseServices = {
  loading: 'Loading the price list',
  notLoaded: 'The price list couldn’t be loaded.',
  searchLabel: 'Search items',
  searchPlaceholder: 'Shirt, saree, curtains…',
  clearSearch: 'Clear the search',
  /** Read out while somebody types. */
  found: ({ count }: { count: number }): string =>
    count === 1 ? '1 item found' : `${number.format(count)} items found`,
  nothingFound: ({ typed }: { typed: string }): string => `We have nothing called “${typed}”.`,
  nothingFoundHint: 'Try a shorter word, or write to us: we clean nearly everything.',
  tabs: 'Services',
  /** How much of a service is chosen, on its tab. */
  chosen: ({ unit, quantity }: { unit: Unit; quantity: number }): string =>
    unit === 'kg' ? `${quantity} kg` : `× ${quantity}`,
  chosenAfter: 'selected',
  kilograms: 'kg',
  /** What orders picked up there come to at least. */
  startsAt: ({ pin, leastPaise }: { pin: string; leastPaise: Paise }): string =>
    `Orders picked up in ${pin} start at ${formatPaise(leastPaise)}.`,
  within: ({ hours }: { hours: number }): string => `Back within ${hours} hours.`,
  averageLoad: 'Whole kilograms; an average load weighs 5 to 7 kg.',
}
