/** The SQL of staff's list of all orders: what it is narrowed by, how it stands, and how long it is. */
import { sql, type ExpressionBuilder, type Kysely, type RawBuilder } from 'kysely'
import type { OrderFilterQuery, OrderSort } from '#contract/order-list.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { readOrderSearch, type OrderSearch } from '#domain/order-search.ts'
import { slotId, slotIdsOn } from '#domain/slot-id.ts'
import { findSlot } from '#domain/slots.ts'
import { addDays } from '#domain/time-zone.ts'
import { BY_KEY } from '../../database/by-key.ts'
import { containing } from '../../database/containing.ts'
import type { Tables } from '../../database/tables.ts'
import { selectOrders, type OrderRow } from './store.ts'

/** What a list is sorted by, in the columns of an index, the id last. */
interface Standing {
  keys: RawBuilder<unknown>[]
  descending: boolean
}

const ID = sql`orders.id`
const PICKUP = [sql`orders.slot_id`, ID]
const TOTAL = [sql`orders.total_paise`, ID]
const CUSTOMER = [sql`order_search.customer`, ID]

const STANDINGS: Record<OrderSort, Standing> = {
  newest: { keys: [ID], descending: true },
  'pickup-first': { keys: PICKUP, descending: false },
  'pickup-last': { keys: PICKUP, descending: true },
  'total-high': { keys: TOTAL, descending: true },
  'total-low': { keys: TOTAL, descending: false },
  'customer-first': { keys: CUSTOMER, descending: false },
  'customer-last': { keys: CUSTOMER, descending: true },
}

/** Where an order stands in a list: the values of the sort's keys. */
export type Place = readonly (string | number)[]

/** No order is placed so many days after the day of its own pickup. */
const PLACED_BEFORE_DAYS = 7

const COUNTED_AT_MOST = 1000

/**
 * The orders that match, from `after` on, each with its place; one more than `limit` if there are more.
 * The ids are found first, in the order of an index, and only then is everything else of them read.
 */
export async function listStaffOrders(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  options: { sort: OrderSort; limit: number; after: Place | null },
): Promise<{ row: OrderRow; place: Place }[]> {
  const { keys, descending } = STANDINGS[options.sort]
  const { after } = options
  const found = await matching(db, filter)
    .select(['orders.id', sql<Place>`jsonb_build_array(${sql.join(keys)})`.as('place')])
    .$if(options.sort === 'newest' && filter.to !== undefined, (query) =>
      // Or a range of long ago would be looked for among all orders since.
      query.where('orders.id', '<', firstIdOf(addDays(filter.to!, PLACED_BEFORE_DAYS))),
    )
    // Every order has its row; joined from the left, the index of customers could not lead.
    .$if(keys === CUSTOMER, (query) => query.where('order_search.order_id', 'is not', null))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${sql.join(keys)}) ${sql.raw(descending ? '<' : '>')} (${sql.join([...after!])})`,
      ),
    )
    .$call((query) =>
      keys.reduce((sorted, key) => sorted.orderBy(key, descending ? 'desc' : 'asc'), query),
    )
    .limit(options.limit + 1)
    .execute()
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await selectOrders(db)
    .modifyFront(BY_KEY)
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ id, place }) => {
    const row = rowOf.get(id)
    return row ? [{ row, place }] : []
  })
}

/** How many orders match; counting ends at a thousand, so that it costs the same after years. */
export async function countStaffOrders(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
): Promise<{ matching: number; orMore: boolean }> {
  const { count } = await db
    .selectFrom(
      matching(db, filter)
        .select('orders.id')
        .limit(COUNTED_AT_MOST + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { matching: Math.min(count, COUNTED_AT_MOST), orMore: count > COUNTED_AT_MOST }
}

/** How many orders have each status that is not the end of one. */
export function countUnderWay(db: Kysely<Tables>) {
  const underWay: OrderStatus[] = [
    'pickup_scheduled',
    'picked_up',
    'washing',
    'ready',
    'out_for_delivery',
  ]
  return db
    .selectFrom('orders')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', 'in', underWay)
    .groupBy('status')
    .execute()
}

/** Running sums: counting these orders would read most of the table. */
export function countEnded(db: Kysely<Tables>) {
  return db
    .selectFrom('order_totals')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('completed_orders'), eb.lit(0)).as('completed'),
      eb.fn.coalesce(eb.fn.sum<number>('cancelled_orders'), eb.lit(0)).as('cancelled'),
    ])
    .executeTakeFirstOrThrow()
}

/** The statuses of some orders. */
export function statusesOf(db: Kysely<Tables>, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** The search's row is joined from the left, so that it is read only where something asks for it. */
function matching(db: Kysely<Tables>, filter: OrderFilterQuery) {
  const { status, from, to, slot, service, paid } = filter
  const search = readOrderSearch(filter.q ?? '')
  return db
    .selectFrom('orders')
    .leftJoin('order_search', 'order_search.order_id', 'orders.id')
    .$if(search !== null, (query) => query.where((eb) => searched(eb, search!)))
    .$if(status !== undefined, (query) =>
      query.where('orders.status', 'in', status!.split(',') as OrderStatus[]),
    )
    .$if(from !== undefined, (query) => query.where('orders.slot_id', '>=', slotIdsOn(from!).first))
    .$if(to !== undefined, (query) => query.where('orders.slot_id', '<=', slotIdsOn(to!).last))
    .$if(slot !== undefined, (query) =>
      // What ids of that slot have after their date.
      query.where(sql`substr(orders.slot_id::text, 9)`, '=', slotId('', findSlot(slot!)!)),
    )
    .$if(service !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('order_lines')
            .select('order_lines.order_id')
            .whereRef('order_lines.order_id', '=', 'orders.id')
            .where('order_lines.service', '=', service!),
        ),
      ),
    )
    .$if(paid === 'yes', (query) => query.where('orders.paid_at', 'is not', null))
    .$if(paid === 'no', (query) =>
      query
        .where('orders.paid_at', 'is', null)
        .where('orders.status', '<>', 'cancelled')
        .where('orders.total_paise', '>', 0),
    )
}

type Joined = ExpressionBuilder<
  Pick<Tables, 'orders'> & { order_search: Nullable<Tables['order_search']> },
  'orders' | 'order_search'
>
type Nullable<T> = { [K in keyof T]: T[K] | null }

function searched(eb: Joined, search: OrderSearch) {
  if (search.kind === 'id') return eb('orders.id', '=', search.id)
  if (search.kind === 'name-start')
    return sql<boolean>`(order_search.customer >= lower(${search.start})
      and order_search.customer < lower(${search.start}) || chr(1114111))`
  const isIn = (part: string) => sql<boolean>`order_search.words like lower(${containing(part)})`
  return eb.or(search.anyOf.map((parts) => eb.and(parts.map(isIn))))
}

/** The lowest id that an order of a date can have: ids begin with the instant they were made at. */
function firstIdOf(date: string): string {
  const hex = Date.parse(`${date}T00:00:00Z`).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
