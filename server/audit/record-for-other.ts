/** Writes into the audit log what staff did to something of a customer's that customers change themselves. */
import type { Tx } from '../database/transaction.ts'
import type { Person } from '../http/session.ts'
import { recordAudit, type AuditEntryInput } from './record-audit.ts'

/** Writes nothing when people change what is theirs. Stored in the transaction of the change. */
export async function recordForOther(
  tx: Tx,
  by: Pick<Person, 'id'>,
  ownerId: string,
  entry: Omit<AuditEntryInput, 'actorId' | 'subject'> & { subject?: AuditEntryInput['subject'] },
): Promise<void> {
  const id = ownerId.toLowerCase()
  if (by.id === id) return
  await recordAudit(tx, { subject: { type: 'customer', id }, ...entry, actorId: by.id })
}
