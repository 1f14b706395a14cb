/** An order's pickup as a calendar file, `text/calendar`. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { id } from '../base/fields.ts'

export const orderCalendar = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/calendar.ics',
  summary:
    "The order's pickup as a calendar file, for its owner and staff: the same appointment when it is moved or cancelled",
  access: { owner: 'record', permission: 'orders' },
  params: z.object({ orderId: id }),
  answers: { 200: z.unknown() },
  media: 'text/calendar',
  errors: ['order_not_found'],
})
