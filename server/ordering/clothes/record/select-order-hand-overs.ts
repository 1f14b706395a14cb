/** An order's hand-overs, as a column of a query. */
import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../../database/tables.ts'

/** The oldest first. */
export function selectOrderHandOvers(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('custody_events')
      .leftJoin('users as actors', 'actors.id', 'custody_events.actor_id')
      .select([
        'custody_events.seq',
        'custody_events.at',
        'custody_events.content',
        'custody_events.previous',
        'custody_events.hash',
        'custody_events.note',
        'custody_events.actor_id',
        'actors.name',
      ])
      .whereRef('custody_events.order_id', '=', 'orders.id')
      .orderBy('custody_events.seq'),
  )
}
