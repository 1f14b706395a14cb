/** Cash of members of staff: hand-ins, their counts, and a day's till. */
import * as z from 'zod/mini'
import { MOST_PIECES } from '#domain/cash/notes-and-coins.ts'
import { MOST_CASH } from '#domain/cash/till.ts'
import {
  amountBelowNothing,
  amountNotNumber,
  badMonth,
  badPieceCount,
  tooMuchCash,
} from '#words/en/fields/billing.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { calendarDate, id, instant, rupees, textField } from '../base/fields.ts'

/** How long a reason or a note is at most. */
export const CASH_TEXT_MAX_LENGTH = 300

const amount = z
  .number({ error: amountNotNumber })
  .check(z.minimum(0, { error: amountBelowNothing }), z.maximum(MOST_CASH, { error: tooMuchCash }))

const reason = z.optional(textField(names.reason, CASH_TEXT_MAX_LENGTH))

const pieceCount = z.optional(
  z
    .number({ error: badPieceCount })
    .check(
      z.int({ error: badPieceCount }),
      z.minimum(0, { error: badPieceCount }),
      z.maximum(MOST_PIECES, { error: badPieceCount }),
    ),
)

/** How many notes and coins of each value; a value that is left out has none. */
const pieces = z.object({
  500: pieceCount,
  200: pieceCount,
  100: pieceCount,
  50: pieceCount,
  20: pieceCount,
  10: pieceCount,
  5: pieceCount,
  2: pieceCount,
  1: pieceCount,
})

/** What a sum was counted by. They come to the sum; left out where only the sum was entered. */
const countedPieces = z.optional(pieces)

const cashCount = z.object({
  _id: z.string(),
  counted: rupees,
  /** Why it is another sum than was handed in, or than was counted before. */
  reason: z.string(),
  by: z.nullable(z.string()),
  at: instant,
  /** Null where only the sum was entered. */
  pieces: z.nullable(pieces),
})

/** Cash that somebody handed in. */
export const handIn = z.object({
  _id: z.string(),
  /** Who handed it in, with their name; null once they are erased. */
  personId: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** What they had on them then. */
  expected: rupees,
  amount: rupees,
  /** Why the amount is not what they had on them. */
  reason: z.string(),
  note: z.string(),
  at: instant,
  /** Null where only the sum was entered. */
  pieces: z.nullable(pieces),
  /** The first count and what corrected it, oldest first; none while it waits to be counted. */
  counts: z.array(cashCount),
})
export type HandIn = z.output<typeof handIn>

export const ownCash = z.object({
  /** What the caller has on them and has not handed in; below 0 where they gave back more than they took. */
  toHandIn: rupees,
  /** The part of it that they have had since before today. */
  fromEarlierDays: rupees,
  /** What they handed in last. */
  latest: z.nullable(handIn),
})
export type OwnCash = z.output<typeof ownCash>

export const readOwnCash = defineCall({
  method: 'GET',
  path: '/api/cash',
  summary: 'The cash that the caller took for the laundry and has not handed in yet',
  access: 'own',
  answers: { 200: ownCash },
})

const handedInCash = z.object({
  amount,
  /** Only compared with what they have on them, so that nobody hands in another sum than the one they saw. */
  expected: amount,
  /** Needed where the amount is not what was expected. */
  reason,
  note: z.optional(textField(names.note, CASH_TEXT_MAX_LENGTH)),
  pieces: countedPieces,
})

export const handInCash = defineCall({
  method: 'POST',
  path: '/api/cash/hand-ins',
  changes: ['cash'],
  summary:
    'Hand in all cash that the caller has on them, for somebody else to count; what arrives later counts to the next time',
  access: 'own',
  body: handedInCash,
  answers: { 201: ownCash },
  errors: ['price_changed', 'still_waiting', 'nothing_due'],
})

/** Cash that is still on somebody who can't hand it in any more. */
const leftCash = z.object({
  personId: z.string(),
  name: z.string(),
  toHandIn: rupees,
})
export type LeftCash = z.output<typeof leftCash>

export const listLeftCash = defineCall({
  method: 'GET',
  path: '/api/admin/cash/left',
  summary: 'The cash that people had on them when they were suspended or removed, by name',
  access: { permission: 'money-in', apiKeys: false },
  answers: { 200: z.array(leftCash) },
})

export const handInLeftCash = defineCall({
  method: 'POST',
  path: '/api/admin/cash/left/:id/hand-ins',
  changes: ['cash'],
  summary: 'Write down what somebody who was suspended or removed gave of the cash they had',
  access: { permission: 'money-in', apiKeys: false },
  params: z.object({ id }),
  body: handedInCash,
  answers: { 201: z.array(leftCash) },
  errors: ['not_found', 'price_changed', 'still_waiting', 'nothing_due'],
})

export const listHandIns = defineCall({
  method: 'GET',
  path: '/api/admin/cash/hand-ins',
  summary: 'Cash that was handed in: what waits to be counted, and the latest that was counted',
  access: { permission: 'money-in', apiKeys: false },
  answers: { 200: z.array(handIn) },
})

export const countCash = defineCall({
  method: 'POST',
  path: '/api/admin/cash/hand-ins/:id/counts',
  changes: ['cash'],
  summary:
    'Accept cash that a colleague handed in, as it was counted; a later count corrects the one before',
  access: { permission: 'money-in', apiKeys: false },
  params: z.object({ id }),
  body: z.object({
    counted: amount,
    /** Needed where it is not what was handed in, and for each correction. */
    reason,
    /** The count that this one corrects; null for the first. */
    corrects: z.nullable(id),
    pieces: countedPieces,
  }),
  answers: { 201: handIn },
  errors: ['not_found', 'forbidden', 'changed_meanwhile'],
})

export const till = z.object({
  opening: rupees,
  doors: rupees,
  counter: rupees,
  refunded: rupees,
  handedIn: rupees,
  /** Counted less expected. */
  difference: rupees,
  closing: rupees,
  upi: rupees,
})
export type TillView = z.output<typeof till>

export const tillOfDay = z.object({
  date: calendarDate,
  today: calendarDate,
  total: till,
  people: z.array(
    z.extend(till, { personId: z.nullable(z.string()), name: z.nullable(z.string()) }),
  ),
  /** What was handed in on the day or counted then. */
  handIns: z.array(handIn),
})
export type TillOfDay = z.output<typeof tillOfDay>

export const tillOfMonth = z.object({
  month: z.string(),
  total: till,
  days: z.array(z.extend(till, { date: calendarDate })),
})
export type TillOfMonth = z.output<typeof tillOfMonth>

export const cashOfDay = defineCall({
  method: 'GET',
  path: '/api/admin/cash/days/:date',
  summary: 'The till of a day, in all and for each person, in the laundry’s time zone',
  access: { permission: 'reports' },
  params: z.object({ date: calendarDate }),
  answers: { 200: tillOfDay },
})

export const cashOfMonth = defineCall({
  method: 'GET',
  path: '/api/admin/cash/months/:month',
  summary: 'The till of a month, in all and for each day, in the laundry’s time zone',
  access: { permission: 'reports' },
  params: z.object({
    month: z
      .string({ error: badMonth })
      .check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { error: badMonth })),
  }),
  answers: { 200: tillOfMonth },
})
