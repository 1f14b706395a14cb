/** Webhooks and their deliveries in API answers. */
import type { Webhook, WebhookDelivery } from '#contract/webhooks/webhooks.ts'
import type { DeliveryRow } from './delivery-store.ts'
import type { ListedEndpoint } from './store.ts'

/** @param now decides whether the secret before signs still */
export function webhookView(row: ListedEndpoint, now: Date): Webhook {
  const until = row.old_secret_until
  return {
    _id: row.id,
    url: row.url,
    description: row.description,
    types: row.types,
    offBecause: row.off_because,
    oldSecretUntil: until && until > now ? until.toISOString() : null,
    createdAt: row.created_at.toISOString(),
    waiting: row.waiting,
    failed: row.failed,
  }
}

export function deliveryView(row: DeliveryRow): WebhookDelivery {
  return {
    _id: row.id,
    messageId: `msg_${row.message_id}`,
    type: row.type,
    body: row.body,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    attempts: row.attempts,
  }
}
