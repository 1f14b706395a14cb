/** Arrivals: who comes to a customer today, and when. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { id, instant } from '../base/fields.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import { ARRIVAL_STATES } from '#domain/run-sheet/arrival/arrival-window.ts'

const arrival = z.object({
  kind: z.enum(STOP_KINDS),
  /** The rider’s first name. */
  rider: z.string(),
  /** Null where the laundry doesn’t say where runs start, and so has no order of stops. */
  window: z.nullable(
    z.object({
      from: instant,
      until: instant,
      /** Of a late one: about when the rider comes. */
      about: instant,
      /** `later` and `sooner`: in what was promised, but not as it was shown before. */
      state: z.enum(ARRIVAL_STATES),
      /** Whether no other stop is made before. */
      isNext: z.boolean(),
    }),
  ),
})
export type Arrival = z.output<typeof arrival>

export const readArrival = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/arrival',
  summary:
    'Who comes to an order’s customer today and when, from the rider’s stops that are made: for its customer and staff; null without a stop today that has a rider',
  access: { owner: 'record', permission: 'orders' },
  params: z.object({ orderId: id }),
  answers: { 200: z.object({ visit: z.nullable(arrival) }) },
  errors: ['order_not_found'],
})
