/** Wrong codes that were typed of an order, as a part of other statements. */
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Null for an order without a code. */
export function selectCodeTries(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb
    .selectFrom('delivery_codes')
    .innerJoin('delivery_code_orders as of', 'of.code_id', 'delivery_codes.id')
    .select('delivery_codes.tries')
    .whereRef('of.order_id', '=', 'orders.id')
}
