/** SQL for the payment services' received events. */
import type { Kysely } from 'kysely'
import type { Gateway } from '#domain/payments/payment-providers.ts'
import type { Tables } from '../../database/tables.ts'

/** Whether a webhook event was taken in before. */
export async function isWebhookEventKnown(
  db: Kysely<Tables>,
  provider: Gateway,
  eventId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertWebhookEvent(
  db: Kysely<Tables>,
  provider: Gateway,
  eventId: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({ provider, event_id: eventId, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
