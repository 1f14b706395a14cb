/**
 * Settings that customers' catalogue answers. They stand apart from the others because customers' pages load them: to
 * read the answer.
 */
import { LARGEST_LIMITS } from '../catalogue/limits.ts'
import { MOST_LEAST_KILOGRAMS } from '../orders/rules/least-charge.ts'
import type { Setting } from './setting-kinds.ts'

/** In the order in which `GET /api/catalogue` answers them. */
export const CATALOGUE_SETTINGS = {
  expressFee: {
    name: 'express_fee',
    path: '/api/admin/express-fee',
    permission: 'prices',
    reading: null,
    summary: 'What express delivery adds to an order',
    inCatalogue: { expressFee: 'expressFee' },
    fields: { expressFee: { kind: 'money', least: 0, most: 100_000 } },
  },
  onlinePrice: {
    name: 'online_price',
    path: '/api/admin/online-price',
    permission: 'prices',
    reading: 'Whether the counter and orders by phone charge the online price too',
    summary:
      'Change whether the counter and orders by phone charge the online price; placed orders keep theirs',
    inCatalogue: { onlinePriceEverywhere: 'everywhere' },
    fields: { everywhere: { kind: 'yes-no' } },
  },
  leastCharge: {
    name: 'least_charge',
    path: '/api/admin/least-charge',
    permission: 'prices',
    reading: 'What washing by weight is charged at least',
    summary:
      'Change what washing by weight is charged at least; orders that were placed keep theirs',
    inCatalogue: { leastKilograms: 'kilograms' },
    fields: { kilograms: { kind: 'count', least: 0, most: MOST_LEAST_KILOGRAMS, none: 0 } },
  },
  leastOrder: {
    name: 'least_order',
    path: '/api/admin/settings/least-order',
    permission: 'settings',
    summary: 'What orders come to at least, by the PIN code of the pickup; placed orders stay',
    inCatalogue: { leastOrders: 'byPin' },
    fields: {
      byPin: { kind: 'sums-by-pin', least: 1, most: 100_000, mostPins: 200, initial: [] },
    },
  },
  limits: {
    name: 'limits',
    path: '/api/admin/settings/limits',
    permission: 'settings',
    summary: 'How large an order can be, and what one customer may place within an hour and save',
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
} as const satisfies Readonly<Record<string, Setting>>
