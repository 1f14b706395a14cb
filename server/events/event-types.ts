/**
 * All event types and their data: parameters (ids, numbers, codes, amounts), never sentences or customers' data,
 * because events are kept. Two also keep words: staff's reason for overbooking a slot, and a payment service's
 * answer.
 */
import type { BackofficeEvents } from './types/backoffice.ts'
import type { BillingEvents } from './types/billing.ts'
import type { CompanyEvents } from './types/companies.ts'
import type { CatalogEvents } from './types/catalog.ts'
import type { IdentityEvents } from './types/identity.ts'
import type { NotificationEvents } from './types/notifications.ts'
import type { OrderingEvents } from './types/ordering.ts'
import type { SupportEvents } from './types/support.ts'

export type EventData = BackofficeEvents &
  BillingEvents &
  CatalogEvents &
  CompanyEvents &
  IdentityEvents &
  NotificationEvents &
  OrderingEvents &
  SupportEvents

/** "thing.verb", the verb in the past. */
export type EventType = keyof EventData

/** What an event happened to: its kind in the singular ("order") and its id. */
export interface EventSubject {
  kind: string
  id: string
}

/** What a change says of itself. */
export type NewEvent = {
  [T in EventType]: {
    type: T
    subject: EventSubject
    /** Who did it; null for what nobody did, and for commands at the server itself. */
    actor: string | null
    data: EventData[T]
    at: Date
  }
}[EventType]

/** An event as consumers get it; of the types `T`. */
export type StoredEvent<T extends EventType = EventType> = {
  id: number
  /** The API key that its actor did it with. */
  apiKeyId: string | null
} & Extract<NewEvent, { type: T }>
