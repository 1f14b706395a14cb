/**
 * Fields of the settings that customers' catalogue answers. Customers' pages load them to read the answer; what staff's
 * calls need stands in settings.ts.
 */
import { LARGEST_LIMITS } from '../catalogue/limits.ts'
import { MOST_LEAST_KILOGRAMS } from '../orders/rules/least-charge.ts'
import type { Setting } from './setting-kinds.ts'

export type CatalogueSetting = Required<Pick<Setting, 'inCatalogue'>> & Pick<Setting, 'fields'>

/** In the order in which `GET /api/catalogue` answers them. */
export const CATALOGUE_SETTINGS = {
  expressFee: {
    inCatalogue: { expressFee: 'expressFee' },
    fields: { expressFee: { kind: 'money', least: 0, most: 100_000 } },
  },
  onlinePrice: {
    inCatalogue: { onlinePriceEverywhere: 'everywhere' },
    fields: { everywhere: { kind: 'yes-no' } },
  },
  leastCharge: {
    inCatalogue: { leastKilograms: 'kilograms' },
    fields: { kilograms: { kind: 'count', least: 0, most: MOST_LEAST_KILOGRAMS, none: 0 } },
  },
  leastOrder: {
    inCatalogue: { leastOrders: 'byPin' },
    fields: {
      byPin: { kind: 'sums-by-pin', least: 1, most: 100_000, mostPins: 200, initial: [] },
    },
  },
  limits: {
    inCatalogue: { limits: ['kilograms', 'piecesOfItem', 'pieces', 'items', 'bags'] },
    fields: {
      kilograms: { kind: 'count', least: 1, most: LARGEST_LIMITS.kilograms },
      piecesOfItem: { kind: 'count', least: 1, most: LARGEST_LIMITS.piecesOfItem },
      pieces: { kind: 'count', least: 1, most: LARGEST_LIMITS.pieces },
      items: { kind: 'count', least: 1, most: LARGEST_LIMITS.items },
      bags: { kind: 'count', least: 1, most: LARGEST_LIMITS.bags },
      ordersPerHour: { kind: 'count', least: 1, most: LARGEST_LIMITS.ordersPerHour },
      addresses: { kind: 'count', least: 1, most: LARGEST_LIMITS.addresses },
      garments: { kind: 'count', least: 1, most: LARGEST_LIMITS.garments },
    },
  },
} as const satisfies Readonly<Record<string, CatalogueSetting>>
