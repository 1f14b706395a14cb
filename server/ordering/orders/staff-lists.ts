/** The SQL of staff's list of all orders: what it is narrowed by, how it stands, and how long it is. */
import { sql, type ExpressionBuilder, type Kysely, type RawBuilder } from 'kysely'
import type { OrderFilterQuery as Asked, OrderSort, TakenMethod } from '#contract/order-list.ts'
import type { Due } from '#domain/due.ts'
import { isPending, isTerminal, ORDER_STATUSES, type OrderStatus } from '#domain/order-lifecycle.ts'
import { readOrderSearch, type OrderSearch } from '#domain/order-search.ts'
import { slotId, slotIdsOn } from '#domain/slot-id.ts'
import { findSlot } from '#domain/slots.ts'
import { addDays } from '#domain/time-zone.ts'
import { containing } from '../../database/containing.ts'
import type { Tables } from '../../database/tables.ts'
import { firstIdFrom } from '../../platform/ids.ts'
import { type DueAt, dueMoment, isDue } from './due-orders.ts'
import { type OrderVersion, VERSION } from './store.ts'

/** What the list is narrowed by; what is due, and what was paid today, as of a moment. */
export type OrderFilterQuery = Omit<Asked, 'due' | 'taken'> & {
  due?: { kind: Due; at: DueAt } | undefined
  taken?: { method: TakenMethod; at: DueAt } | undefined
}

/** What a list is sorted by, in the columns of an index, the id last. */
interface Standing {
  keys: RawBuilder<unknown>[]
  descending: boolean
}

const ID = sql`orders.id`
const PICKUP = [sql`orders.slot_id`, ID]
const TOTAL = [sql`orders.total_paise`, ID]
const CUSTOMER = [sql`order_search.customer`, ID]

const STANDINGS: Record<Exclude<OrderSort, 'due-first'>, Standing> = {
  newest: { keys: [ID], descending: true },
  'pickup-first': { keys: PICKUP, descending: false },
  'pickup-last': { keys: PICKUP, descending: true },
  'total-high': { keys: TOTAL, descending: true },
  'total-low': { keys: TOTAL, descending: false },
  'customer-first': { keys: CUSTOMER, descending: false },
  'customer-last': { keys: CUSTOMER, descending: true },
}

/** What a list is sorted by; by what is due, as of a moment, only what is under way is. */
type Sort = keyof typeof STANDINGS | { byDue: DueAt }

function standingBy(sort: Sort): Standing {
  if (typeof sort === 'string') return STANDINGS[sort]
  return { keys: [dueMoment(sort.byDue), ID], descending: false }
}

/** Where an order stands in a list: the values of the sort's keys. */
export type Place = readonly (string | number)[]

/** No order is placed so many days after the day of its own pickup. */
const PLACED_BEFORE_DAYS = 7

const COUNTED_AT_MOST = 1000

/** In so many orders words are looked for before they are looked up among all. */
const WALKED = 1000

/** An order of a list, with its place there. */
interface Listed extends OrderVersion {
  place: Place
}

/**
 * The orders that match, from `after` on, each with its place; one more than `limit` if there are more. They are found
 * in the order of an index, and nothing else of them is read yet.
 *
 * Common words are met soon in the order of the list, rare ones have few orders in their index. Which they are is
 * tried and not guessed: of two common words nobody knows how often they come together, and a walk in the hope of
 * them would read all orders.
 */
export async function listStaffOrders(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  options: { sort: Sort; limit: number; after: Place | null },
): Promise<Listed[]> {
  const find = (among: RawBuilder<unknown> | null): Promise<Listed[]> =>
    standing(matching(db, filter, among), filter, options)
      .select([
        VERSION,
        sql<Place>`jsonb_build_array(${sql.join(standingBy(options.sort).keys)})`.as('place'),
      ])
      .limit(options.limit + 1)
      .execute()
  const search = readOrderSearch(filter.q ?? '')
  if (search?.kind !== 'words') return find(null)
  const walked = standing(matching(db, { ...filter, q: undefined }), filter, options).limit(WALKED)
  const met = await find(sql`${walked}`)
  if (met.length > options.limit) return met
  return find(sql`select order_id from order_search where ${hasWords(search)}`)
}

