/** Queues a delivery of each event for every endpoint subscribed to it. */
import { webhookMessageOf, MESSAGE_EVENTS } from './webhook-message-of.ts'
import type { Consumer, Handle } from '../../events/consumer.ts'
import type { EventType } from '../../events/event-types.ts'
import { newId } from '../../platform/ids.ts'
import { insertDeliveries } from './delivery-store.ts'
import { lockEndpointsOfType } from './store.ts'

const queueDeliveries: Handle<EventType> = async (tx, { jobs }, event) => {
  const message = webhookMessageOf(event)
  if (!message) return
  const endpoints = await lockEndpointsOfType(tx, message.type)
  if (endpoints.length === 0) return
  const at = new Date(event.at)
  const content = { message_id: newId(at), type: message.type, body: JSON.stringify(message) }
  const ids = await insertDeliveries(
    tx,
    endpoints.map(({ id }) => ({
      id: newId(at),
      endpoint_id: id,
      event_id: event.id,
      ...content,
      next_try_at: at,
      created_at: at,
    })),
  )
  await jobs.enqueue(tx, 'deliver-webhook', ...ids.map((deliveryId) => ({ deliveryId })))
}

export const webhookDeliveries: Consumer = {
  name: 'webhooks',
  on: Object.fromEntries(MESSAGE_EVENTS.map((type) => [type, queueDeliveries])),
  wants: (event, webhooks) => {
    const message = webhookMessageOf(event)
    return message !== null && webhooks.has(message.type)
  },
}
