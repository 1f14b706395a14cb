/** The outside laundry that has a bag or item, by its last hand-over. */
import { sql, type ExpressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../../database/tables.ts'
import type { Db } from '../../../database/transaction.ts'

/** A column for a query over units: the vendor with its number, and the day it is expected back; null for what is elsewhere. */
export function selectVendorOfUnit(eb: ExpressionBuilder<Tables, 'units'>) {
  return jsonObjectFrom(
    eb
      .selectFrom('custody_events')
      .innerJoin('vendors', (join) =>
        join.on(sql<boolean>`vendors.number = (custody_events.content->>'vendor')::integer`),
      )
      .select([
        'vendors.number',
        'vendors.name',
        sql<string>`custody_events.content->>'expected'`.as('expected'),
      ])
      .whereRef('custody_events.order_id', '=', 'units.order_id')
      .where('units.place', '=', 'vendor')
      .where(
        sql<boolean>`custody_events.content->>'to' = 'vendor'
          and custody_events.content->'units' @> to_jsonb(units.number)`,
      )
      .orderBy('custody_events.seq', 'desc')
      .limit(1),
  )
}

/** Undefined where there is no such unit; without a vendor where it is elsewhere. */
export function findUnitVendor(db: Db, orderId: string, number: number) {
  return db
    .selectFrom('units')
    .select((eb) => selectVendorOfUnit(eb).as('vendor'))
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .executeTakeFirst()
}
