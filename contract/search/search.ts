/** The console's search: one call over everything that its caller may see. */
import * as z from 'zod/mini'
import { CLAIM_PROBLEMS, CLAIM_STATUSES } from '#domain/help/claims.ts'
import { PLANT_STATUSES } from '#domain/clothes/plant-list.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { calendarDate, textField } from '../base/fields.ts'
import { orderStatus } from '../orders/orders.ts'
import { handOver } from '../slots/deliveries.ts'
import { ticketStatus } from '../help/tickets.ts'

const orderHit = z.object({
  kind: z.literal('order'),
  _id: z.string(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  status: orderStatus,
  pickupHandOver: handOver,
  deliveryHandOver: handOver,
})

const customerHit = z.object({
  kind: z.literal('customer'),
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
})

/** For those who see no orders but their run. */
const stopHit = z.object({
  kind: z.literal('stop'),
  /** The order's id. */
  _id: z.string(),
  stop: z.enum(STOP_KINDS),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  date: calendarDate,
  /** The slot's label; null for what was promised outside of all slots. */
  slot: z.nullable(z.string()),
  done: z.boolean(),
})

/** For those who see no orders but clothes. */
const plantHit = z.object({
  kind: z.literal('plant'),
  _id: z.string(),
  number: z.string(),
  /** The first name alone. */
  name: z.string(),
  status: z.enum(PLANT_STATUSES),
})

const companyHit = z.object({
  kind: z.literal('company'),
  _id: z.string(),
  name: z.string(),
  /** Empty where it has none. */
  gstin: z.string(),
})

const ticketHit = z.object({
  kind: z.literal('ticket'),
  _id: z.string(),
  number: z.string(),
  subject: z.string(),
  /** The customer's. */
  name: z.string(),
  status: ticketStatus,
})

const claimHit = z.object({
  kind: z.literal('claim'),
  _id: z.string(),
  /** Of the order. */
  number: z.string(),
  problem: z.enum(CLAIM_PROBLEMS),
  /** The customer's. */
  name: z.string(),
  status: z.enum(CLAIM_STATUSES),
})

export const searchHit = z.union([
  orderHit,
  customerHit,
  companyHit,
  ticketHit,
  claimHit,
  stopHit,
  plantHit,
])
export type SearchHit = z.output<typeof searchHit>

export const searchConsole = defineCall({
  method: 'GET',
  path: '/api/admin/search',
  summary:
    'Find what one may see: orders by number or a tag on their clothes, customers by name, email or the last digits of a phone, companies by name or GSTIN, tickets and claims by number, order or customer, stops of one’s own, clothes at the plant; six of each at most',
  access: {
    permission: ['orders', 'customers', 'help-desk', 'own-run', 'intake'],
    apiKeys: false,
  },
  query: z.object({ q: textField(names.search, 200, 1) }),
  answers: { 200: z.array(searchHit) },
})
