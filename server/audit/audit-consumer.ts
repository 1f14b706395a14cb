/** Writes the audit log from events; the sentences are in words/. */
import type {
  AuditedType,
  AuditEntries,
  AuditEntryOf,
  AuditSaid,
} from '../capability/audit-entries.ts'
import type { Consumer, Handle } from '../events/consumer.ts'
import type { EventType, NewEvent } from '../events/event-types.ts'
import { recordAudit } from './record-audit.ts'

/** The name that its deliveries are stored under. */
export const AUDIT_CONSUMER = 'audit'

/** @param entries those of every capability; each type of event stands in one of them */
export function auditConsumer(...entries: readonly AuditEntries[]): Consumer {
  const merged = Object.assign({}, ...entries) as Record<EventType, EntryOfOne>
  return {
    name: AUDIT_CONSUMER,
    on: Object.fromEntries(Object.entries(merged).map(([type, entry]) => [type, writer(entry)])),
    wants: (event) => merged[event.type](event) !== null,
  }
}

type EntryOfOne = (event: NewEvent) => AuditEntryOf<AuditedType> | null

function writer(entryOf: EntryOfOne): Handle<EventType> {
  return async (tx, deps, event) => {
    const entry = entryOf(event)
    if (entry === null) return
    const { type, actor, apiKeyId, subject, at } = event
    await recordAudit(tx, deps, {
      record: { type: subject.kind, id: subject.id },
      ...entry,
      ...({ kind: type, params: entry.params } as AuditSaid),
      actorId: actor,
      apiKeyId,
      at,
    })
  }
}
