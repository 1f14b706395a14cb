/** Writes into the audit log what a member of staff did. */
import type { Tx } from '../database/transaction.ts'
import { insertEntries } from './store.ts'

export interface AuditEntryInput {
  /** Who did it; null for a command at the server itself. */
  actorId: string | null
  /** "thing.verb" in lower case, such as "item.priced" or "customer.blocked". */
  action: string
  /** The record it was done to: its kind in the singular ("order") and its id. */
  subject: { type: string; id: string }
  /**
   * One sentence for people, at most 500 characters: "Shirt costs ₹109 instead of ₹99". It never
   * names a customer, for it is kept when they are erased: an order's number, an item, a date do.
   */
  summary: string
  /** What changed, from what to what; no customer's data either. */
  details?: Record<string, unknown>
  at: Date
}

/** For the details of what reached the server later than it was done. */
export function madeBefore(now: Date, at: Date): { madeAt?: string } {
  return at < now ? { madeAt: at.toISOString() } : {}
}

/** Stored in the transaction of the change, so that neither is there without the other. */
export async function recordAudit(tx: Tx, ...entries: AuditEntryInput[]): Promise<void> {
  const rows = entries.map((entry) => ({
    at: entry.at,
    actor_id: entry.actorId,
    action: entry.action,
    subject_type: entry.subject.type,
    subject_id: entry.subject.id,
    summary: entry.summary,
    details: entry.details ? JSON.stringify(entry.details) : null,
  }))
  if (rows.length > 0) await insertEntries(tx, rows)
}
