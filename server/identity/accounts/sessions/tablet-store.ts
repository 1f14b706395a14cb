/** SQL for sessions on shared tablets. */
import type { Db, Tx } from '../../../database/transaction.ts'

/** A tablet that was not cut off, locked until `tx` ends: cutting it off waits, and finds the session that begins. */
export async function lockTablet(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('shared_tablets')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('cut_off_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.id
}

/** Whether somebody's PIN is still the one of a hash, and they may still come by it. */
export async function lockTabletPin(tx: Tx, userId: string, pinHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_pins')
    .innerJoin('users', 'users.id', 'staff_pins.user_id')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('pin_hash', '=', pinHash)
    .where('role', '<>', 'customer')
    .where('suspended_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function insertTabletSession(
  tx: Tx,
  token: string,
  binding: { tablet_id: string; is_by_pin: boolean; expires_at: Date },
): Promise<void> {
  await tx.updateTable('sessions').set(binding).where('token', '=', token).execute()
}

export async function insertTabletUse(
  tx: Tx,
  id: string,
  userId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('shared_tablets')
    .set({ last_used_by: userId, last_used_at: now })
    .where('id', '=', id)
    .execute()
}

/** A PIN was right, or the password stood in for it. */
export async function deletePinFailures(db: Db, tabletId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('pin_failures')
    .where('tablet_id', '=', tabletId)
    .where('user_id', '=', userId)
    .execute()
}
