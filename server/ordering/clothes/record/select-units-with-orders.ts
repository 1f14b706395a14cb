/** Bags and items with their order, customer, tag and outside laundry, for lists over many orders. */
import { sql, type ExpressionBuilder } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Db } from '../../../database/transaction.ts'
import { selectVendorOfUnit } from './select-vendor-of-unit.ts'

/** A column for a query over units: the code of the tag that is on it now; null where none is. */
export function selectTagOnUnit(eb: ExpressionBuilder<Tables, 'units'>) {
  return eb
    .selectFrom('unit_tags')
    .select('unit_tags.code')
    .whereRef('unit_tags.order_id', '=', 'units.order_id')
    .whereRef('unit_tags.number', '=', 'units.number')
    .where('unit_tags.is_live', '=', sql.lit(true))
    .orderBy('unit_tags.id', 'desc')
    .limit(1)
}

/** A query over all units there are; who asks narrows and orders it. */
export function selectUnitsWithOrders(db: Db) {
  return db
    .selectFrom('units')
    .innerJoin('orders', 'orders.id', 'units.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.number as order',
      'orders.status',
      'users.name as customer',
      'units.number',
      'units.kind',
      'units.name',
      'units.place',
      'units.since',
    ])
    .select((eb) => [selectTagOnUnit(eb).as('tag'), selectVendorOfUnit(eb).as('vendor')])
}
