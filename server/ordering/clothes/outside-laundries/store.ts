/** SQL for vendors (outside laundries) and the units with them. */
import { sql } from 'kysely'
import { MOST_AWAY } from '#domain/clothes/vendors.ts'
import type { Db, Tx } from '../../../database/transaction.ts'
import { selectUnitsWithOrders } from '../record/select-units-with-orders.ts'

/** Those that things can be given to first, by name. */
export function selectVendors(db: Db) {
  return db
    .selectFrom('vendors')
    .selectAll()
    .orderBy((eb) => eb('retired_at', 'is not', null))
    .orderBy(sql`lower(name)`)
    .orderBy('number')
    .execute()
}

export function insertVendor(tx: Tx, vendor: { name: string; phone: string }) {
  return tx.insertInto('vendors').values(vendor).returningAll().executeTakeFirstOrThrow()
}

/** Locked until `tx` ends. */
export function lockVendor(tx: Tx, number: number) {
  return tx
    .selectFrom('vendors')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
}

/** As it stays until `tx` ends; others may read it meanwhile. */
export function lockVendorForShare(tx: Tx, number: number) {
  return tx
    .selectFrom('vendors')
    .selectAll()
    .where('number', '=', number)
    .forShare()
    .executeTakeFirst()
}

export function updateVendor(
  tx: Tx,
  number: number,
  vendor: { name: string; phone: string; retired_at: Date | null },
) {
  return tx
    .updateTable('vendors')
    .set(vendor)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const away = (db: Db) => selectUnitsWithOrders(db).where('units.place', '=', 'vendor')

/** What is with vendors, what was expected back first before the rest. */
export function selectUnitsAtVendors(db: Db) {
  return db
    .selectFrom(away(db).as('away'))
    .selectAll()
    .orderBy(sql`away.vendor->>'expected'`)
    .orderBy('away.since')
    .orderBy('away.id')
    .orderBy('away.number')
    .limit(MOST_AWAY)
    .execute()
}

/** How many bags and items should have been back before a day. */
export async function countOverdueUnits(db: Db, today: string): Promise<number> {
  const row = await db
    .selectFrom(away(db).as('away'))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where(sql<boolean>`away.vendor->>'expected' < ${today}`)
    .executeTakeFirstOrThrow()
  return row.count
}
