/** The SQL of who works here and what each may do. */
import type { Preset } from '#domain/roles.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Db, Tx } from '../../database/transaction.ts'

function selectStaff(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'narrowed_to as narrowedTo'])
    .select('refunds_per_day_paise as refundsPerDayPaise')
    .where('role', '<>', 'customer')
    .where('erased_at', 'is', null)
}

export type StaffRow = Awaited<ReturnType<typeof listStaffRows>>[number]

/** Everybody who works here, by name. */
export function listStaffRows(db: Db) {
  return selectStaff(db).orderBy('name').orderBy('id').execute()
}

/** Those of some people who work here, locked until `tx` ends; always in one order, so that two never wait for each other. */
export function lockStaffRows(tx: Tx, ids: string[]) {
  return selectStaff(tx).where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

export async function updateRole(
  tx: Tx,
  id: string,
  role: { preset: Preset; narrowedTo: Permission[] | null; refundsPerDayPaise: number | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      role: role.preset,
      narrowed_to: role.narrowedTo && JSON.stringify(role.narrowedTo),
      refunds_per_day_paise: role.refundsPerDayPaise,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}
