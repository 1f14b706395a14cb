/** The SQL of the reports: running sums and the rows of the range alone. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Orders and what completed ones earned, by day. */
export function daySums(db: Kysely<Tables>, from: string, to: string) {
  return db
    .selectFrom('order_days')
    .select((eb) => [
      'day',
      eb.fn.sum<number>('orders').as('orders'),
      eb.fn.sum<number>('revenue_paise').as('revenue_paise'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute()
}

/** Kilograms, and what lines cost, by day and service. */
export function serviceSums(db: Kysely<Tables>, from: string, to: string) {
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
export function clubSums(
  db: Kysely<Tables>,
  span: { startsAt: Date; endsAt: Date; timeZone: string },
) {
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

/** The pickup slots that were booked or given their own capacity. */
export function slotRows(db: Kysely<Tables>, startsAt: Date, endsAt: Date) {
  return db
    .selectFrom('pickup_slots')
    .select(['id', 'capacity', 'booked'])
    .where('starts_at', '>=', startsAt)
    .where('starts_at', '<', endsAt)
    .execute()
}
