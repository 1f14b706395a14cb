/** SQL for webhook deliveries and the receivers' responses. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { DeliveryState } from '#contract/webhooks/webhooks.ts'
import { DELIVERY_DAYS } from '#domain/messages/webhooks.ts'
import type { WebhookAttempt } from '../../database/own-types.ts'
import type { WebhookDeliveriesTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type DeliveryRow = Selectable<WebhookDeliveriesTable>

/** So many of the newest attempts are kept of a delivery. */
const MOST_ATTEMPTS = 30

/** Stores deliveries, without those that an endpoint has of the same event; returns the ids of what was stored. */
export async function insertDeliveries(
  tx: Tx,
  rows: readonly Insertable<WebhookDeliveriesTable>[],
): Promise<string[]> {
  const stored = await tx
    .insertInto('webhook_deliveries')
    .values([...rows])
    .onConflict((conflict) => conflict.constraint('webhook_deliveries_once').doNothing())
    .returning('id')
    .execute()
  return stored.map(({ id }) => id)
}

/** Newest first; one more than `limit` when there are more. */
export function listDeliveries(
  db: Db,
  endpointId: string,
  page: { limit: number; cursor?: string | undefined; state?: DeliveryState | undefined },
): Promise<DeliveryRow[]> {
  const { limit, cursor, state } = page
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

export function findDelivery(db: Db, id: string): Promise<DeliveryRow | undefined> {
  return db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A delivery that is to be sent now, with where to. */
export interface DueDelivery {
  id: string
  endpoint_id: string
  message_id: string
  type: string
  body: string
  tries: number
  url: string
  secret: string
  old_secret: string | null
  old_secret_until: Date | null
}

/**
 * Takes a delivery that is due for one try, so that no other process sends it until `until`; a process that dies
 * leaves it due then.
 * @returns undefined where it is not due, or its endpoint is off
 */
export async function claimDelivery(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    update webhook_deliveries as delivery set next_try_at = ${until}
    from webhook_endpoints as endpoint
    where delivery.id = ${id} and delivery.state = 'waiting' and delivery.next_try_at <= ${now}
      and endpoint.id = delivery.endpoint_id and endpoint.off_because is null
    returning delivery.id, endpoint_id, message_id, type, body, tries, url, secret, old_secret,
      old_secret_until`.execute(db)
  return rows[0]
}

/** What is due at endpoints that are on, the longest due first. */
export async function selectDueDeliveryIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .select('webhook_deliveries.id')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .where('off_because', 'is', null)
    .orderBy('next_try_at')
    .orderBy('webhook_deliveries.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes a try and what follows from it; nothing where the delivery arrived, or went, in the meantime. */
export async function recordDeliveryAttempt(
  tx: Tx,
  id: string,
  attempt: WebhookAttempt,
  next: { state: DeliveryState; nextTryAt: Date | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_deliveries set
      state = ${next.state}, next_try_at = ${next.nextTryAt}, tries = tries + 1,
      attempts = (
        select jsonb_agg(each order by place) from (
          select each, place
          from jsonb_array_elements(attempts || ${JSON.stringify([attempt])}::jsonb)
            with ordinality as list (each, place)
          order by place desc limit ${MOST_ATTEMPTS}) as newest)
    where id = ${id} and state <> 'delivered'`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether another delivery to an endpoint was given up since an instant. */
export async function hasFailedDeliverySince(
  tx: Tx,
  { endpoint_id: endpointId, id }: Pick<DueDelivery, 'endpoint_id' | 'id'>,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from webhook_deliveries
    where endpoint_id = ${endpointId} and state = 'failed' and id <> ${id}
      and (attempts -> -1 ->> 'at')::timestamptz >= ${since}
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Has deliveries tried again from the first try on; returns them, the oldest first. */
export async function restartWebhookDeliveries(
  tx: Tx,
  endpointId: string,
  now: Date,
  which: { id: string } | { failedSince: Date },
): Promise<DeliveryRow[]> {
  const rows = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, next_try_at: now })
    .where('endpoint_id', '=', endpointId)
    .$if('id' in which, (query) => query.where('id', '=', (which as { id: string }).id))
    .$if('failedSince' in which, (query) =>
      query
        .where('state', '=', 'failed')
        .where('created_at', '>=', (which as { failedSince: Date }).failedSince),
    )
    .returningAll()
    .execute()
  return rows.toSorted((one, other) => one.id.localeCompare(other.id))
}

/** Removes what is older than it is kept for. */
export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DELIVERY_DAYS * DAY_MS)
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
}
