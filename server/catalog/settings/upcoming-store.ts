/** SQL for scheduled prices. A change of both an item and its scheduled prices locks the item first. */
import type { Selectable } from 'kysely'
import type { UpcomingPricesTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type UpcomingRow = Selectable<UpcomingPricesTable>

/** By day, then by item. */
export function allUpcoming(db: Db): Promise<UpcomingRow[]> {
  return db
    .selectFrom('upcoming_prices')
    .selectAll()
    .orderBy('valid_from')
    .orderBy('item_id')
    .execute()
}

/** Stores them in the place of those of the same items and day. */
export async function putUpcoming(tx: Tx, rows: UpcomingRow[]): Promise<void> {
  await tx
    .insertInto('upcoming_prices')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['item_id', 'valid_from']).doUpdateSet((eb) => ({
        list_price_paise: eb.ref('excluded.list_price_paise'),
        online_price_paise: eb.ref('excluded.online_price_paise'),
      })),
    )
    .execute()
}

/**
 * Takes away what is planned for a day.
 * @param itemId only of this item
 * @returns what was planned, with the items' names and services
 */
export async function takeUpcoming(tx: Tx, from: string, itemId: string | undefined) {
  const rows = await tx
    .deleteFrom('upcoming_prices')
    .using('catalogue_items')
    .whereRef('catalogue_items.id', '=', 'upcoming_prices.item_id')
    .where('valid_from', '=', from)
    .$if(itemId !== undefined, (query) => query.where('item_id', '=', itemId!))
    .returning([
      'catalogue_items.id',
      'catalogue_items.name',
      'catalogue_items.service',
      'upcoming_prices.list_price_paise',
      'upcoming_prices.online_price_paise',
    ])
    .execute()
  return rows
}
