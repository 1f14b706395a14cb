/** SQL for the order list: its order and its length. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OrderSort } from '#contract/orders/order-list.ts'
import {
  isUnfinished,
  isFinalStatus,
  ORDER_STATUSES,
  type OrderStatus,
} from '#domain/orders/record/order-lifecycle.ts'
import { slotIdsOn } from '#domain/slots/slot-id.ts'
import { addDays } from '#domain/base/time-zone.ts'
import { BY_KEY } from '../../../database/engines/by-key.ts'
import type { Tables } from '../../../database/tables.ts'
import { firstIdFrom } from '../../../platform/ids.ts'
import { type DueAt, orderDueTime } from './due-orders.ts'
import { matchesSearchWords, type Sought, parseSearch } from './sought-orders.ts'
import { filterOrders, type OrderFilterQuery } from './staff-filter.ts'
import { type OrderVersion, VERSION } from '../record/order-version.ts'

/** What a list is sorted by, in the columns of an index, the id last. */
interface Standing {
  keys: RawBuilder<unknown>[]
  descending: boolean
}

const ID = sql`orders.id`
const PICKUP = [sql`orders.slot_id`, ID]
const COST = [sql`charged_paise(orders.status, orders.total_paise, orders.goodwill_paise)`, ID]
const CUSTOMER = [sql`order_search.customer`, ID]

const STANDINGS: Record<Exclude<OrderSort, 'due-first'>, Standing> = {
  newest: { keys: [ID], descending: true },
  'pickup-first': { keys: PICKUP, descending: false },
  'pickup-last': { keys: PICKUP, descending: true },
  'total-high': { keys: COST, descending: true },
  'total-low': { keys: COST, descending: false },
  'customer-first': { keys: CUSTOMER, descending: false },
  'customer-last': { keys: CUSTOMER, descending: true },
}

/** What a list is sorted by; by what is due, as of a moment, only what is under way is. */
type Sort = keyof typeof STANDINGS | { byDue: DueAt }

function standingBy(sort: Sort): Standing {
  if (typeof sort === 'string') return STANDINGS[sort]
  return { keys: [orderDueTime(sort.byDue), ID], descending: false }
}

/** Where an order stands in a list: the values of the sort's keys. */
export type Place = readonly (string | number)[]

/** No order is placed, and none is split off, so many days after the day of its pickup. */
const PLACED_BEFORE_DAYS = 30

const COUNTED_AT_MOST = 1000

/** In a laundry of so many orders each count is exact, up to a thousand. */
const COUNTED_EXACTLY = 50_000

/** In so many orders words are looked for before they are looked up among all. */
const WALKED = 1000

/** Of what is common, so many times these orders are counted. */
const WALKS = 5
const HUNDRED = 100

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
  const sought = await parseSearch(db, filter.q)
  const newest = options.sort === 'newest' ? await newestUntil(db, filter) : undefined
  if (newest === null) return []
  const find = (among: RawBuilder<unknown> | null): Promise<Listed[]> =>
    standing(filterOrders(db, filter, sought, among && isAmong(among)), newest, options)
      .select([
        VERSION,
        sql<Place>`jsonb_build_array(${sql.join(standingBy(options.sort).keys)})`.as('place'),
      ])
      .limit(options.limit + 1)
      .execute()
  if (sought?.kind !== 'words') return find(null)
  if (sought.mayBeCommon) {
    const met = await find(
      sql`${standing(filterOrders(db, filter, null), newest, options).limit(WALKED)}`,
    )
    if (met.length > options.limit) return met
  }
  return find(sql`select order_id from order_search where ${matchesSearchWords(sought)}`)
}

/** Whether an order is one of a query of ids, which is answered first. */
function isAmong(ids: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`orders.id = any(array(${ids}))`
}

/**
 * From which order on the newest with a pickup until `to` are looked for, or a range of long ago would be looked for
 * among all orders since: the newest one of its last days, or any that was placed before their end. Undefined where the
 * list has no end, null where it has no order.
 */
