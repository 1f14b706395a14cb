/** Orders' messages by WhatsApp: sent, delivered, read, or refused, against a stand-in of the Cloud API. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  outboxCarriers,
  readOutbox,
  readOutboxMessage,
  type OutboxMessage,
} from '#contract/messages/outbox.ts'
import { changeNotificationSettings, readNotificationSettings } from '#contract/accounts/profile.ts'
import { recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { openWhatsAppCloud } from '../../../testing/stand-ins/whatsapp-cloud.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

const cloud = await openWhatsAppCloud()
afterAll(() => cloud.close())
const product = await testProduct({ config: { whatsApp: cloud.keys } })
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const staff = await product.person({ role: 'admin' })

/** What staff do in WhatsApp Manager, and then in the console. */
async function register(
  state: 'approved' | 'pending' | 'unregistered' = 'approved',
): Promise<void> {
  cloud.templates.set('order_booked', { variables: 1, hasButton: true })
  const { status } = await staff.call(recordTextRegistration, {
    params: { channel: 'whatsapp', language: 'en-IN', name: 'order_booked' },
    body: { state, templateId: state === 'approved' ? '594425479261596' : '', refusedBecause: '' },
  })
  expect(status).toBe(200)
}

let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  await product.db.deleteFrom('outbox_messages').execute()
  cloud.taken.length = 0
  await register()
  asha = await product.person({ name: 'Asha', phone: '+91 98450-00000' })
  await choose({ whatsapp: true, email: false, sms: false })
})

const choose = (body: object) =>
  asha.call(changeNotificationSettings, { params: { id: asha.user._id }, body })

/** Her one message by WhatsApp, once it waits no more. */
async function outcomeOf(): Promise<OutboxMessage> {
  await product.deps.events.settled()
  const read = async () =>
    (await staff.call(readOutbox, { query: { channel: 'whatsapp' } })).body.filter(
      ({ state }) => state !== 'waiting',
    )
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(1)
  return (await read())[0]!
}

const readMessage = async ({ _id: id }: OutboxMessage) =>
  (await staff.call(readOutboxMessage, { params: { id } })).body

describe('an order’s message by WhatsApp', () => {
  it('is sent as its template, delivered and read, with notices late and twice', async () => {
    const order = await placed(asha)
    const message = await outcomeOf()
    const [taken] = cloud.taken
    expect(taken).toMatchObject({
      callbackData: message._id,
      to: '919845000000',
      template: 'order_booked',
      language: 'en',
    })
    expect(taken!.values).toHaveLength(1)
    const { headers } = await product.app.inject(`/o?${taken!.buttonEnding}`)
    expect(headers.location).toBe(`/track-order?orderId=${order._id}`)
    expect(await readMessage(message)).toMatchObject({
      state: 'sent',
      to: '+91 98450-00000',
      text: expect.stringContaining(`Your pickup is booked for ${taken!.values[0]}.`),
    })

    const at = new Date('2025-06-18T08:00:00Z')
    const read = { message: taken!, status: 'read', at, isNameless: true } as const
    const delivered = { message: taken!, status: 'delivered', at } as const
    expect(await cloud.report(address, [read])).toBe(200)
    expect(await cloud.report(address, [delivered, read, { ...read, status: 'deleted' }])).toBe(200)
    expect(await readMessage(message)).toMatchObject({
      state: 'sent',
      deliveredAt: at.toISOString(),
      readAt: at.toISOString(),
    })
  })

  it('is sent once where WhatsApp’s answer is lost, and shown as in doubt until it is heard of', async () => {
    cloud.losesAnswers = true
    await placed(asha)
    const message = await outcomeOf()
    cloud.losesAnswers = false
    expect(cloud.taken).toHaveLength(1)
    expect(await readMessage(message)).toMatchObject({
      state: 'failed',
      lastError:
        'WhatsApp didn’t answer, so this may or may not have been sent. Send it again if it matters.',
    })

    const at = product.clock.read()
    await cloud.report(address, [{ message: cloud.taken[0]!, status: 'delivered', at }])
    expect(await readMessage(message)).toMatchObject({ state: 'sent', lastError: null })
  })

  it('shows why a number can’t be reached, and notifies staff', async () => {
    await placed(asha)
    const message = await outcomeOf()
    const [taken] = cloud.taken
    const at = product.clock.read()
    await cloud.report(address, [{ message: taken!, status: 'failed', at, code: 131_026 }])
    expect(await readMessage(message)).toMatchObject({
      state: 'failed',
      lastError:
        'This number can’t be reached on WhatsApp: it isn’t registered there, or its owner has blocked us.',
    })
    await product.deps.events.settled()
    const { body } = await staff.call(notifications, {})
    expect(body.notifications.map(({ title }) => title)).toContain(
      'A WhatsApp message couldn’t be sent',
    )
  })

  it('is refused until its template is approved, and says what to register', async () => {
    await register('unregistered')
    await register('pending')
    await placed(asha)
    expect(await outcomeOf()).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('“order_booked” isn’t approved yet'),
    })
    expect(cloud.taken).toEqual([])
  })

  it('fails at once, with what to do, where its template is unknown', async () => {
    cloud.templates.delete('order_booked')
    await placed(asha)
    expect(await outcomeOf()).toMatchObject({
      state: 'failed',
      tries: 1,
      lastError:
        'WhatsApp doesn’t know this message’s template. Register it in WhatsApp Manager and wait for its approval.',
    })
  })

  it('is tried again while WhatsApp is away', async () => {
    cloud.answers.push({ status: 503, code: 131_016 })
    await placed(asha)
    expect(await outcomeOf()).toMatchObject({ state: 'sent', tries: 2 })
    expect(cloud.taken).toHaveLength(1)
  })

  it('keeps its one delivery through a storm of 10,000 repeated notices', async () => {
    await placed(asha)
    const message = await outcomeOf()
    const at = product.clock.read()
    const delivered = { message: cloud.taken[0]!, status: 'delivered', at } as const
    await cloud.report(address, [delivered])
    const before = await readMessage(message)
    const notices = Array.from({ length: 200 }, () => delivered)
    for (let sent = 0; sent < 50; sent += 1) await cloud.report(address, notices)
    expect(await readMessage(message)).toEqual(before)
    const rows = await product.db.selectFrom('outbox_messages').select('id').execute()
    expect(rows).toHaveLength(1)
  })
})

