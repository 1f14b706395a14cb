/** Writes the audit log from events; the sentences are in words/. */
import type { SaidOf } from '#words/said.ts'
import type { Words } from '#words/words.ts'
import type { Consumer, Handle } from '../events/consumer.ts'
import type { EventType, NewEvent } from '../events/event-types.ts'
import { recordAudit, type AuditEntryInput, type AuditSaid } from './record-audit.ts'

/** Types of events that the log has sentences for: an entry's kind is its event's type. */
type AuditedType = EventType & AuditSaid['kind']

/** What is kept of an event; the action is the event's type unless it says another. */
export type AuditEntryOf<T extends AuditedType> = Omit<SaidOf<Words['audit'], T>, 'kind'> &
  Pick<AuditEntryInput, 'details' | 'action'> & { record?: AuditEntryInput['record'] }

/** Entries by type of event; null for what is no business of the log, such as what customers do themselves. */
export type AuditEntries = {
  readonly [T in AuditedType]?: (event: Extract<NewEvent, { type: T }>) => AuditEntryOf<T> | null
}

/** The name that its deliveries are stored under. */
export const AUDIT_CONSUMER = 'audit'

/** @param entries those of every wing; each type of event stands in one of them */
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
