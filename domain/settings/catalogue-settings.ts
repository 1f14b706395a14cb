/**
 * Fields of the settings that customers' catalogue answers. Customers' pages load them to read the answer; what staff's
 * calls need stands in settings.ts.
 */
import { DEFAULT_EXPRESS_FEE_PAISE } from '../catalogue/catalogue.ts'
import { DEFAULT_LIMITS, LARGEST_LIMITS, type Limits } from '../catalogue/limits.ts'
import { MOST_LEAST_KILOGRAMS } from '../orders/rules/least-charge.ts'
import type { Field, Setting } from './setting-kinds.ts'

/** Each field has an initial value: pages show it until the server has answered. */
export type CatalogueSetting = Required<Pick<Setting, 'inCatalogue'>> & {
  fields: Readonly<Record<string, Field & ({ initial: unknown } | { initialPaise: unknown })>>
}

const limit = <L extends keyof Limits>(of: L) =>
  ({ kind: 'count', least: 1, most: LARGEST_LIMITS[of], initial: DEFAULT_LIMITS[of] }) as const

/** In the order in which `GET /api/catalogue` answers them. */
export const CATALOGUE_SETTINGS = {
  expressFee: {
    inCatalogue: { expressFee: 'expressFee' },
    fields: {
      expressFee: {
        kind: 'money',
        least: 0,
        most: 100_000,
        initialPaise: DEFAULT_EXPRESS_FEE_PAISE,
      },
    },
  },
  onlinePrice: {
    inCatalogue: { onlinePriceEverywhere: 'everywhere' },
    fields: { everywhere: { kind: 'yes-no', initial: false } },
  },
  leastCharge: {
    inCatalogue: { leastKilograms: 'kilograms' },
    fields: {
      kilograms: { kind: 'count', least: 0, most: MOST_LEAST_KILOGRAMS, initial: 0, none: 0 },
    },
  },
  leastOrder: {
    inCatalogue: { leastOrders: 'byPin' },
    fields: {
      byPin: { kind: 'sums-by-pin', least: 1, most: 100_000, mostPins: 200, initial: [], none: [] },
    },
  },
  limits: {
    inCatalogue: { limits: ['kilograms', 'piecesOfItem', 'pieces', 'items', 'bags'] },
    fields: {
      kilograms: limit('kilograms'),
      piecesOfItem: limit('piecesOfItem'),
      pieces: limit('pieces'),
      items: limit('items'),
      bags: limit('bags'),
      ordersPerHour: limit('ordersPerHour'),
      addresses: limit('addresses'),
      garments: limit('garments'),
    },
  },
} as const satisfies Readonly<Record<string, CatalogueSetting>>
