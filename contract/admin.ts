/** Staff's calls: the day's figures, all orders, their statuses, activity. */
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant, pageQuery, rupees, typedText } from './fields.ts'
import {
  orderCountsAnswer,
  orderFilter,
  orderSort,
  statusPreview,
  statusResult,
  undoResult,
} from './order-board.ts'
import { orderStatus, staffOrder } from './orders.ts'

export const adminStats = defineCall({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Total orders, pending orders, active customers and revenue',
  access: { permission: 'orders' },
  answers: {
    200: z.object({
      totalOrders: z.number(),
      pendingOrders: z.number(),
      activeCustomers: z.number(),
      totalRevenue: rupees,
    }),
  },
})

export const adminOrders = defineCall({
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'All orders, newest first unless told; search by number, customer, phone or address',
  access: { permission: 'orders' },
  query: z.object({
    ...orderFilter,
    sort: z.optional(orderSort),
    limit: pageQuery.limit,
    /** As the Link header of the page before gave it; it holds for the same sort alone. */
    cursor: z.optional(z.string().check(z.maxLength(800))),
  }),
  answers: { 200: z.array(staffOrder) },
})

export const adminOrderCounts = defineCall({
  method: 'GET',
  path: '/api/admin/orders/counts',
  summary: 'How many orders match a filter, up to a thousand, and how many have each status',
  access: { permission: 'orders' },
  query: z.object(orderFilter),
  answers: { 200: orderCountsAnswer },
})

export const setOrderStatus = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/:id',
  summary: 'Set any status on an order; it is recorded, and its customer notified',
  access: { permission: 'orders' },
  params: z.object({ id }),
  body: z.object({ status: orderStatus }),
  answers: { 200: staffOrder },
  errors: ['order_not_found'],
})

/** Each order is a change of its own: one that fails leaves the others as they were set. */
export const setOrderStatuses = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/status',
  summary: 'Set one status on several orders, and say of each what became of it',
  access: { permission: 'orders' },
  body: z.object({
    ids: z.array(id, { error: 'ids must be a list of ids.' }).check(
      z.minLength(1, { error: 'Please choose an order.' }),
      z.maxLength(100, {
        error: 'At most 100 orders can be changed at once.',
      }),
    ),
    status: orderStatus,
    /** What customers read of why their orders are cancelled. */
    reason: z.optional(typedText('Reason', 300, 1)),
  }),
  answers: { 200: z.array(statusResult) },
})

export const previewStatuses = defineCall({
  method: 'POST',
  path: '/api/admin/orders/status/preview',
  summary: 'What would follow from setting one status on several orders; changes nothing',
  access: { permission: 'orders' },
  body: z.object({
    ids: z.array(id, { error: 'ids must be a list of ids.' }).check(
      z.minLength(1, { error: 'Please choose an order.' }),
      z.maxLength(1000, {
        error: 'At most 1,000 orders can be looked at at once.',
      }),
    ),
    status: orderStatus,
  }),
  answers: { 200: statusPreview },
})

/** Each is a change of its own, as `undo` of an order or of a result names it. */
export const undoStatuses = defineCall({
  method: 'POST',
  path: '/api/admin/orders/status/undo',
  summary: 'Take changes of status back as long as their messages wait; nobody hears of either',
  access: { permission: 'orders' },
  body: z.object({
    changes: z
      .array(z.string().check(z.regex(/^\d{1,15}$/, { error: 'This is not a change.' })), {
        error: 'changes must be a list.',
      })
      .check(
        z.minLength(1, { error: 'Please choose a change.' }),
        z.maxLength(100, {
          error: 'At most 100 changes can be taken back at once.',
        }),
      ),
  }),
  answers: { 200: z.array(undoResult) },
})

export const activity = z.object({
  _id: z.string(),
  type: z.enum(['new_user', 'new_order', 'status_update']),
  message: z.string(),
  createdAt: instant,
})
export type Activity = z.output<typeof activity>

export const activities = defineCall({
  method: 'GET',
  path: '/api/activities',
  summary: 'What happened lately, newest first',
  access: { permission: 'orders' },
  query: z.object({ limit: pageQuery.limit }),
  answers: { 200: z.array(activity) },
})

export const serverNotices = defineCall({
  method: 'GET',
  path: '/api/admin/notices',
  summary: 'What the server has noticed about its own setup that its operator should mend',
  access: { permission: 'settings' },
  answers: { 200: z.array(z.object({ code: z.string(), message: z.string() })) },
})

export const adminLive = defineCall({
  method: 'GET',
  path: '/api/admin/live',
  summary: 'Every change as server-sent events; Last-Event-ID replays what was missed',
  access: { permission: 'orders' },
  answers: { 200: z.unknown() },
  stream: true,
})