describe('the address of WhatsApp’s notices', () => {
  it('refuses notices that WhatsApp didn’t sign', async () => {
    await placed(asha)
    const message = await outcomeOf()
    const delivered = { message: cloud.taken[0]!, status: 'delivered', at: new Date() } as const
    expect(await cloud.report(address, [delivered], 'another secret')).toBe(403)
    const unsigned = await fetch(`${address}/api/messages/webhooks/whatsapp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"entry":[]}',
    })
    expect(unsigned.status).toBe(403)
    expect(await readMessage(message)).toMatchObject({ deliveredAt: null })
  })

  it('answers WhatsApp’s challenge to the verify token alone', async () => {
    const ask = async (token: string) => {
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': token,
        'hub.challenge': '1158201444',
      })
      const answer = await fetch(`${address}/api/messages/webhooks/whatsapp?${query}`)
      return { status: answer.status, text: await answer.text() }
    }
    expect(await ask(cloud.keys.verifyToken)).toEqual({ status: 200, text: '1158201444' })
    expect(await ask('a guess')).toMatchObject({ status: 403 })
  })
})

describe('a laundry without WhatsApp', () => {
  it('names it nowhere, and sends nothing by it to those who chose it before', async () => {
    const app = await product.withSettings({ whatsApp: null })
    const call = async (url: string, who: SignedIn) =>
      (await app.inject({ url, headers: { cookie: who.cookieHeader() } })).json()
    expect(await call('/api/admin/outbox-carriers', staff)).not.toHaveProperty('whatsapp')
    expect(
      await call(`/api/users/${asha.user._id}/notification-settings`, asha),
    ).not.toHaveProperty('whatsapp')
    const notices = await app.inject({
      method: 'POST',
      url: '/api/messages/webhooks/whatsapp',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(notices.statusCode).toBe(404)
    const deps = { ...product.deps, config: { ...product.deps.config, whatsApp: null } }
    await inTransaction(product.db, (tx) =>
      notify(tx, deps, {
        userId: asha.user._id,
        dedupeKey: 'booked',
        kind: 'text',
        params: { title: 'Booked', message: 'We come on Thursday.' },
        link: '/',
        at: product.clock.read(),
      }),
    )
    expect(await product.db.selectFrom('outbox_messages').select('id').execute()).toEqual([])
  })

  it('is told from one with it by its answers', async () => {
    expect((await staff.call(outboxCarriers, {})).body).toMatchObject({ whatsapp: true })
    const { body } = await asha.call(readNotificationSettings, { params: { id: asha.user._id } })
    expect(body).toMatchObject({ whatsapp: true })
  })
})
