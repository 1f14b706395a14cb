/** What the console's charts show: the laundry day by day, by service and by pickup slot. */
import * as z from 'zod/mini'
import { REPORT_RANGES } from '#domain/reports.ts'
import { defineCall } from './call.ts'
import { calendarDate, rupees } from './fields.ts'
import { badRange } from '#words/en/fields/support.ts'

export const adminReports = defineCall({
  method: 'GET',
  path: '/api/admin/figures',
  summary:
    'Orders, revenue and kilograms by day, what services earn, and how full pickup slots are',
  access: { permission: 'reports' },
  query: z.object({
    range: z.enum(
      REPORT_RANGES.map(({ id }) => id),
      { error: badRange },
    ),
  }),
  answers: {
    200: z.object({
      /** Dates in the laundry's time zone; the last one is today. */
      from: calendarDate,
      to: calendarDate,
      /** Every date of the range. */
      days: z.array(
        z.object({
          date: calendarDate,
          /** Placed that day and not cancelled. */
          orders: z.number(),
          /** Of orders completed and of Laundry Club months paid that day, less what was refunded. */
          revenue: rupees,
          /** Of the orders placed that day. */
          kilograms: z.number(),
        }),
      ),
      /** What the lines of the range's orders cost, most first; services without any are left out. */
      services: z.array(z.object({ service: z.string(), name: z.string(), amount: rupees })),
      /** Pickups by weekday (0 is Sunday) and slot: places taken, of how many there were. */
      slots: z.array(
        z.object({
          weekday: z.number(),
          pickupTime: z.string(),
          booked: z.number(),
          capacity: z.number(),
        }),
      ),
    }),
  },
})
