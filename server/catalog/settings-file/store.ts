/** SQL that reads and replaces all prices, plans, areas and special days of a laundry. */
import type { Insertable } from 'kysely'
import { slotIdsOn } from '#domain/slots/slot-id.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { readAreas } from '../catalogue/business-row.ts'

/** The tables that a file's lists replace; a planned price goes with its item. */
type Listed =
  | 'catalogue_items'
  | 'upcoming_prices'
  | 'plans'
  | 'service_areas'
  | 'closed_dates'
  | 'pickup_slots'

/** Each list in its order; of the dates, those from one on. */
export async function readSettingsLists(db: Db, from: string) {
  const [items, upcoming, plans, areas, closed, slots] = await Promise.all([
    db
      .selectFrom('catalogue_items')
      .selectAll()
      .orderBy('service')
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('upcoming_prices')
      .select(['item_id', 'valid_from', 'price_paise as list_price_paise', 'online_price_paise'])
      .where('company_id', 'is', null)
      .$narrowType<{ list_price_paise: number }>()
      .orderBy('valid_from')
      .execute(),
    db.selectFrom('plans').selectAll().orderBy('position').orderBy('id').execute(),
    readAreas(db),
    db
      .selectFrom('closed_dates')
      .selectAll()
      .where('closed_date', '>=', from)
      .orderBy('closed_date')
      .execute(),
    db
      .selectFrom('pickup_slots')
      .select(['id', 'capacity'])
      .where('capacity', 'is not', null)
      .$narrowType<{ capacity: number }>()
      .where('id', '>=', slotIdsOn(from).first)
      .orderBy('id')
      .execute(),
  ])
  return { items, upcoming, plans, areas, closed, slots }
}

export async function replaceTableRows<T extends Listed>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  await tx.deleteFrom(table).execute()
  if (rows.length > 0) await tx.insertInto(table).values(rows).execute()
}

/** Whether a table has a row. */
export async function hasTableRows(tx: Tx, table: 'orders' | 'subscriptions' | 'companies') {
  return (await tx.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined
}