/**
 * The same by what is due: what is under way, of which there is never more than some days' work, and then what is
 * over, the newest first. The place of those is their id alone.
 */
export async function listDueFirst(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  { limit, after, at }: { limit: number; after: Place | null; at: DueAt },
): Promise<Listed[]> {
  const isOver = after?.length === 1
  const due = isOver
    ? []
    : await listStaffOrders(db, among(filter, isPending), { sort: { byDue: at }, limit, after })
  if (due.length > limit) return due
  const over = await listStaffOrders(db, among(filter, isTerminal), {
    sort: 'newest',
    limit: limit - due.length,
    after: isOver ? after : null,
  })
  return [...due, ...over]
}

/** The filter for those of its statuses alone; none is a list that nothing is in. */
function among(
  filter: OrderFilterQuery,
  isOne: (status: OrderStatus) => boolean,
): OrderFilterQuery {
  const statuses = (filter.status?.split(',') ?? ORDER_STATUSES) as readonly OrderStatus[]
  return { ...filter, status: statuses.filter(isOne).join(',') }
}

/** The ids of a list from `after` on, in its order. */
function standing(
  list: ReturnType<typeof matching>,
  { to }: OrderFilterQuery,
  { sort, after }: { sort: Sort; after: Place | null },
) {
  const { keys, descending } = standingBy(sort)
  return (
    list
      .select('orders.id')
      .$if(sort === 'newest' && to !== undefined, (query) =>
        // Or a range of long ago would be looked for among all orders since.
        query.where('orders.id', '<', firstIdFrom(new Date(addDays(to!, PLACED_BEFORE_DAYS)))),
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
  )
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

/**
 * The search's row is joined from the left, so that it is read only where something asks for it.
 * @param among a query of the ids that alone are looked at, which is answered first
 */
function matching(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  among: RawBuilder<unknown> | null = null,
) {
  const { status, from, to, slot, service, due, taken, paid } = filter
  const search = readOrderSearch(filter.q ?? '')
  return db
    .selectFrom('orders')
    .leftJoin('order_search', 'order_search.order_id', 'orders.id')
    .$if(among !== null, (query) =>
      query.where('orders.id', '=', sql<string>`any(array(${among}))`),
    )
    .$if(search !== null, (query) => query.where((eb) => searched(eb, search!)))
    .$if(status !== undefined, (query) =>
      query.where('orders.status', '=', sql<OrderStatus>`any(${status!.split(',')}::text[])`),
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
    .$if(due !== undefined, (query) => query.where(isDue(due!.kind, due!.at)))
    .$if(taken !== undefined, (query) =>
      query.where('orders.id', '=', sql<string>`any(array(${paidBy(taken!)}))`),
    )
    .$if(paid === 'yes', (query) => query.where('orders.paid_at', 'is not', null))
    .$if(paid === 'no', (query) =>
      query
        .where('orders.paid_at', 'is', null)
        .where('orders.status', '<>', 'cancelled')
        .where('orders.total_paise', '>', 0),
    )
}

/** The orders of which something was paid on a day in one way: what the till counts of orders, before refunds. */
function paidBy({ method, at }: NonNullable<OrderFilterQuery['taken']>): RawBuilder<unknown> {
  return sql`select order_id from order_payments where status = 'succeeded' and method = ${method}
    and paid_at >= ${at.startsAt} and paid_at < ${at.endsAt}`
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
  return hasWords(search)
}

function hasWords({ anyOf }: Extract<OrderSearch, { kind: 'words' }>): RawBuilder<boolean> {
  const lists = anyOf.map((parts) =>
    sql.join(
      parts.map((part) => sql`order_search.words like lower(${containing(part)})`),
      sql` and `,
    ),
  )
  return sql<boolean>`(${sql.join(lists, sql` or `)})`
}
