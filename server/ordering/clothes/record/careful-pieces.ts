/** Garments of orders with care limits, as a column of a query. */
import { sql, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../../database/tables.ts'

/** A column for a query over orders: those that came in as units by their numbers, then those that are only named. */
export function selectCareLimitedGarments(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('garments')
      .leftJoin('units as piece', (join) =>
        join
          .onRef('piece.garment_id', '=', 'garments.id')
          .onRef('piece.order_id', '=', 'orders.id'),
      )
      .leftJoin('order_garments as named', (join) =>
        join
          .onRef('named.garment_id', '=', 'garments.id')
          .onRef('named.order_id', '=', 'orders.id'),
      )
      .select(['piece.number as unit', 'garments.name', 'garments.never'])
      .whereRef('garments.user_id', '=', 'orders.user_id')
      .where(sql<boolean>`garments.never <> '[]'`)
      .where((or) =>
        or.or([or('piece.number', 'is not', null), or('named.garment_id', 'is not', null)]),
      )
      .orderBy('piece.number')
      .orderBy('garments.name')
      .orderBy('garments.id'),
  )
}
