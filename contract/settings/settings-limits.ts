/** Staff's setting of how much one order, one customer and one hour may hold. */
import * as z from 'zod/mini'
import { LARGEST_LIMITS } from '#domain/catalogue/limits.ts'
import { count, version } from './settings-catalogue.ts'
import { defineCall } from '../base/call.ts'
import * as names from '#words/en/fields/names.ts'

export const limitsInput = z.object({
  kilograms: count(names.kilograms, 1, LARGEST_LIMITS.kilograms),
  piecesOfItem: count(names.piecesOfOneItem, 1, LARGEST_LIMITS.piecesOfItem),
  pieces: count(names.pieces, 1, LARGEST_LIMITS.pieces),
  items: count(names.differentItems, 1, LARGEST_LIMITS.items),
  bags: count(names.bags, 1, LARGEST_LIMITS.bags),
  ordersPerHour: count(names.orders, 1, LARGEST_LIMITS.ordersPerHour),
  addresses: count(names.addresses, 1, LARGEST_LIMITS.addresses),
  garments: count(names.garments, 1, LARGEST_LIMITS.garments),
  version,
})

/** How large one order can be, as the wizard and the console hold to it. */
export const orderSize = z.object({
  kilograms: z.number(),
  piecesOfItem: z.number(),
  pieces: z.number(),
  items: z.number(),
  bags: z.number(),
})

export const limitsAnswer = z.extend(orderSize, {
  ordersPerHour: z.number(),
  addresses: z.number(),
  garments: z.number(),
  version: z.string(),
})

export const changeLimits = defineCall({
  method: 'PUT',
  path: '/api/admin/settings/limits',
  summary: 'How large an order can be, and what one customer may place within an hour and save',
  access: { permission: 'settings' },
  body: limitsInput,
  answers: { 200: limitsAnswer },
  errors: ['changed_meanwhile'],
})
