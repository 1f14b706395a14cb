/** STOP by WhatsApp and by text message: offers end, messages about orders go on, and each word is answered once. */
import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { changeNotificationSettings, readNotificationSettings } from '#contract/accounts/profile.ts'
import { listConsents } from '#contract/messages/consents.ts'
import { openWhatsAppCloud } from '../../testing/stand-ins/whatsapp-cloud.ts'
import { textOf, type Writer } from '../../testing/stand-ins/whatsapp-people.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { forgetSilentContacts } from '../whatsapp-inbox/forget-silent-contacts.ts'

const SECRET = 'a-secret-of-the-text-gateway'
const cloud = await openWhatsAppCloud()
const product = await testProduct({ config: { whatsApp: cloud.keys, smsReceiptSecret: SECRET } })
cloud.clock = product.clock.read
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => cloud.close())

const ASHA: Writer = { userId: 'IN.134912', phone: '919845000000', name: 'Asha' }
const RAVI: Writer = { userId: 'IN.55', phone: '919845000055', name: 'Ravi' }
const STRANGER: Writer = { userId: 'IN.491511', phone: null, name: 'Tara' }
let sent = 0
let asha: SignedIn

beforeEach(async () => {
  await product.db.updateTable('users').set({ phone: '' }).execute()
  cloud.texts.length = 0
  asha = await product.person({ phone: '+91 98450-00000' })
  const body = { promotions: true, newsletter: true, whatsapp: true }
  await asha.call(changeNotificationSettings, { params: { id: asha.user._id }, body })
})

const switches = async (of = asha) =>
  (await of.call(readNotificationSettings, { params: { id: of.user._id } })).body

async function write(from: Writer, text: string, id = `wamid.stop-${(sent += 1)}`) {
  const message = { id, from, content: textOf(text), at: product.clock.read() }
  await cloud.write(address, [message, message])
}

const textFrom = (from: string, text: string, secret = SECRET) =>
  sendTexts({ from, text, received: 'now' }, secret)

async function sendTexts(texts: object, secret = SECRET) {
  const payload = JSON.stringify(texts)
  const signature = createHmac('sha256', secret).update(payload).digest('hex')
  return product.visitor.send({
    method: 'POST',
    url: '/api/messages/webhooks/sms/replies',
    headers: { 'content-type': 'application/json', 'x-signature-256': `sha256=${signature}` },
    payload,
  })
}

const textsTo = (person: SignedIn) =>
  product.db
    .selectFrom('outbox_messages')
    .select(['parts', 'recipient'])
    .where('user_id', '=', person.user._id)
    .where('channel', '=', 'sms')
    .execute()

it('ends offers by WhatsApp and answers once, while messages about orders go on', async () => {
  await write(ASHA, ' Stop ')
  await expect.poll(() => cloud.texts.length, { timeout: 20_000 }).toBe(1)
  expect(cloud.texts[0]!.text).toMatch(/no more offers.*Messages about your orders go on.*profile/s)
  expect(await switches()).toMatchObject({
    promotions: false,
    newsletter: false,
    orderUpdates: true,
    whatsapp: true,
  })
  const { body } = await asha.call(listConsents, { params: { id: asha.user._id } })
  expect(body.map(({ subject, withdrawnBy }) => [subject, withdrawnBy])).toEqual([
    ['newsletter', 'whatsapp'],
    ['promotions', 'whatsapp'],
    ['whatsapp', null],
  ])
})

it('ends offers by WhatsApp for each account with the number, proven or given to staff', async () => {
  const ravi = await product.person({ phone: '09845000000' })
  const body = { promotions: true }
  await ravi.call(changeNotificationSettings, { params: { id: ravi.user._id }, body })
  await product.db
    .updateTable('users')
    .set({ phone_proven_at: null, phone_given_at: product.clock.read() })
    .where('id', '=', ravi.user._id)
    .execute()
  await write(ASHA, 'STOP')
  await expect.poll(() => cloud.texts.length, { timeout: 20_000 }).toBe(1)
  expect(cloud.texts[0]!.text).toMatch(/no more offers/)
  expect([await switches(), await switches(ravi)]).toMatchObject([
    { promotions: false },
    { promotions: false },
  ])
})

it('ends offers by WhatsApp where the number was given to staff alone', async () => {
  await product.db
    .updateTable('users')
    .set({ phone_proven_at: null, phone_given_at: product.clock.read() })
    .where('id', '=', asha.user._id)
    .execute()
  await write(ASHA, 'STOP')
  await expect.poll(() => cloud.texts.length, { timeout: 20_000 }).toBe(1)
  expect(cloud.texts[0]!.text).toMatch(/no more offers/)
  expect(await switches()).toMatchObject({ promotions: false })
})

