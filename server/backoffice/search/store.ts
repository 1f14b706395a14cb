/** SQL for the console's search: orders by digits, companies, claims, and the details of found orders. */
import { sql } from 'kysely'
import type { SearchHit } from '#contract/search/search.ts'
import { likePattern, matchesTypedText } from '../../database/like-pattern.ts'
import type { Db } from '../../database/transaction.ts'

/** So much of what an order is searched by is its number, with and without dashes: `LC-7K3F-9Q2M LC7K3F9Q2M`. */
const NUMBER_LETTERS = 23

/** Of so many orders of a phone, the newest, those under way are shown first. */
const LOOKED_AT = 200

/**
 * Orders whose customer's phone ends in some digits or whose number has them: those under way first, then the newest.
 * @param digits nothing but digits, three at least
 */
export async function findOrderIdsByDigits(
  db: Db,
  digits: string,
  limit: number,
): Promise<string[]> {
  const part = likePattern(digits)
  const { rows } = await sql<{ id: string }>`
    with found as (
      (select orders.id from users join orders on orders.user_id = users.id
        where regexp_replace(users.phone, '[^0-9]', '', 'g') like ${`%${digits}`}
        order by orders.id desc limit ${LOOKED_AT})
      union
      (select order_id from order_search
        where words like ${part} and left(words, ${sql.lit(NUMBER_LETTERS)}) like ${part}
        order by order_id desc limit ${LOOKED_AT})
    )
    select orders.id from orders join found using (id)
    order by orders.status in ('completed', 'cancelled'), orders.id desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** @returns them in the order of `ids` */
export async function selectOrderHits(db: Db, ids: readonly string[]): Promise<SearchHit[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id as _id',
      'orders.number',
      'orders.status',
      'orders.pickup_hand_over as pickupHandOver',
      'orders.delivery_hand_over as deliveryHandOver',
      'users.name',
      'users.phone',
    ])
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], orders.id)`)
    .execute()
  return rows.map((row) => ({ kind: 'order', ...row }))
}

/** By a part of the name or of the GSTIN, by name. */
export async function findCompaniesByText(
  db: Db,
  text: string,
  limit: number,
): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom('companies')
    .select(['id as _id', 'name', 'gstin'])
    .where((eb) =>
      eb.or([matchesTypedText('companies.name', text), matchesTypedText('companies.gstin', text)]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ kind: 'company', ...row }))
}

/** @returns the newest first */
export async function findClaimsOfTickets(
  db: Db,
  ticketIds: readonly string[],
): Promise<SearchHit[]> {
  if (ticketIds.length === 0) return []
  const rows = await db
    .selectFrom('claims')
    .innerJoin('orders', 'orders.id', 'claims.order_id')
    .innerJoin('tickets', 'tickets.id', 'claims.ticket_id')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select(['claims.id as _id', 'orders.number', 'claims.problem', 'users.name', 'claims.status'])
    .where('claims.ticket_id', '=', sql<string>`any(${ticketIds}::uuid[])`)
    .orderBy('claims.id', 'desc')
    .execute()
  return rows.map((row) => ({ kind: 'claim', ...row }))
}
