/** A laundry with a webhook receiver beside it, for tests. */
import { afterAll, beforeEach } from 'vitest'
import {
  listWebhookDeliveries,
  listWebhooks,
  makeWebhook,
  type DeliveryState,
  type Webhook,
  type WebhookInput,
} from '#contract/webhooks/webhooks.ts'
import { testProduct } from '../../testing/test-product.ts'
import { WEDNESDAY_NOON } from '../../testing/test-clock.ts'
import { openWebhookReceiver } from '../../testing/stand-ins/webhook-receiver.ts'
import { sendDueWebhooks } from './deliver-webhooks.ts'

export const product = await testProduct({ config: { webhooksAllowPrivate: true } })
export const staff = await product.person({ role: 'admin' })
export const receiver = await openWebhookReceiver()
afterAll(() => receiver.close())

beforeEach(async () => {
  await product.db.deleteFrom('webhook_endpoints').execute()
  product.deps.webhooks.forget()
  await product.startAgain()
  receiver.received.length = 0
  receiver.answers.length = 0
})

/** A webhook of all types to the receiver, unless `fields` say otherwise. */
export async function createTestWebhook(fields: Partial<WebhookInput> = {}) {
  const { status, body, message } = await staff.call(makeWebhook, {
    body: { url: receiver.url, description: 'Accounting', types: [], ...fields },
  })
  if (status !== 201) throw new Error(`Making a webhook answered ${status}: ${message}`)
  return body
}

export async function readListedWebhook({ _id }: Pick<Webhook, '_id'>): Promise<Webhook> {
  const { body } = await staff.call(listWebhooks, {})
  return body.find((each) => each._id === _id)!
}

export async function readDeliveriesOf({ _id }: Pick<Webhook, '_id'>, state?: DeliveryState) {
  const params = { webhookId: _id }
  return (await staff.call(listWebhookDeliveries, { params, query: state ? { state } : {} })).body
}

/** How long the queue may take on a busy machine, for `expect.poll`. */
export const PATIENTLY = { timeout: 20_000 }

/** Moves the clock and sends what is due then, as the minute's look does. */
export async function sendWebhooksDueAfter(seconds: number): Promise<void> {
  product.clock.set(new Date(product.clock.read().getTime() + seconds * 1000).toISOString())
  await sendDueWebhooks(product.deps)
}

/** The clock's day, some hours later. */
export const timeAfterHours = (hours: number) =>
  new Date(Date.parse(WEDNESDAY_NOON) + hours * 3_600_000).toISOString()
