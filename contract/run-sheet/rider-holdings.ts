/** A rider's stops, clothes and cash, and handing over their run to another rider. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { STOP } from '../base/changes.ts'
import { calendarDate, id, rupees } from '../base/fields.ts'

const riderHoldings = z.object({
  /** Assigned stops that aren't done. */
  stops: z.number(),
  /**
   * Orders with clothes in the van, of these stops and of those that another rider has by now, or none; and how many
   * bags and items were counted of them.
   */
  orders: z.number(),
  units: z.number(),
  /** Orders that the rider picked up today and that weren't worked on since. */
  pickedUp: z.number(),
  /** Cash that they haven't handed in; null for callers who take no money. */
  cash: z.nullable(rupees),
})
export type RiderHoldings = z.output<typeof riderHoldings>

export const readRiderHoldings = defineCall({
  method: 'GET',
  path: '/api/admin/run-sheet/riders/:id',
  summary:
    'What a rider holds: stops that aren’t done of a day (of all days without one), clothes in the van, cash',
  access: { permission: ['run', 'people'], apiKeys: false },
  params: z.object({ id }),
  query: z.object({ date: z.optional(calendarDate) }),
  answers: { 200: riderHoldings },
  errors: ['not_found'],
})

export const handOverRun = defineCall({
  method: 'POST',
  path: '/api/admin/run-sheet/riders/:id/hand-over',
  changes: STOP,
  summary:
    'Give a rider’s stops that aren’t done to another rider, or to nobody; both hear of it at once. Cash stays with them until it is handed in and counted',
  access: { permission: 'run' },
  params: z.object({ id }),
  body: z.object({
    /** The day of the stops, with those left from earlier days if it is today; null for all days. */
    date: z.nullable(calendarDate),
    /** The other rider; null for nobody. */
    to: z.nullable(id),
    /** Whether the other rider takes over what is in the van; else the first keeps it, also without the stops. */
    withClothes: z.boolean(),
  }),
  answers: {
    200: z.object({
      /** How many stops have another rider now, or none. */
      stops: z.number(),
      /** How many bags and items the other rider took over. */
      units: z.number(),
    }),
  },
  errors: ['not_found'],
})
