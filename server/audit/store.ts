/** The SQL of the audit log. */
import type { Insertable } from 'kysely'
import type { AuditLogTable } from '../database/tables/staff.ts'
import type { Tx } from '../database/transaction.ts'

export async function insertDeed(tx: Tx, deed: Insertable<AuditLogTable>): Promise<void> {
  await tx.insertInto('audit_log').values(deed).execute()
}
