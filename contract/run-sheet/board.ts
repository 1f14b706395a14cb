/** The board of runs: stops that are moved between riders, one or many at once. */
import * as z from 'zod/mini'
import { calendarDate, id } from '../base/fields.ts'
import { rider, runStop } from './run-sheet.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import { badStop, noMoves, tooManyMoves } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { STOP } from '../base/changes.ts'

const boardStop = z.extend(
  z.pick(runStop, {
    orderId: true,
    number: true,
    kind: true,
    slot: true,
    done: true,
    overdue: true,
    address: true,
    digipin: true,
    turn: true,
    dueDate: true,
    clothesWith: true,
    oneStop: true,
  }),
  {
    /** Who is at the door. */
    name: z.string(),
    /** The door's PIN code; empty where it isn't known. */
    pin: z.string(),
    /** Bags and items of a delivery to be made. */
    units: z.number(),
    rider: z.nullable(rider),
  },
)
export type BoardStop = z.output<typeof boardStop>

export const readRunBoard = defineCall({
  method: 'GET',
  path: '/api/admin/run-board',
  summary:
    "A day's stops of all riders, today's if no date is given, and everybody who can have stops",
  access: { permission: 'see-run' },
  query: z.object({ date: z.optional(calendarDate) }),
  answers: {
    200: z.object({
      date: calendarDate,
      today: calendarDate,
      riders: z.array(rider),
      stops: z.array(boardStop),
    }),
  },
})

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
