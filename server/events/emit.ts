/** Emits an event in the transaction of its change, so that neither exists without the other. */
import { afterCommit, type Tx } from '../database/transaction.ts'
import type { NewEvent } from './event-types.ts'
import { actingApiKeyId } from '../platform/acting-key.ts'
import type { Events } from '../platform/events.ts'
import { insertEvents } from './store.ts'

/** What emitting needs. */
export interface EmitDeps {
  events: Events
}

/**
 * Stores events in the order given, and who is to consume them, in one statement. Notifications, entries of
 * the audit log and whatever else follows is their consumers' business, once `tx` has committed.
 */
export async function emit(
  tx: Tx,
  { events }: EmitDeps,
  ...happened: readonly NewEvent[]
): Promise<void> {
  if (happened.length === 0) return
  const apiKeyId = actingApiKeyId()
  const given = happened.map((event) => ({
    ...event,
    apiKeyId,
    consumers: events.consumersOf(event),
  }))
  await insertEvents(tx, given)
  afterCommit(tx, () => {
    for (const { subject, consumers } of given) if (consumers.length > 0) events.deliver(subject)
  })
}
