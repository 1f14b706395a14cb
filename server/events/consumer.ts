/** An event consumer: its name, its handlers by event type, and its common write. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../platform/deps.ts'
import type { WebhookInterest } from '../platform/webhook-interest.ts'
import type { EventType, NewEvent, StoredEvent } from './event-types.ts'

/**
 * Acts on one event, once, in the transaction that also marks it as consumed; what is thrown undoes that
 * alone, and it is tried again later. The events of one subject come in their order. It may answer a row
 * instead of writing it, for its consumer's `write`.
 */
export type Handle<T extends EventType, Row = unknown> = (
  tx: Tx,
  deps: ConsumerDeps,
  event: StoredEvent<T>,
  settings: BusinessSettings,
) => Promise<Row>

/** What consumers are given; `settings` are read before the transaction begins, and come beside. */
export type ConsumerDeps = Pick<
  Deps,
  'jobs' | 'staffWords' | 'config' | 'log' | 'payments' | 'events'
>

export interface Consumer<Row = unknown> {
  /** The name in stored deliveries, so it never changes. */
  name: string
  on: { readonly [T in EventType]?: Handle<T, Row | undefined> }
  /**
   * Writes what the handlers answered of all events of one transaction, in their order, so that many events
   * cost one statement; not called when none answered anything.
   */
  write?(tx: Tx, rows: readonly Row[], deps: ConsumerDeps): Promise<void>
  /** Whether it has to do with an event of these types; with every one if left out. */
  wants?: (event: NewEvent, webhooks: Pick<WebhookInterest, 'has'>) => boolean
}
