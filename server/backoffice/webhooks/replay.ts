/** Sends a test message, or replays a sent one: the same message, with a full set of tries. */
import { TEST_TYPE } from '#domain/messages/webhooks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import {
  type DeliveryRow,
  findDelivery,
  insertDeliveries,
  restartWebhookDeliveries,
} from './delivery-store.ts'
import { lockEndpoint, type EndpointRow } from './store.ts'

type ReplayDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'jobs'>

/** @throws AppError `not_found`, `no_longer_changeable` while the webhook is off */
export async function sendTestDelivery(
  deps: ReplayDeps,
  staff: Person,
  endpointId: string,
): Promise<DeliveryRow> {
  const at = deps.clock()
  const id = newId(at)
  const timestamp = at.toISOString()
  const message = { type: TEST_TYPE, timestamp, data: { webhookId: endpointId } }
  return inTransaction(deps.db, async (tx) => {
    const endpoint = assertOn(await lockEndpoint(tx, endpointId))
    await insertDeliveries(tx, [
      {
        id,
        endpoint_id: endpointId,
        event_id: null,
        message_id: newId(at),
        type: TEST_TYPE,
        body: JSON.stringify(message),
        next_try_at: at,
        created_at: at,
      },
    ])
    await deps.jobs.enqueue(tx, 'deliver-webhook', { deliveryId: id })
    const delivery = (await findDelivery(tx, id))!
    const subject = { kind: 'webhook', id: endpointId }
    const data = { host: new URL(endpoint.url).host }
    await emit(tx, deps, { type: 'webhook.tested', subject, actor: staff.id, data, at })
    return delivery
  })
}

/**
 * Sends one delivery again, or every one that has failed since an instant.
 * @returns them as they wait now
 * @throws AppError `not_found`, `no_longer_changeable` while the webhook is off
 */
export async function replayDeliveries(
  deps: ReplayDeps,
  staff: Person,
  endpointId: string,
  which: { id: string } | { failedSince: Date },
): Promise<DeliveryRow[]> {
  return inTransaction(deps.db, async (tx) => {
    const endpoint = assertOn(await lockEndpoint(tx, endpointId))
    const at = deps.clock()
    const rows = await restartWebhookDeliveries(tx, endpointId, at, which)
    if ('id' in which && rows.length === 0) throw notFound('delivery')
    if (rows.length === 0) return []
    await deps.jobs.enqueue(tx, 'deliver-webhook', ...rows.map(({ id }) => ({ deliveryId: id })))
    await emit(tx, deps, {
      type: 'webhook.replayed',
      subject: { kind: 'webhook', id: endpointId },
      actor: staff.id,
      data: { host: new URL(endpoint.url).host, deliveries: rows.length },
      at,
    })
    return rows
  })
}

function assertOn(endpoint: EndpointRow): EndpointRow {
  if (endpoint.off_because !== null) throw new AppError('no_longer_changeable', say('webhookOff'))
  return endpoint
}
