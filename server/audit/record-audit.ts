/** Adds a staff action to the audit log. */
import type { Insertable } from 'kysely'
import { wordEntry } from '#words/said.ts'
import type { Words } from '#words/words.ts'
import type { AuditFacts, AuditSaid } from '../capability/audit-entries.ts'
import type { AuditLogTable } from '../database/tables.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { shortenText } from '../platform/shorten-text.ts'
import { insertAuditEntries } from './store.ts'

export type AuditEntryInput = AuditSaid &
  AuditFacts & {
    /** Who did it; null for a command at the server itself. */
    actorId: string | null
    /** The API key that they did it with, if any. */
    apiKeyId?: string | null
    at: Date
  }

/** The longest sentence; what it leaves out stands in the details. */
const MOST_CHARACTERS = 400

/** For the details of what reached the server later than it was done. */
export function offlineDelayDetails(now: Date, at: Date): { madeAt?: string } {
  return at < now ? { madeAt: at.toISOString() } : {}
}

/** Stored in the transaction of the change, so that neither is there without the other. */
export async function recordAudit(
  tx: Tx,
  { staffWords }: Pick<Deps, 'staffWords'>,
  ...entries: AuditEntryInput[]
): Promise<void> {
  if (entries.length > 0)
    await insertAuditEntries(
      tx,
      entries.map((entry) => toAuditRow(staffWords, entry)),
    )
}

export function toAuditRow(words: Words, entry: AuditEntryInput) {
  const { kind, params } = entry
  return {
    at: entry.at,
    actor_id: entry.actorId,
    api_key_id: entry.apiKeyId ?? null,
    action: entry.action ?? kind,
    record_type: entry.record.type,
    record_id: entry.record.id,
    kind,
    params: params === undefined ? null : JSON.stringify(params),
    search_text: auditSentence(words, entry),
    details: entry.details ? JSON.stringify(entry.details) : null,
  } satisfies Insertable<AuditLogTable>
}

/** An entry as people read it. */
export function auditSentence({ audit }: Words, said: AuditSaid): string {
  return shortenText(wordEntry(audit, said), MOST_CHARACTERS)
}
