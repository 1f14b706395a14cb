/** Riders' photos at pickup, as a column of a query. */
import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../../database/tables.ts'

/** Those that stand, with the digests by which the chain names them. */
export function selectDoorPhotos(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('stop_completions')
      .select(['picture_id', 'photo_digest'])
      .whereRef('stop_completions.order_id', '=', 'orders.id')
      .where('kind', '=', 'pickup')
      .where('picture_id', 'is not', null)
      .where('undone_at', 'is', null),
  )
}
