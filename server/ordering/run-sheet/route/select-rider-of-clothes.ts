/** The rider who still has an order's clothes although another has its stop, or none, as a part of other statements. */
import type { ExpressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../../database/tables.ts'

/** Null where the stop's rider has the clothes. */
export function selectRiderOfClothes(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonObjectFrom(
    eb
      .selectFrom('clothes_with_riders')
      .innerJoin('users as holders', 'holders.id', 'clothes_with_riders.rider_id')
      .select(['holders.id', 'holders.name'])
      .whereRef('clothes_with_riders.order_id', '=', 'orders.id'),
  )
}
