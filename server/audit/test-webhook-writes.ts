/** Staff writes about webhooks, for tests of the audit log. */
import * as webhooks from '#contract/webhooks/webhooks.ts'
import { newId } from '../platform/ids.ts'
import { product, staff, type Writes } from './test-console.ts'

/** Nobody listens there. */
const hook = { url: 'http://127.0.0.1:1/hooks', description: '', types: [] }

const params = async () => ({
  webhookId: (await staff.call(webhooks.listWebhooks, {})).body[0]!._id,
})

/** Stores a delivery that was given up. */
async function failedDelivery(): Promise<{ webhookId: string; deliveryId: string }> {
  const { webhookId } = await params()
  const at = product.clock.read()
  const deliveryId = newId(at)
  await product.db
    .insertInto('webhook_deliveries')
    .values({
      id: deliveryId,
      endpoint_id: webhookId,
      event_id: null,
      message_id: newId(at),
      type: 'order.placed',
      body: '{}',
      state: 'failed',
      next_try_at: null,
      created_at: at,
    })
    .execute()
  return { webhookId, deliveryId }
}

export const WEBHOOK_WRITES: Writes = [
  [webhooks.makeWebhook, () => staff.call(webhooks.makeWebhook, { body: hook })],
  [
    webhooks.changeWebhook,
    async () => {
      const body = { ...hook, types: ['order.placed' as const] }
      return staff.call(webhooks.changeWebhook, { params: await params(), body })
    },
  ],
  [
    webhooks.rotateWebhookSecret,
    async () => staff.call(webhooks.rotateWebhookSecret, { params: await params() }),
  ],
  [webhooks.testWebhook, async () => staff.call(webhooks.testWebhook, { params: await params() })],
  [
    webhooks.replayWebhookDelivery,
    async () => staff.call(webhooks.replayWebhookDelivery, { params: await failedDelivery() }),
  ],
  [
    webhooks.replayFailedDeliveries,
    async () => {
      const { webhookId } = await failedDelivery()
      const body = { since: '2025-01-01T00:00:00.000Z' }
      return staff.call(webhooks.replayFailedDeliveries, { params: { webhookId }, body })
    },
  ],
  [
    webhooks.switchWebhook,
    async () => {
      const body = { enabled: false }
      return staff.call(webhooks.switchWebhook, { params: await params(), body })
    },
  ],
  [
    webhooks.deleteWebhook,
    async () => staff.call(webhooks.deleteWebhook, { params: await params() }),
  ],
]
