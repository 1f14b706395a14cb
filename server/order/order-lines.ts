/** An order's lines as a column of a query, in order of entry. */
import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../database/tables.ts'

/** What was ordered. */
export function selectOrderItems(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(linesOf(eb).select(['service', 'name', 'unit', 'quantity']))
}

/** What was ordered and what it costs. */
export function selectOrderLines(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    linesOf(eb).select([
      'item_id',
      'service',
      'name',
      'unit',
      'quantity',
      'list_price_paise',
      'unit_price_paise',
      'amount_paise',
      'covered_quantity',
      'covered_paise',
    ]),
  )
}

function linesOf(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb
    .selectFrom('order_lines')
    .whereRef('order_lines.order_id', '=', 'orders.id')
    .orderBy('position')
}
