/** SQL for allowance used by orders. */
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { TakenAllowance } from '#domain/club/allowance.ts'
import type { AllowanceUsesTable, Tables } from '../../../database/tables.ts'
import type { Db } from '../../../database/transaction.ts'

type AllowanceUseRow = Pick<
  Selectable<AllowanceUsesTable>,
  'lot_id' | 'kilograms' | 'pickups' | 'dry_clean_items'
>

/** Takes from a lot, or returns to it. A lot can't hold less than nothing: the database refuses. */
export async function changeAllowanceLot(
  tx: Transaction<Tables>,
  sign: '-' | '+',
  use: AllowanceUseRow,
): Promise<void> {
  await tx
    .updateTable('allowance_lots')
    .set((eb) => ({
      kilograms_left: eb('kilograms_left', sign, use.kilograms),
      pickups_left: eb('pickups_left', sign, use.pickups),
      dry_clean_items_left: eb('dry_clean_items_left', sign, use.dry_clean_items),
    }))
    .where('id', '=', use.lot_id)
    .execute()
}

export async function insertAllowanceUses(
  tx: Transaction<Tables>,
  uses: Insertable<AllowanceUsesTable>[],
): Promise<void> {
  await tx.insertInto('allowance_uses').values(uses).execute()
}

/** What an order has taken and not given back. */
export async function readAllowanceUses(db: Db, orderId: string): Promise<TakenAllowance[]> {
  const rows = await db
    .selectFrom('allowance_uses')
    .select(['lot_id', 'kilograms', 'pickups', 'dry_clean_items', 'taken_at'])
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    lotId: row.lot_id,
    kilograms: row.kilograms,
    pickups: row.pickups,
    dryCleanItems: row.dry_clean_items,
    takenAt: row.taken_at,
  }))
}

/** Marks what an order took as given back; returns what was not yet. */
export function returnAllowanceUses(
  tx: Transaction<Tables>,
  orderId: string,
  now: Date,
): Promise<AllowanceUseRow[]> {
  return tx
    .updateTable('allowance_uses')
    .set({ returned_at: now })
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .returning(['lot_id', 'kilograms', 'pickups', 'dry_clean_items'])
    .execute()
}
