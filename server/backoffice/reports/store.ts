/** The SQL of the reports: running sums of days, and what lies in the range by an index. */
import { sql } from 'kysely'
import type { PaymentMethod } from '#domain/order-choices.ts'
import { DAY_MS } from '#domain/time-zone.ts'
import type { Db } from '../../database/transaction.ts'
import { firstIdFrom } from '../../platform/ids.ts'

/** The instants of a range: its end is not part of it. */
export interface ReportSpan {
  startsAt: Date
  endsAt: Date
  timeZone: string
}

/** Orders, and what completed ones earned, by day. */
export function daySums(db: Db, from: string, to: string) {
  return db
    .selectFrom('order_days')
    .select((eb) => [
      'day',
      eb.fn.sum<number>('orders').as('orders'),
      eb.fn.sum<number>('revenue_paise').as('revenue_paise'),
      eb.fn.sum<number>('completed').as('completed'),
      eb.fn.sum<number>('delivered').as('delivered'),
      eb.fn.sum<number>('on_time').as('on_time'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute()
}

/** Kilograms, and what lines cost, by day and service. */
export function serviceSums(db: Db, from: string, to: string) {
  return db
    .selectFrom('service_days')
    .select((eb) => [
      'day',
      'service',
      eb.fn.sum<number>('kilograms').as('kilograms'),
      eb.fn.sum<number>('amount_paise').as('amount_paise'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'service'])
    .execute()
}

/** What the Laundry Club's members paid, by day of the payment, less what was refunded since. */
export function clubSums(db: Db, span: ReportSpan) {
  return db
    .selectFrom('charges')
    .select([
      sql<string>`(paid_at at time zone ${span.timeZone})::date`.as('day'),
      sql<number>`sum(amount_paise - refunded_paise)`.as('paise'),
    ])
    .where('status', '=', 'succeeded')
    .where('paid_at', '>=', span.startsAt)
    .where('paid_at', '<', span.endsAt)
    .groupBy(sql`1`)
    .execute()
}

/** What was paid of orders in the span, by way, less what was given back of it since. */
export async function paymentSums(db: Db, { startsAt, endsAt }: ReportSpan) {
  const { rows } = await sql<{ method: PaymentMethod; paise: number }>`
    select method, sum(amount_paise - refunded_paise) as paise
    from order_payments
    where status = 'succeeded' and paid_at >= ${startsAt} and paid_at < ${endsAt}
    group by method`.execute(db)
  return rows
}

/** How many customers ordered in the span, and how many of them had ordered before it. */
export async function customerCounts(
  db: Db,
  { startsAt, endsAt }: ReportSpan,
): Promise<{ customers: number; returning: number }> {
  // An index of a customer's orders by their ids finds the earlier ones; a clock that ran ahead makes ids that are later.
  const laterId = firstIdFrom(new Date(startsAt.getTime() + DAY_MS))
  const { rows } = await sql<{ customers: number; returning: number }>`
    with ordered as (
      select distinct user_id from orders
      where created_at >= ${startsAt} and created_at < ${endsAt} and status <> 'cancelled'
    )
    select count(*) as customers,
      count(*) filter (where exists (
        select from orders where orders.user_id = ordered.user_id
          and id < ${laterId} and created_at < ${startsAt} and status <> 'cancelled')) as returning
    from ordered`.execute(db)
  return rows[0]!
}

/** The pickup slots that were booked or given their own capacity. */
export function slotRows(db: Db, { startsAt, endsAt }: ReportSpan) {
  return db
    .selectFrom('pickup_slots')
    .select(['id', 'capacity', 'booked'])
    .where('starts_at', '>=', startsAt)
    .where('starts_at', '<', endsAt)
    .execute()
}
