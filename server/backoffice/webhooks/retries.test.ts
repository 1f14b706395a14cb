// Failed webhook deliveries: retries over three days, giving up, replays and removal.
import { describe, expect, it } from 'vitest'
import { auditLog } from '#contract/audit/audit.ts'
import {
  replayFailedDeliveries,
  replayWebhookDelivery,
  switchWebhook,
  testWebhook,
  type Webhook,
} from '#contract/webhooks/webhooks.ts'
import { secondsToNextTry } from '#domain/messages/webhooks.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  readDeliveriesOf,
  timeAfterHours,
  sendWebhooksDueAfter,
  readListedWebhook,
  createTestWebhook,
  PATIENTLY,
  product,
  receiver,
  staff,
} from './test-webhooks.ts'

const asha = await product.person()
const { received, answers } = receiver

const triesOf = async (webhook: Webhook) => (await readDeliveriesOf(webhook))[0]?.attempts.length

/** An order was placed, and its delivery was tried once. */
async function triedOnce(webhook: Webhook): Promise<void> {
  await placed(asha)
  await expect.poll(() => triesOf(webhook), PATIENTLY).toBe(1)
}

/** Goes from one try to the next until there is none. */
async function untilTheEnd(webhook: Webhook): Promise<number[]> {
  const waits: number[] = []
  for (;;) {
    const [delivery] = await readDeliveriesOf(webhook)
    if (!delivery?.nextTryAt) return waits
    const seconds =
      (Date.parse(delivery.nextTryAt) - Date.parse(delivery.attempts.at(-1)!.at)) / 1000
    waits.push(Math.round(seconds))
    product.clock.set(delivery.nextTryAt)
    await sendWebhooksDueAfter(0)
  }
}

const mailsAbout = (host: string) =>
  product.db
    .selectFrom('outbox_messages')
    .select('search_text')
    .where('search_text', 'like', `%${host}%`)
    .orderBy('id')
    .execute()

describe('a delivery that is not accepted', () => {
  it('retries for three days, and delivers the same message', async () => {
    const webhook = await createTestWebhook()
    answers.push(500, 302, 404)
    await triedOnce(webhook)
    const [first] = await readDeliveriesOf(webhook)
    expect(first).toMatchObject({ state: 'waiting', attempts: [{ status: 500, error: null }] })
    await sendWebhooksDueAfter(1)
    expect(await triesOf(webhook)).toBe(1)
    await sendWebhooksDueAfter(5)
    await sendWebhooksDueAfter(6 * 60)
    await sendWebhooksDueAfter(34 * 60)
    const [last] = await readDeliveriesOf(webhook)
    expect(last).toMatchObject({ state: 'delivered', nextTryAt: null })
    expect(last!.attempts.map(({ status }) => status)).toEqual([500, 302, 404, 200])
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    const times = received.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times[3]! - times[0]!).toBeGreaterThan(2000)
  })

  it('gives up after ten tries, and notifies the laundry once a day', async () => {
    const { host } = new URL(receiver.url)
    await product.db.updateTable('business').set({ email: 'laundry@example.com' }).execute()
    const webhook = await createTestWebhook()
    answers.push(...Array.from({ length: 40 }, () => 503))
    await triedOnce(webhook)
    const waits = await untilTheEnd(webhook)
    expect(waits).toHaveLength(9)
    const days = waits.reduce((all, seconds) => all + seconds, 0) / 86_400
    expect(days).toBeGreaterThan(3)
    expect(days).toBeLessThan(3.6)
    expect(await readListedWebhook(webhook)).toMatchObject({
      waiting: 0,
      failed: 1,
      offBecause: null,
    })
    expect(await mailsAbout(host)).toHaveLength(1)

    await staff.call(testWebhook, { params: { webhookId: webhook._id } })
    await expect.poll(() => triesOf(webhook), PATIENTLY).toBe(1)
    await product.db
      .updateTable('webhook_deliveries')
      .set({ tries: 9 })
      .where('state', '=', 'waiting')
      .execute()
    await sendWebhooksDueAfter(6)
    expect(await readListedWebhook(webhook)).toMatchObject({ failed: 2 })
    expect(await mailsAbout(host)).toHaveLength(1)
  })

  it('explains why when there was no answer', async () => {
    const webhook = await createTestWebhook({ url: 'http://127.0.0.1:1/' })
    await triedOnce(webhook)
    expect((await readDeliveriesOf(webhook))[0]!.attempts).toMatchObject([
      { status: null, error: 'ECONNREFUSED' },
    ])
  })
})

