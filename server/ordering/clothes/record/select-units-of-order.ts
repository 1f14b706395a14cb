/** Orders' counted units, as a column of a query. */
import { sql, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../../database/tables.ts'

const UNIT_COLUMNS = [
  'units.number',
  'units.kind',
  'units.pieces',
  'units.place',
  'units.released',
  'units.spot',
] as const

/** A column for a query over orders: their units by number; none of an order that nobody counted in. */
export function selectUnitsOfOrder(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('units')
      .select(UNIT_COLUMNS)
      .whereRef('units.order_id', '=', 'orders.id')
      .orderBy('units.number'),
  )
}

/** The same for who hands them over: what each is called, or what it was counted as; null where nobody said. */
export function selectNamedOrderUnits(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('units')
      .leftJoin('garments', 'garments.id', 'units.garment_id')
      .leftJoin('catalogue_items', 'catalogue_items.id', 'units.item_id')
      .select(UNIT_COLUMNS)
      .select(({ fn }) =>
        fn
          .coalesce('units.name', 'garments.name', 'catalogue_items.name')
          .$castTo<string | null>()
          .as('name'),
      )
      .whereRef('units.order_id', '=', 'orders.id')
      .orderBy('units.number'),
  )
}

/** Columns for a query over orders: how many bags were counted in, what all of it weighed then, in grams, and where something of it was put last. */
export function selectIntakeOfOrder(eb: ExpressionBuilder<Tables, 'orders'>) {
  return [
    eb
      .selectFrom('units')
      .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('bags'))
      .whereRef('units.order_id', '=', 'orders.id')
      .where('units.kind', '=', 'bag')
      .$asScalar()
      .$notNull()
      .as('bags'),
    eb
      .selectFrom('custody_events')
      .select(sql<number | null>`sum((content->>'grams')::integer)::integer`.as('grams'))
      .whereRef('custody_events.order_id', '=', 'orders.id')
      .where(sql`content->>'kind'`, '=', 'received')
      .as('grams_in'),
    eb
      .selectFrom('units')
      .innerJoin('places', 'places.code', 'units.spot')
      .select('places.name')
      .whereRef('units.order_id', '=', 'orders.id')
      .orderBy('units.since', 'desc')
      .orderBy('units.number')
      .limit(1)
      .as('spot'),
  ] as const
}
