/** Staff's overview: the laundry's totals, recent activity, and the server's notices about its setup. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { instant, pageQuery, rupees } from '../base/fields.ts'

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

export const activity = z.object({
  _id: z.string(),
  type: z.enum(['new_user', 'new_order', 'status_update']),
  /** What happened, and who did it. */
  message: z.string(),
  /** What it leads to. */
  about: z.object({ kind: z.enum(['order', 'customer']), id: z.string() }),
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