it('adds up to a tenth to each wait, so that simultaneous failures spread out', () => {
  expect([secondsToNextTry(1, 0), secondsToNextTry(4, 0.999)]).toEqual([5, 7919])
  expect(secondsToNextTry(10, 0)).toBeNull()
})

it('turns off a receiver that is gone, and notifies staff', async () => {
  const webhook = await createTestWebhook()
  const { host } = new URL(receiver.url)
  const mails = (await mailsAbout(host)).length
  answers.push(410)
  await placed(asha)
  await expect
    .poll(async () => (await readListedWebhook(webhook)).offBecause, PATIENTLY)
    .toBe('gone')
  expect(await readDeliveriesOf(webhook)).toMatchObject([{ state: 'failed', nextTryAt: null }])
  const [entry] = (await staff.call(auditLog, {})).body
  expect(entry).toMatchObject({
    summary: `Webhook to ${host} was turned off: it answered 410 Gone`,
    actor: null,
  })
  await expect.poll(async () => (await mailsAbout(host)).length, PATIENTLY).toBe(mails + 1)
  await placed(asha)
  expect(await readDeliveriesOf(webhook)).toHaveLength(1)
})

describe('a replay', () => {
  it('keeps the webhook-id and the earlier tries', async () => {
    const webhook = await createTestWebhook()
    await triedOnce(webhook)
    const [delivery] = await readDeliveriesOf(webhook)
    const params = { webhookId: webhook._id, deliveryId: delivery!._id }
    const { body } = await staff.call(replayWebhookDelivery, { params })
    expect(body).toMatchObject({ _id: delivery!._id, state: 'waiting' })
    await expect.poll(() => received.length, PATIENTLY).toBe(2)
    expect(received[0]!.id).toBe(received[1]!.id)
    expect(delivery!.messageId).toBe(received[0]!.id)
    await expect.poll(() => triesOf(webhook), PATIENTLY).toBe(2)
  })

  it('replays all failed deliveries since a given time, and no earlier ones', async () => {
    const webhook = await createTestWebhook()
    const params = { webhookId: webhook._id }
    for (const hours of [0, 2, 4]) {
      product.clock.set(timeAfterHours(hours))
      await placed(asha)
    }
    await expect.poll(() => received.length, PATIENTLY).toBe(3)
    await expect
      .poll(async () => (await readDeliveriesOf(webhook, 'delivered')).length, PATIENTLY)
      .toBe(3)
    const [newest, , oldest] = await readDeliveriesOf(webhook)
    await product.db
      .updateTable('webhook_deliveries')
      .set({ state: 'failed' })
      .where('id', 'in', [newest!._id, oldest!._id])
      .execute()
    const body = { since: timeAfterHours(1) }
    const replayed = await staff.call(replayFailedDeliveries, { params, body })
    expect(replayed.body).toEqual({ replayed: 1 })
    await expect.poll(() => received.length, PATIENTLY).toBe(4)
    expect(received[3]!.id).toBe(newest!.messageId)
    expect(await readDeliveriesOf(webhook, 'failed')).toMatchObject([{ _id: oldest!._id }])
  })

  it('refuses an unknown delivery', async () => {
    const webhook = await createTestWebhook()
    const params = { webhookId: webhook._id, deliveryId: asha.user._id }
    const answer = await staff.call(replayWebhookDelivery, { params })
    expect([answer.status, answer.message]).toEqual([404, 'There is no such delivery.'])
  })
})

it('holds a delivery while its webhook is off, and sends it when the webhook is on again', async () => {
  const webhook = await createTestWebhook()
  const params = { webhookId: webhook._id }
  answers.push(500)
  await triedOnce(webhook)
  await staff.call(switchWebhook, { params, body: { enabled: false } })
  await sendWebhooksDueAfter(60)
  expect(received).toHaveLength(1)
  await staff.call(switchWebhook, { params, body: { enabled: true } })
  await sendWebhooksDueAfter(1)
  expect(await readDeliveriesOf(webhook)).toMatchObject([{ state: 'delivered' }])
})

it('deletes a delivery after 30 days', async () => {
  const webhook = await createTestWebhook()
  await triedOnce(webhook)
  await sendWebhooksDueAfter(29 * 86_400)
  expect(await readDeliveriesOf(webhook)).toHaveLength(1)
  await sendWebhooksDueAfter(2 * 86_400)
  expect(await readDeliveriesOf(webhook)).toEqual([])
})
