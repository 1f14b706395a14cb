/** Audit entries of a capability, by the type of their event; the sentences are in words/. */
import type { Said, SaidOf } from '#words/said.ts'
import type { Words } from '#words/words.ts'
import type { EventType, NewEvent } from '../events/event-types.ts'

/** What an entry says; it never names a customer, for it is kept when they are erased. */
export type AuditSaid = Said<Words['audit']>

/** What an entry keeps beside its sentence. */
export interface AuditFacts {
  /** "thing.verb" in lower case, such as "item.priced" or "customer.blocked"; the kind if left out. */
  action?: string
  /** The record it was done to: its kind in the singular ("order") and its id. */
  record: { type: string; id: string }
  /** What changed, from what to what; no customer's data either. */
  details?: Record<string, unknown>
}

/** Types of events that the log has sentences for: an entry's kind is its event's type. */
export type AuditedType = EventType & AuditSaid['kind']

/** What is kept of an event; the action is the event's type and the record its subject, unless it says others. */
export type AuditEntryOf<T extends AuditedType> = Omit<SaidOf<Words['audit'], T>, 'kind'> &
  Partial<AuditFacts>

/** Entries by type of event; null for what is no business of the log, such as what customers do themselves. */
export type AuditEntries = {
  readonly [T in AuditedType]?: (event: Extract<NewEvent, { type: T }>) => AuditEntryOf<T> | null
}
