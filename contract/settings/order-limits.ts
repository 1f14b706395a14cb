/** Staff's setting of how many orders a new customer may have under way. */
import * as z from 'zod/mini'
import { count, version } from './settings-catalogue.ts'
import { defineCall } from '../base/call.ts'
import * as names from '#words/en/fields/names.ts'

const MOST_ORDERS = 1000

export const orderLimitsInput = z.object({
  /** How many orders a customer without a completed one may have under way. */
  newCustomerOrders: count(names.orders, 1, MOST_ORDERS),
  version,
})

export const orderLimitsAnswer = z.object({ newCustomerOrders: z.number(), version: z.string() })

export const changeOrderLimits = defineCall({
  method: 'PUT',
  path: '/api/admin/settings/order-limits',
  summary: 'How many orders a new customer may have under way; staff may place more for them',
  access: { permission: 'settings' },
  body: orderLimitsInput,
  answers: { 200: orderLimitsAnswer },
  errors: ['changed_meanwhile'],
})
