/** Writes the audit log from events: what staff did, in the words of the wing in which they did it. */
import type { Consumer, Handle } from '../events/consumer.ts'
import type { EventType, NewEvent } from '../events/event-types.ts'
import { recordAudit, type AuditEntryInput } from './record-audit.ts'

/** How an event is worded in the log; the action is the event's type unless it says another. */
export type AuditEntryOf = Pick<AuditEntryInput, 'summary' | 'details'> &
  Partial<Pick<AuditEntryInput, 'action' | 'subject'>>

/** Words by type of event; null for what is no business of the log, such as what customers do themselves. */
export type AuditWords = {
  readonly [T in EventType]?: (event: Extract<NewEvent, { type: T }>) => AuditEntryOf | null
}

/** @param words those of every wing; each type of event stands in one of them */
export function auditConsumer(...words: readonly AuditWords[]): Consumer {
  const merged = Object.assign({}, ...words) as Record<EventType, WordsOfOne>
  return {
    name: 'audit',
    on: Object.fromEntries(Object.entries(merged).map(([type, word]) => [type, writer(word)])),
    wants: (event) => merged[event.type](event) !== null,
  }
}

type WordsOfOne = (event: NewEvent) => AuditEntryOf | null

function writer(wordsOf: WordsOfOne): Handle<EventType> {
  return async (tx, _deps, event) => {
    const words = wordsOf(event)
    if (words === null) return
    const { type, actor, subject, at } = event
    await recordAudit(tx, {
      action: type,
      subject: { type: subject.kind, id: subject.id },
      ...words,
      actorId: actor,
      at,
    })
  }
}
