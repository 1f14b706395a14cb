/** Audit entries in API answers. */
import type { AuditEntry } from '#contract/audit/audit.ts'
import type { Words } from '#words/words.ts'
import { auditSentence } from './record-audit.ts'
import type { AuditSaid } from '../capability/audit-entries.ts'
import type { listAuditEntries } from './store.ts'

type EntryRow = Awaited<ReturnType<typeof listAuditEntries>>[number]

export function auditEntryView(words: Words, row: EntryRow): AuditEntry {
  return {
    _id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name ?? '' },
    ...(row.api_key_id !== null && {
      apiKey: { _id: row.api_key_id, name: row.api_key_name ?? '' },
    }),
    action: row.action,
    subject: { type: row.record_type, id: row.record_id },
    summary: auditSentence(words, { kind: row.kind, params: row.params } as AuditSaid),
    details: row.details,
  }
}
