/** The laundry's row of settings, and the areas that it serves. */
import type { Selectable, Updateable } from 'kysely'
import type { BusinessTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type BusinessRow = Selectable<BusinessTable>

export function readBusiness(db: Db): Promise<BusinessRow> {
  return db.selectFrom('business').selectAll().executeTakeFirstOrThrow()
}

/** Locked until `tx` ends. */
export function lockBusiness(tx: Tx): Promise<BusinessRow> {
  return tx.selectFrom('business').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function updateBusiness(tx: Tx, changes: Updateable<BusinessTable>): Promise<void> {
  await tx.updateTable('business').set(changes).execute()
}

export async function readAreas(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('service_areas').select('pin').orderBy('pin').execute()
  return rows.map((row) => row.pin)
}