it('gives offers back only in the profile, where their words are read', async () => {
  await write(ASHA, 'STOP')
  await write(ASHA, 'START')
  await expect.poll(() => cloud.texts.length, { timeout: 20_000 }).toBe(2)
  expect(cloud.texts[1]!.text).toContain('/profile?tab=notifications')
  expect(await switches()).toMatchObject({ promotions: false })
})

it('says to a person without an account that there is nothing to stop', async () => {
  await write(STRANGER, 'stop')
  await expect.poll(() => cloud.texts.length, { timeout: 20_000 }).toBe(1)
  expect(cloud.texts[0]!.text).toContain('no account with your number')
  expect(await switches()).toMatchObject({ promotions: true })
})

it('ends offers by text message, and answers that once when it comes twice', async () => {
  expect((await textFrom('9845000000', 'STOP')).status).toBe(200)
  expect((await textFrom('+91 9845000000', 'stop')).status).toBe(200)
  expect(await switches()).toMatchObject({ promotions: false, newsletter: false, sms: true })
  const texts = await textsTo(asha)
  expect(texts).toMatchObject([
    { recipient: '+91 98450-00000', parts: [{ kind: 'offers.stopped' }] },
  ])
})

it('tells numbers of two countries with the same ending apart', async () => {
  const tara = await product.person({ phone: '+1 984 500 0000' })
  const params = { id: tara.user._id }
  await tara.call(changeNotificationSettings, { params, body: { promotions: true } })
  await textFrom('+91 98450 00000', 'STOP')
  expect(await switches()).toMatchObject({ promotions: false })
  expect(await switches(tara)).toMatchObject({ promotions: true })
  await textFrom('+19845000000', 'STOP')
  expect(await switches(tara)).toMatchObject({ promotions: false })
})

it('leaves other texts and other numbers alone', async () => {
  await textFrom('9845000000', 'Stop my pickup')
  await textFrom('9845000001', 'STOP')
  expect(await switches()).toMatchObject({ promotions: true })
  expect(await textsTo(asha)).toEqual([])
})

it('reads a text beside one from a sender without a number', async () => {
  const texts = [
    { from: 'AX-AIRTEL', text: 'Recharge now' },
    { from: '9845000000', text: 'STOP' },
  ]
  expect((await sendTexts(texts)).status).toBe(200)
  expect(await switches()).toMatchObject({ promotions: false })
})

it('refuses texts that the gateway didn’t sign, and what are no texts', async () => {
  expect((await textFrom('9845000000', 'STOP', 'another secret')).status).toBe(403)
  expect((await textFrom('me', 'STOP')).status).toBe(422)
  expect(await switches()).toMatchObject({ promotions: true })
})

it('who wrote STOP alone by WhatsApp is forgotten with their account', async () => {
  await write(ASHA, 'STOP')
  await expect.poll(async () => (await switches()).promotions, { timeout: 20_000 }).toBe(false)
  const contacts = () =>
    product.db
      .selectFrom('whatsapp_contacts')
      .select('name')
      .where('phone', '=', ASHA.phone)
      .execute()
  expect(await contacts()).toEqual([{ name: 'Asha' }])
  expect((await asha.call(eraseAccount, { body: { words: ERASE_WORDS } })).status).toBe(200)
  expect(await contacts()).toEqual([])
})

describe('an answer to a person without an account', () => {
  const answers = async () =>
    (
      await product.db
        .selectFrom('outbox_messages')
        .select('recipient')
        .where('channel', '=', 'whatsapp')
        .where('user_id', 'is', null)
        .orderBy('id')
        .execute()
    ).map(({ recipient }) => recipient)

  beforeEach(async () => {
    await product.db.deleteFrom('outbox_messages').execute()
    await product.db.deleteFrom('whatsapp_contacts').execute()
  })

  it('is forgotten with its writer, after thirty days of silence', async () => {
    await write(RAVI, 'STOP')
    await write(STRANGER, 'STOP')
    await expect.poll(answers, { timeout: 20_000 }).toEqual([`+${RAVI.phone}`, STRANGER.userId])
    const now = product.clock.read()
    product.clock.set(new Date(now.getTime() + 29 * 86_400_000).toISOString())
    await forgetSilentContacts(product.deps)
    expect(await answers()).toHaveLength(2)

    product.clock.set(new Date(now.getTime() + 31 * 86_400_000).toISOString())
    await forgetSilentContacts(product.deps)
    expect(await answers()).toEqual([])
  })

  it('is forgotten with the account that has proven the number since', async () => {
    await write(RAVI, 'STOP')
    await expect.poll(answers, { timeout: 20_000 }).toEqual([`+${RAVI.phone}`])
    const ravi = await product.person({ phone: `+${RAVI.phone}` })
    expect((await ravi.call(eraseAccount, { body: { words: ERASE_WORDS } })).status).toBe(200)
    expect(await answers()).toEqual([])
  })
})
