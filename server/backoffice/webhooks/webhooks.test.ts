// Webhooks: events are signed, sent once to each receiver, and contain no customer data.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { openTicket } from '#contract/help/tickets.ts'
import { webhookSchema } from '#contract/webhooks/webhook-messages.ts'
import {
  changeWebhook,
  deleteWebhook,
  makeWebhook,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
} from '#contract/webhooks/webhooks.ts'
import type { WebhookType } from '#domain/messages/webhook-messages.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { clientOf } from '../../testing/client.ts'
import { placed } from '../../testing/order-inputs.ts'
import { countValidSignatures } from '../../testing/stand-ins/webhook-receiver.ts'
import { insertDeliveries } from './delivery-store.ts'
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
import { signWebhook } from './secret.ts'

const asha = await product.person({ name: 'Asha Rao', phone: '080 2266 4400' })
const { received } = receiver

it('signs like the example of Standard Webhooks', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    seconds: 1614265330,
    body: '{"test": 2432232314}',
  }
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
  expect(signWebhook([secret], message)).toBe(signature)
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.seconds),
    'webhook-signature': signature,
  }
  expect(await countValidSignatures({ headers, body: message.body }, secret)).toBe(1)
})

it('sends messages that pass the signature check in our documentation', async () => {
  const { secret } = await createTestWebhook()
  await placed(asha)
  await expect.poll(() => received.length, PATIENTLY).toBe(1)
  const [{ headers, body }] = received as [(typeof received)[number]]
  const page = await readFile(
    join(import.meta.dirname, '../../../docs/operate/webhooks.md'),
    'utf8',
  )
  const [, code] = /```js\n([^]*?)```/.exec(page)!
  const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(code!)}`)) as {
    isGenuine: (headers: object, body: string, secret: string) => boolean
  }
  vi.useFakeTimers({ toFake: ['Date'], now: product.clock.read() })
  try {
    expect(isGenuine(headers, body, secret)).toBe(true)
    expect(isGenuine(headers, `${body} `, secret)).toBe(false)
    expect(isGenuine(headers, body, 'whsec_AAAA')).toBe(false)
    vi.setSystemTime(Date.now() + 400_000)
    expect(isGenuine(headers, body, secret)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

describe('a receiver', () => {
  it('gets an order’s events, signed, and nothing about its customer', async () => {
    const { secret, ...webhook } = await createTestWebhook()
    const order = await placed(asha)
    await expect.poll(() => received.length, PATIENTLY).toBe(1)
    const body = { status: 'picked_up' as const }
    await staff.call(setOrderStatus, { params: { id: order._id }, body })
    await expect.poll(() => received.length, PATIENTLY).toBe(2)

    const bodies = received.map((each) => JSON.parse(each.body) as { type: WebhookType })
    expect(bodies).toEqual([
      {
        type: 'order.placed',
        timestamp: expect.any(String),
        data: {
          orderId: order._id,
          number: order.number,
          totalPaise: 21_000,
          pickupDate: '2025-06-19',
          pickupTime: '9-11 AM',
        },
      },
      {
        type: 'order.status_changed',
        timestamp: expect.any(String),
        data: { orderId: order._id, number: order.number, status: 'picked_up' },
      },
    ])
    for (const sent of bodies) expect(webhookSchema(sent.type).safeParse(sent).success).toBe(true)
    for (const each of received) {
      expect(await countValidSignatures(each, secret)).toBe(1)
      expect(each.headers['content-type']).toBe('application/json')
      expect(each.id).toMatch(/^msg_[\w-]{36}$/)
      expect(each.body).not.toMatch(/Asha|2266|Church|@/)
      expect(each.body).not.toContain(asha.user._id)
    }
    await expect
      .poll(
        async () => (await readDeliveriesOf(webhook)).map(({ type, state }) => [type, state]),
        PATIENTLY,
      )
      .toEqual([
        ['order.status_changed', 'delivered'],
        ['order.placed', 'delivered'],
      ])
  })

  it('gets only the types chosen for it', async () => {
    const chosen = await createTestWebhook({ types: ['ticket.opened'] })
    const other = await createTestWebhook({ types: ['subscription.paid'] })
    await placed(asha)
    const body = {
      subject: 'A button',
      message: 'It is gone.',
      category: 'other' as const,
      priority: 'low' as const,
    }
    await asha.call(openTicket, { body })
    await expect.poll(() => received.length, PATIENTLY).toBe(1)
    expect(JSON.parse(received[0]!.body)).toMatchObject({ type: 'ticket.opened' })
    expect([await readDeliveriesOf(chosen), await readDeliveriesOf(other)]).toMatchObject([
      [{}],
      [],
    ])
  })

  it('gets each event once, and another receiver the same message', async () => {
    const webhook = await createTestWebhook()
    await createTestWebhook()
    await placed(asha)
    await expect.poll(() => received.length, PATIENTLY).toBe(2)
    expect(received[0]!.id).toBe(received[1]!.id)
    const row = await product.db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('endpoint_id', '=', webhook._id)
      .executeTakeFirstOrThrow()
    const { id: _, attempts: __, ...again } = row
    const stored = await inTransaction(product.db, (tx) =>
      insertDeliveries(tx, [{ ...again, id: asha.user._id }]),
    )
    expect(stored).toEqual([])
  })

  it('queues no event while there is no webhook', async () => {
    const happened = {
      type: 'ticket.replied',
      subject: { kind: 'ticket', id: 'HD-1' },
      actor: null,
      data: { number: 'HD-1', userId: asha.user._id, messageId: '1' },
      at: product.clock.read(),
    } as const
    const isDelivered = () => product.deps.events.consumersOf(happened).includes('webhooks')
    await expect.poll(isDelivered, PATIENTLY).toBe(false)
    await createTestWebhook({ types: ['ticket.opened'] })
    await expect.poll(isDelivered, PATIENTLY).toBe(false)
    await createTestWebhook({ types: ['ticket.replied'] })
    expect(isDelivered()).toBe(true)
  })
})

describe('a secret that is replaced', () => {
  it('signs beside the new one for a day', async () => {
    const webhook = await createTestWebhook()
    const params = { webhookId: webhook._id }
    const rotated = (await staff.call(rotateWebhookSecret, { params })).body
    expect(rotated.secret).not.toBe(webhook.secret)
    expect(rotated.oldSecretUntil).not.toBeNull()
    const heldNow = async () => {
      received.length = 0
      await staff.call(testWebhook, { params })
      await expect.poll(() => received.length, PATIENTLY).toBe(1)
      return {
        old: await countValidSignatures(received[0]!, webhook.secret),
        new: await countValidSignatures(received[0]!, rotated.secret),
      }
    }
    expect(await heldNow()).toEqual({ old: 1, new: 1 })
    product.clock.set(timeAfterHours(25))
    expect(await heldNow()).toEqual({ old: 0, new: 1 })
    expect(await readListedWebhook(webhook)).toMatchObject({ oldSecretUntil: null })
  })
})

describe('staff', () => {
  it('shows staff a secret once', async () => {
    const { secret, ...webhook } = await createTestWebhook()
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32)
    expect(await readListedWebhook(webhook)).toEqual(webhook)
    expect(JSON.stringify(await readListedWebhook(webhook))).not.toContain('whsec')
  })

  it('lets staff turn a webhook off, and never sends events of that time', async () => {
    const webhook = await createTestWebhook()
    const params = { webhookId: webhook._id }
    const off = await staff.call(switchWebhook, { params, body: { enabled: false } })
    expect(off.body.offBecause).toBe('staff')
    await placed(asha)
    const refused = await staff.call(testWebhook, { params })
    expect([refused.status, refused.code]).toEqual([409, 'no_longer_changeable'])
    await staff.call(switchWebhook, { params, body: { enabled: true } })
    expect(await readDeliveriesOf(webhook)).toEqual([])
  })

  it('lets staff change and delete a webhook', async () => {
    const webhook = await createTestWebhook()
    const params = { webhookId: webhook._id }
    const body = {
      url: `${receiver.url}/2#part`,
      description: '',
      types: ['order.placed' as const],
    }
    const changed = await staff.call(changeWebhook, { params, body })
    expect(changed.body).toMatchObject({ url: `${receiver.url}/2`, types: ['order.placed'] })
    expect((await staff.call(deleteWebhook, { params })).status).toBe(200)
    const gone = await staff.call(deleteWebhook, { params })
    expect([gone.status, gone.message]).toEqual([404, 'There is no such webhook.'])
    await placed(asha)
    await sendWebhooksDueAfter(0)
    expect(received).toEqual([])
  })

  it.each([
    ['ftp://example.com/', 'This is not an address'],
    ['https://name:word@example.com/', 'This is not an address'],
    ['nowhere', 'This is not an address'],
    ['', 'Please give the address'],
  ])('explains what is wrong with the address %j', async (url, words) => {
    await expect(createTestWebhook({ url })).rejects.toThrow(words)
  })

  it('limits how many webhooks staff can have', async () => {
    const { _id } = await createTestWebhook()
    const row = await product.db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', _id)
      .executeTakeFirstOrThrow()
    const others = Array.from({ length: 19 }, () => {
      return { ...row, id: newId(product.clock.read()), types: '[]' }
    })
    await product.db.insertInto('webhook_endpoints').values(others).execute()
    await expect(createTestWebhook()).rejects.toThrow('at most 20')
  })

  it('shows webhooks to staff alone', async () => {
    const body = { url: receiver.url, description: '', types: [] }
    expect((await asha.call(makeWebhook, { body })).status).toBe(403)
  })
})

it('refuses addresses in the laundry’s own network unless the operator allows them', async () => {
  const app = await product.withSettings({ webhooksAllowPrivate: false })
  const cookies = new Map([staff.cookieHeader().split('=', 2) as [string, string]])
  const strict = clientOf(app, cookies)
  for (const url of [
    receiver.url,
    'https://127.0.0.1/',
    'https://localhost/',
    'https://10.0.0.1/',
  ]) {
    const body = { url, description: '', types: [] }
    const refused = await strict.call(makeWebhook, { body })
    expect([refused.status, refused.code]).toEqual([422, 'invalid_input'])
    expect(refused.message).toContain('public https addresses only')
  }
})
