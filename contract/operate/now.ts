/** Staff's current work: orders due in each list, customers who wait, and today's money. */
import { CLAIM_STEPS } from '#domain/help/claims.ts'
import * as z from 'zod/mini'
import {
  type CONSOLE_NUMBERS,
  fieldsOfNumber,
  NUMBER_NAMES,
  type NumberName,
} from '#domain/operate/console-numbers.ts'
import { DUES } from '#domain/orders/due.ts'
import { SCHEDULES } from '#domain/operate/schedules.ts'
import { SERVER_NOTICES } from '#domain/settings/server-notices.ts'
import { defineCall } from '../base/call.ts'
import { instant, rupees } from '../base/fields.ts'
import { takenMethod } from '../orders/order-list.ts'

const unanswered = z.object({
  kind: z.enum(['chat', 'ticket', 'message']),
  /** The chat's or the message's id, or the ticket's number. */
  id: z.string(),
  /** Who waits; empty for a visitor without a name. */
  name: z.string(),
  since: instant,
})
export type Unanswered = z.output<typeof unanswered>

/** Numbers with the first of what they count. */
const LISTS = {
  /** Null for those who don't answer customers. */
  waiting: z.nullable(
    z.object({
      count: z.number(),
      /** Those who have waited longest, five at most. */
      longest: z.array(unanswered),
    }),
  ),
  /** Claims that are to be decided or settled; null for those who don't answer customers. */
  claims: z.nullable(
    z.object({
      count: z.number(),
      /** How many of them are late. */
      late: z.number(),
      /** Those that are late or are to be decided first, five at most. */
      first: z.array(
        z.object({
          _id: z.string(),
          piece: z.nullable(z.string()),
          late: z.nullable(z.enum(CLAIM_STEPS)),
          decideBy: instant,
          isDecided: z.boolean(),
        }),
      ),
    }),
  ),
  /** Messages of the last three days that reached their customers in no way; null for those who see no customers. */
  unsent: z.nullable(
    z.object({
      count: z.number(),
      /** Five at most. */
      latest: z.array(
        z.object({
          _id: z.string(),
          userId: z.string(),
          name: z.string(),
          /** Null for what is about no order. */
          orderId: z.nullable(z.string()),
          subject: z.string(),
          /** For people. */
          why: z.string(),
          at: instant,
        }),
      ),
    }),
  ),
} satisfies Partial<Record<NumberName, z.ZodMiniType>>

type PlainName = Exclude<NumberName, keyof typeof LISTS>
type PlainNumber<N extends PlainName> = (typeof CONSOLE_NUMBERS)[N] extends {
  fields: readonly (infer Field extends string)[]
}
  ? Record<Field, number>
  : number

/** As they are declared; null for those who may not see one, and where the laundry has no such work. */
const plainNumbers = Object.fromEntries(
  NUMBER_NAMES.filter((name): name is PlainName => !Object.hasOwn(LISTS, name)).map((name) => {
    const counts = fieldsOfNumber(name)?.map((field) => [field, z.number()] as const)
    return [name, z.nullable(counts ? z.object(Object.fromEntries(counts)) : z.number())]
  }),
) as unknown as { [N in PlainName]: z.ZodMiniType<PlainNumber<N> | null> }

const nowAnswer = z.object({
  /** How many orders `due` of the list finds; a thousand are a thousand or more. */
  due: z.record(z.enum(DUES), z.number()),
  ...LISTS,
  ...plainNumbers,
  /** What the product does by the clock and fails at, the longest failing first; null for those who don't look after backups. */
  failingSchedules: z.nullable(
    z.array(
      z.object({
        schedule: z.enum(SCHEDULES),
        since: instant,
        /** For people who look after the server. */
        why: z.string(),
      }),
    ),
  ),
  /** What the server has noticed about how it is run; null for those who may not change settings. */
  serverNotices: z.nullable(
    z.array(
      z.object({
        code: z.enum(SERVER_NOTICES),
        since: instant,
        /** For people who look after the server. */
        message: z.string(),
      }),
    ),
  ),
  /** What was taken today, of orders and from companies, before refunds; null for those who take no money. */
  taken: z.nullable(z.object({ cash: rupees, upi: rupees, card: rupees })),
})
export type NowAnswer = z.output<typeof nowAnswer>

export const readNow = defineCall({
  method: 'GET',
  path: '/api/admin/now',
  summary: 'What is due now, who waits for an answer, and what was taken today',
  access: { permission: 'orders' },
  answers: { 200: nowAnswer },
})

/** What a sum of today's money is made of; its orders are those that `taken` of the list finds. */
const takenAnswer = z.object({
  /** What was paid of orders. */
  orders: rupees,
  /** What companies paid on their accounts, the latest first. */
  companies: z.array(
    z.object({
      _id: z.string(),
      companyId: z.string(),
      name: z.string(),
      amount: rupees,
      reference: z.string(),
      at: instant,
    }),
  ),
})
export type TakenAnswer = z.output<typeof takenAnswer>

export const readTaken = defineCall({
  method: 'GET',
  path: '/api/admin/now/taken',
  summary: 'What was taken today in one way, of orders and from which companies, before refunds',
  access: { permission: 'money-in' },
  query: z.object({ method: takenMethod }),
  answers: { 200: takenAnswer },
})
