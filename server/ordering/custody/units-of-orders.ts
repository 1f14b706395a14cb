/** What was counted in of orders, as a value beside their columns. */
import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../database/tables.ts'

/** A column for a query over orders: their units by number; none of an order that nobody counted in. */
export function unitsOfOrders(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('units')
      .select(['units.number', 'units.kind', 'units.pieces', 'units.place', 'units.released'])
      .whereRef('units.order_id', '=', 'orders.id')
      .orderBy('units.number'),
  )
}
