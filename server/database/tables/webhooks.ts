/** The rows of webhooks: their endpoints and deliveries. */
import type { OffReason } from '#domain/messages/webhooks.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface WebhookEndpointsTable {
  id: string
  url: string
  description: string
  /** What it is sent; empty for everything. */
  types: JSONColumnType<string[]>
  /** `whsec_` and 32 bytes in base64. */
  secret: string
  /** The one before, which signs too until then. */
  old_secret: string | null
  old_secret_until: Date | null
  /** Why nothing is sent to it; null while it is on. `gone`: it answered 410. */
  off_because: OffReason | null
  created_at: Date
}

/** One request to the endpoint and what came of it. */
export interface WebhookAttempt {
  at: string
  /** The answer's; null where there was none. */
  status: number | null
  /** Why there was none: a code such as ECONNREFUSED. */
  error: string | null
}

export interface WebhookDeliveriesTable {
  id: string
  endpoint_id: string
  /** Null for a test. */
  event_id: number | null
  /** The same in every delivery of one event. */
  message_id: string
  type: string
  /** As it is sent, byte for byte. */
  body: string
  state: Generated<'waiting' | 'delivered' | 'failed'>
  /** Since it was made or replayed. */
  tries: Generated<number>
  /** The newest last. */
  attempts: ColumnType<WebhookAttempt[], string | undefined, string>
  /** While one is under way, when another process may take it over. */
  next_try_at: Date | null
  created_at: Date
}
