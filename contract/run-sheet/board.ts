/** The board of runs: stops that are moved between riders, one or many at once. */
import * as z from 'zod/mini'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import { badStop, noMoves, tooManyMoves } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { STOP } from '../base/changes.ts'
import { id } from '../base/fields.ts'

/** So many stops are moved at once. */
const MOST_MOVES = 500

const stopMove = z.object({
  orderId: id,
  kind: z.enum(STOP_KINDS, { error: badStop }),
  /** Who has the stop until now, as the caller knows; null for nobody. */
  from: z.nullable(id),
  /** Who has it next; null for nobody. */
  to: z.nullable(id),
})
export type StopMove = z.output<typeof stopMove>

export const moveStops = defineCall({
  method: 'POST',
  path: '/api/admin/run-sheet/moves',
  changes: STOP,
  summary:
    'Move stops between riders, together; a stop that another rider has by now, or that is gone, is left as it is. Riders hear of it at once',
  access: { permission: 'run' },
  body: z.object({
    moves: z
      .array(stopMove)
      .check(
        z.minLength(1, { error: noMoves }),
        z.maxLength(MOST_MOVES, { error: tooManyMoves({ most: MOST_MOVES }) }),
      ),
  }),
  answers: {
    200: z.object({
      /** The moves that were made. */
      moved: z.array(stopMove),
    }),
  },
  errors: ['not_found'],
})