async function newestUntil(
  db: Kysely<Tables>,
  { from, to }: OrderFilterQuery,
): Promise<string | null | undefined> {
  if (to === undefined) return undefined
  const startsAt = new Date(to)
  // Before the first id that there may be.
  if (startsAt.getTime() < 0) return null
  const lastDays = addDays(to, 1 - PLACED_BEFORE_DAYS)
  const isWithin = from !== undefined && from >= lastDays
  const newest = await db
    .selectFrom('pickup_slots')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('slot_id', '=', 'pickup_slots.id')
          .orderBy('orders.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .modifyFront(BY_KEY)
    .select('newest.id')
    .where('pickup_slots.id', '>=', slotIdsOn(isWithin ? from : lastDays).first)
    .where('pickup_slots.id', '<=', slotIdsOn(to).last)
    .orderBy('newest.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (isWithin) return newest?.id ?? null
  const before = firstIdFrom(startsAt)
  return newest && newest.id > before ? newest.id : before
}

/**
 * The same by what is due: what is under way, of which there is never more than some days' work, and then what is
 * over, the newest first. The place of those is their id alone.
 */
export async function listDueOrdersFirst(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  { limit, after, at }: { limit: number; after: Place | null; at: DueAt },
): Promise<Listed[]> {
  const isOver = after?.length === 1
  const due = isOver
    ? []
    : await listStaffOrders(db, among(filter, isUnfinished), { sort: { byDue: at }, limit, after })
  if (due.length > limit) return due
  const over = await listStaffOrders(db, among(filter, isFinalStatus), {
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

/** The ids of a list from `after` on, none newer than `newest`, in its order. */
function standing(
  list: ReturnType<typeof filterOrders>,
  newest: string | undefined,
  { sort, after }: { sort: Sort; after: Place | null },
) {
  const { keys, descending } = standingBy(sort)
  return (
    list
      .select('orders.id')
      .$if(newest !== undefined, (query) => query.where('orders.id', '<=', newest!))
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

/**
 * How many orders match. Counting ends at a thousand, and before that where a large laundry has many: then it tells what
 * the newest orders have, in hundreds.
 * @param total of all orders
 */
export async function countStaffOrders(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  total: number,
): Promise<{ matching: number; orMore: boolean }> {
  const sought = await parseSearch(db, filter.q)
  const { slot, service } = filter
  const mayBeCommon =
    sought?.kind === 'words' ? sought.mayBeCommon : slot !== undefined || service !== undefined
  const least = mayBeCommon && total > COUNTED_EXACTLY ? await countNewest(db, filter, sought) : 0
  if (least > 0) return { matching: least, orMore: true }
  const count = await countOf(db, filterOrders(db, filter, sought))
  return { matching: Math.min(count, COUNTED_AT_MOST), orMore: count > COUNTED_AT_MOST }
}

/** Of those that match at least so many, in hundreds, are among the newest orders; none where few of the first thousand match. */
async function countNewest(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  sought: Sought | null,
): Promise<number> {
  let count = 0
  for (const newest of [WALKED, WALKED * WALKS]) {
    const { rows } = await sql<{ id: string }>`
      select id from orders order by id desc offset ${newest - 1} limit 1`.execute(db)
    const id = rows[0]?.id
    if (id === undefined) break
    // Of both tables, or the whole of one would be read.
    const since =
      sought?.kind === 'words'
        ? sql<boolean>`orders.id >= ${id} and order_search.order_id >= ${id}`
        : sql<boolean>`orders.id >= ${id}`
    count = await countOf(db, filterOrders(db, filter, sought, since))
    if (count < HUNDRED / WALKS) return 0
  }
  return Math.floor(count / HUNDRED) * HUNDRED
}

/** How many there are, counted up to one more than a thousand. */
async function countOf(db: Kysely<Tables>, list: ReturnType<typeof filterOrders>): Promise<number> {
  const { count } = await db
    .selectFrom(
      list
        .select('orders.id')
        .limit(COUNTED_AT_MOST + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many orders have each status that is not the end of one. */
export function countOrdersUnderWay(db: Kysely<Tables>) {
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
export function countEndedOrders(db: Kysely<Tables>) {
  return db
    .selectFrom('order_totals')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('completed_orders'), eb.lit(0)).as('completed'),
      eb.fn.coalesce(eb.fn.sum<number>('cancelled_orders'), eb.lit(0)).as('cancelled'),
    ])
    .executeTakeFirstOrThrow()
}

/** The statuses of some orders. */
export function selectStatuses(db: Kysely<Tables>, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
