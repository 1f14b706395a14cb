/** SQL for reports: running daily sums, so that cost grows with days and not with orders. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'

/** Orders, and what completed ones earned, by day. */
export function selectDaySums(db: Db, from: string, to: string) {
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
export function selectServiceSums(db: Db, from: string, to: string) {
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
export function selectClubSums(db: Db, from: string, to: string) {
  return db
    .selectFrom('payment_days')
    .select((eb) => ['day', eb.fn.sum<number>('paise').as('paise')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('way', '=', 'club')
    .groupBy('day')
    .execute()
}

/** What was paid in the range, by way, less what was given back of it since. */
export function selectPaymentSums(db: Db, from: string, to: string) {
  return db
    .selectFrom('payment_days')
    .select((eb) => ['way', eb.fn.sum<number>('paise').as('paise')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('way')
    .execute()
}

/**
 * How many customers ordered in the range for the first time, and how many had ordered before it: each is counted
 * on their first day in it, which is the one whose day before is not.
 */
export async function selectCustomerCounts(
  db: Db,
  from: string,
  to: string,
): Promise<{ new: number; returning: number }> {
  const { rows } = await sql<{ new: number; returning: number }>`
    select
      coalesce(sum(customers) filter (where previous_day = '-infinity'), 0) as new,
      coalesce(sum(customers) filter (where previous_day > '-infinity'), 0) as returning
    from ordering_days
    where day >= ${from} and day <= ${to} and previous_day < ${from}`.execute(db)
  return rows[0]!
}

/** The pickup slots between two instants that were booked or given their own capacity. */
export function selectUsedSlots(db: Db, startsAt: Date, endsAt: Date) {
  return db
    .selectFrom('pickup_slots')
    .select(['id', 'capacity', 'booked'])
    .where('starts_at', '>=', startsAt)
    .where('starts_at', '<', endsAt)
    .execute()
}
