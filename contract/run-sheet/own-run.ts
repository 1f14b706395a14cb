/** The rider's own run: their stops of today and tomorrow, as their phone keeps them. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { calendarDate, instant, rupees } from '../base/fields.ts'
import { runDelay } from './run-delays.ts'
import { runStop } from './run-sheet.ts'

const ownStop = z.extend(runStop, {
  /** The day on whose sheet it stands. */
  date: calendarDate,
})
export type OwnStop = z.output<typeof ownStop>

export const ownRun = defineCall({
  method: 'GET',
  path: '/api/run',
  summary:
    'The caller’s own stops of today and tomorrow, whatever else they may see; stops that are done come without phone, address and instructions',
  access: { permission: 'own-run' },
  answers: {
    200: z.object({
      today: calendarDate,
      tomorrow: calendarDate,
      /** By the server’s clock. */
      asOf: instant,
      /** The end of the laundry’s day, when a phone forgets the run. */
      forgetAt: instant,
      /** The zone of the laundry’s clocks, such as 'Asia/Kolkata'. */
      timeZone: z.string(),
      /** Whether the phone may say with a completion where it is: doors are learned from it. */
      asksPosition: z.boolean(),
      /** What was announced last today, and not taken back. */
      delay: z.nullable(runDelay),
      stops: z.array(ownStop),
      /** What has a price, and so can be taken along without an order. Left out in runs that older versions kept. */
      services: z.optional(z.array(z.object({ id: z.enum(SERVICE_IDS), name: z.string() }))),
      /** Left out in runs that older versions kept. */
      cash: z.optional(
        z.object({
          /** What the caller has on them; below 0 where they gave back more than they took. */
          toHandIn: rupees,
          /** The part of it from before today; left out in runs that older versions kept. */
          fromEarlierDays: z.optional(rupees),
          /** Handed in, and not counted yet. */
          uncounted: rupees,
        }),
      ),
    }),
  },
})
