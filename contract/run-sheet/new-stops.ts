/** Who gets new stops, by the laundry's setting, with the riders' names. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { rider } from './run-sheet.ts'

export const readNewStopRules = defineCall({
  method: 'GET',
  path: '/api/admin/run-board/new-stops',
  summary: 'Who gets new pickups and deliveries: the rider of each area, and who takes all others',
  access: { permission: 'see-run' },
  answers: {
    200: z.object({
      /** Null for nobody. */
      takesAll: z.nullable(rider),
      areas: z.array(z.object({ rider, pins: z.array(z.string()) })),
      /** Names of people whom the setting still names, and who don't ride now: their stops go to nobody. */
      gone: z.array(z.string()),
      /** Ids of those who may ride and only plan: they manage the run, and have had no stop yet. */
      planners: z.array(z.string()),
    }),
  },
})
export type NewStops = z.output<(typeof readNewStopRules)['answers'][200]>
