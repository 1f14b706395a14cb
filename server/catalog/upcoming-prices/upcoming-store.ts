/** SQL for prices from a day on. Their writers lock the item or the company first. */
import { sql } from 'kysely'
import type { Paise } from '#domain/base/money.ts'
import { sortPlannedPrices } from '#domain/catalogue/prices.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** A company's id; null for the laundry itself. */
export type PriceOwner = string | null

export interface UpcomingPrice {
  itemId: string
  /** A day of the laundry, `YYYY-MM-DD`. */
  from: string
  /** The item's list price, or the company's own; null for none of the company's own from then on. */
  pricePaise: Paise | null
  /** Null where the list price is charged, and for companies. */
  onlinePricePaise: Paise | null
}

export type PlannedPrice = Omit<UpcomingPrice, 'from'>

const COLUMNS = [
  'upcoming_prices.item_id as itemId',
  'upcoming_prices.valid_from as from',
  'upcoming_prices.price_paise as pricePaise',
  'upcoming_prices.online_price_paise as onlinePricePaise',
] as const

const isOf = (owner: PriceOwner) => (owner === null ? 'is' : '=')

/** By day, then by item. */
export function selectUpcomingPrices(db: Db, owner: PriceOwner): Promise<UpcomingPrice[]> {
  return db
    .selectFrom('upcoming_prices')
    .select(COLUMNS)
    .where('company_id', isOf(owner), owner)
    .orderBy('valid_from')
    .orderBy('item_id')
    .execute()
}

/** Stores prices of a day, which replace those of the same items; of two for one item the last counts. */
export async function upsertUpcomingPrices(
  tx: Tx,
  owner: PriceOwner,
  from: string,
  prices: readonly PlannedPrice[],
): Promise<void> {
  const ofItems = new Map(prices.map((price) => [price.itemId, price]))
  const rows = [...ofItems.values()].map(({ itemId, pricePaise, onlinePricePaise }) => ({
    company_id: owner,
    item_id: itemId,
    valid_from: from,
    price_paise: pricePaise,
    online_price_paise: onlinePricePaise,
  }))
  await tx
    .insertInto('upcoming_prices')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['company_id', 'item_id', 'valid_from']).doUpdateSet((eb) => ({
        price_paise: eb.ref('excluded.price_paise'),
        online_price_paise: eb.ref('excluded.online_price_paise'),
      })),
    )
    .execute()
}

export type TakenPrice = Awaited<ReturnType<typeof deleteUpcomingPrices>>[number]

/**
 * Deletes an owner's prices.
 * @param which.from the first day; any if left out
 * @param which.until the last day
 * @param which.itemIds only these items; all if left out
 * @returns the deleted prices with their items' names and services, by day
 */
export async function deleteUpcomingPrices(
  tx: Tx,
  owner: PriceOwner,
  which: {
    from?: string
    until: string
    itemIds?: readonly string[] | undefined
  },
) {
  const { from, until, itemIds } = which
  const taken = await tx
    .deleteFrom('upcoming_prices')
    .using('catalogue_items')
    .whereRef('catalogue_items.id', '=', 'upcoming_prices.item_id')
    .where('company_id', isOf(owner), owner)
    .where('valid_from', '<=', until)
    .$if(from !== undefined, (query) => query.where('valid_from', '>=', from!))
    .$if(itemIds !== undefined, (query) => query.where('item_id', 'in', itemIds!))
    .returning([...COLUMNS, 'catalogue_items.name', 'catalogue_items.service'])
    .execute()
  return sortPlannedPrices(taken)
}

/** The first day from which an upcoming price holds; null for none. */
export async function findNextPriceDate(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('upcoming_prices')
    .select((eb) => eb.fn.min('valid_from').as('first'))
    .executeTakeFirst()
  return row?.first ?? null
}

/** The owners of prices that hold on a day, each with the items: the laundry first. */
export function selectOwnersOfDuePrices(db: Db, today: string) {
  return db
    .selectFrom('upcoming_prices')
    .select(['company_id as owner', sql<string[]>`array_agg(distinct item_id)`.as('itemIds')])
    .where('valid_from', '<=', today)
    .groupBy('company_id')
    .orderBy('company_id', (by) => by.asc().nullsFirst())
    .execute()
}
