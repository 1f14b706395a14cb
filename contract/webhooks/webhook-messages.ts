/** Messages to webhooks, as receivers get them. */
import { FAILED_CHARGE_STATUSES } from '#domain/club/club.ts'
import * as z from 'zod/mini'
import {
  WEBHOOK_MESSAGES,
  type WebhookDatum,
  type WebhookType,
} from '#domain/messages/webhook-messages.ts'
import { calendarDate, id, instant } from '../base/fields.ts'
import { orderStatus } from '../orders/orders.ts'
import { paymentMethod } from '../payments/payment-methods.ts'
import { ticketStatus } from '../help/tickets.ts'

const KINDS = {
  id,
  text: z.string(),
  count: z.int(),
  /** Sums in webhooks are whole paise. */
  paise: z.int(),
  date: calendarDate,
  instant,
  orderStatus,
  paymentMethod,
  ticketStatus,
  failedCharge: z.enum(FAILED_CHARGE_STATUSES),
}
type Kinds = typeof KINDS

function datumSchema(datum: WebhookDatum) {
  const schema = KINDS[datum.replace('?', '') as keyof Kinds]
  return datum.endsWith('?') ? z.nullable(schema) : schema
}

/** The schema of a message. */
export function webhookSchema(type: WebhookType) {
  const data = Object.entries<WebhookDatum>(WEBHOOK_MESSAGES[type].data)
  return z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: instant,
    data: z.object(Object.fromEntries(data.map(([name, datum]) => [name, datumSchema(datum)]))),
  })
}

type Datum<D> = D extends keyof Kinds
  ? z.output<Kinds[D]>
  : D extends `${infer K extends keyof Kinds}?`
    ? z.output<Kinds[K]> | null
    : never

type DataOf<T extends WebhookType> = (typeof WEBHOOK_MESSAGES)[T]['data']

/** A message as it is sent, of one type or of any. */
export type WebhookMessage<T extends WebhookType = WebhookType> = {
  [K in T]: {
    type: K
    timestamp: string
    data: { -readonly [F in keyof DataOf<K>]: Datum<DataOf<K>[F]> }
  }
}[T]
