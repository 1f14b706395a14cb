/** The message types that webhooks subscribe to, for emitting events. */

export interface WebhookInterest {
  /** Whether an endpoint may want messages of a type; true while nobody knows. */
  has(type: string): boolean
  /** Has it read again: after a change by this process, which needn't wait to be notified. */
  forget(): void
}
