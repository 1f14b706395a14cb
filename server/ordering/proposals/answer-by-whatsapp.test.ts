/** Questions answered by WhatsApp: a press on a button or a short text, through a stand-in of the Cloud API. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import { adminChats, answerChat } from '#contract/help/help-desk.ts'
import { recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { quoteLines } from '#contract/orders/order-detail.ts'
import { orderDetails, placeOrder, type Order } from '#contract/orders/orders.ts'
import { propose, type Proposal } from '#contract/orders/proposals.ts'
import { orderInput, placed } from '../../testing/order-inputs.ts'
import { openWhatsAppCloud } from '../../testing/stand-ins/whatsapp-cloud.ts'
import type { TakenMessage } from '../../testing/stand-ins/whatsapp-templates.ts'
import { pressOf, textOf, type PersonsMessage } from '../../testing/stand-ins/whatsapp-people.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const NUMBER = { userId: 'IN.13491208655302741918', phone: '919845000000', name: 'Asha' }
const STRANGER = { userId: 'IN.77', phone: '919845099999', name: 'Tara' }
const FOUND = [
  { itemId: 'wash-fold', quantity: 5 },
  { itemId: 'dry-cleaning-shirt', quantity: 2 },
]

const cloud = await openWhatsAppCloud()
afterAll(() => cloud.close())
const product = await testProduct({ config: { whatsApp: cloud.keys } })
cloud.clock = product.clock.read
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const staff = await product.person({ role: 'admin' })

let asha: SignedIn
let order: Order
let sent = 0
beforeEach(async () => {
  await product.startAgain()
  for (const table of ['outbox_messages', 'whatsapp_contacts', 'chats'] as const)
    await product.db.deleteFrom(table).execute()
  await product.db.updateTable('users').set({ phone: '' }).execute()
  cloud.taken.length = 0
  cloud.texts.length = 0
  cloud.templates.set('order_approval_asked', { variables: 2, hasButton: true, replies: 2 })
  const text = { channel: 'whatsapp', language: 'en-IN', name: 'order_approval_asked' } as const
  const body = { state: 'approved', templateId: '594425479261596', refusedBecause: '' } as const
  await staff.call(recordTextRegistration, { params: text, body })
  asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 00000' })
  const only = { whatsapp: true, email: false, sms: false }
  await asha.call(changeNotificationSettings, { params: { id: asha.user._id }, body: only })
  order = await placed(asha)
})

async function proposeFor({ _id: id }: Order, lines = FOUND): Promise<Proposal> {
  const params = { id }
  const quoted = await staff.call(quoteLines, { params, body: { lines } })
  const total = quoted.body.quote.total
  const body = { lines, reason: 'More than you listed', total, revision: 0 }
  const { body: proposal } = await staff.call(propose, { params, body })
  await settled()
  return proposal
}

async function ask(of: Order): Promise<{ proposal: Proposal; message: TakenMessage }> {
  const proposal = await proposeFor(of)
  const asked = cloud.taken.filter(({ payloads }) => payloads[0]?.includes(proposal._id))
  expect(asked).toHaveLength(1)
  passMinute()
  return { proposal, message: asked[0]! }
}

const passMinute = () =>
  product.clock.set(new Date(product.clock.read().getTime() + 60_000).toISOString())

/** Waits until each message of a person is handled and each of the laundry's has left. */
async function settled(): Promise<void> {
  await product.deps.events.settled()
  const waiting = async () => [
    ...(await product.db
      .selectFrom('whatsapp_messages')
      .select('id')
      .where('handled_at', 'is', null)
      .execute()),
    ...(await product.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('status', '=', 'waiting')
      .where('due_at', 'is', null)
      .execute()),
  ]
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0)
}

type Given = Pick<PersonsMessage, 'content'> & Partial<PersonsMessage>

/** Sends a message as WhatsApp does, and waits until it is handled and answered. */
async function write(given: Given): Promise<void> {
  sent += 1
  const message = { from: NUMBER, id: `wamid.${sent}`, at: product.clock.read(), ...given }
  expect(await cloud.write(address, [message])).toBe(200)
  await settled()
}

const approve = ({ payloads }: TakenMessage) => pressOf(payloads[0]!, 'Approve')
const keep = ({ payloads }: TakenMessage) => pressOf(payloads[1]!, 'Keep as ordered')

const totalOf = async ({ _id: orderId } = order) =>
  ((await asha.call(orderDetails, { params: { orderId } })).body as Order).total
const lastText = () => cloud.texts.at(-1)?.text
const chats = async () => (await staff.call(adminChats, {})).body.length

describe('a button below the question', () => {
  it('approves once, for the person it was sent to, and thanks them', async () => {
    const { message } = await ask(order)
    expect(message.buttonEnding).toMatch(/^a[\w-]{22}#key=/)
    const press = { id: 'wamid.press', content: approve(message) }
    await write(press)
    expect([await totalOf(), lastText()]).toEqual([
      380,
      `Thank you. We’ll do it all: the new total of order ${order.number} is ₹380.`,
    ])
    await write(press)
    expect(cloud.texts).toHaveLength(1)
    await write({ content: keep(message) })
    expect([await totalOf(), lastText()]).toEqual([
      380,
      'This has already been answered. To change it, please call us.',
    ])
    expect(await chats()).toBe(0)
  })

  it('keeps the order as it was ordered', async () => {
    const { message } = await ask(order)
    await write({ content: keep(message) })
    expect([await totalOf(), lastText()]).toEqual([
      210,
      `Thank you. Order ${order.number} stays as you ordered it, at ₹210.`,
    ])
  })

  it('counts for a person without a number by the message that it answers', async () => {
    const { message } = await ask(order)
    const from = { ...NUMBER, phone: null }
    await write({ from, content: approve(message) })
    expect(await totalOf()).toBe(210)
    await write({ from, content: approve(message), repliesTo: message.id })
    expect(await totalOf()).toBe(380)
  })

  it('is a chat’s message from another number, with another signature, or to a number of before', async () => {
    const { message } = await ask(order)
    await write({ from: STRANGER, content: approve(message), repliesTo: message.id })
    const [yes] = message.payloads
    for (const payload of [`${yes}x`, yes!.replace('yes', 'no'), 'yes', '', 'yes...', 'Approve'])
      await write({ content: pressOf(payload, 'Approve') })
    expect([await totalOf(), await chats()]).toEqual([210, 2])
    await product.db
      .updateTable('users')
      .set({ phone: '+91 98450 11111' })
      .where('id', '=', asha.user._id)
      .execute()
    await write({ content: approve(message) })
    expect(await totalOf()).toBe(210)
  })

  it('is a chat’s message from a number that staff were given, until it is proven', async () => {
    const { message } = await ask(order)
    const prove = (isProven: boolean) =>
      product.db
        .updateTable('users')
        .set({
          phone_proven_at: isProven ? product.clock.read() : null,
          phone_given_at: new Date(),
        })
        .where('id', '=', asha.user._id)
        .execute()
    await prove(false)
    await write({ content: approve(message) })
    expect([await totalOf(), await chats()]).toEqual([210, 1])
    await prove(true)
    await write({ content: approve(message) })
    expect(await totalOf()).toBe(380)
  })

  it('says why it came too late, and why a bag can’t stay as it was', async () => {
    const { message, proposal } = await ask(order)
    product.clock.set(proposal.answerUntil)
    await write({ content: approve(message) })
    expect(lastText()).toMatch(/^The time to answer has passed/)
    const { lines: _, ...bag } = orderInput({ toBeCounted: ['wash-fold'], mostWithoutAsking: 300 })
    const { body: ofBag } = await asha.call(placeOrder, { body: bag })
    await write({ content: keep((await ask(ofBag)).message) })
    expect(lastText()).toMatch(/^That would leave the order empty/)
  })
})

describe('a short text', () => {
  it.each([
    ['1', 380],
    ['Haan ji', 380],
    ['2', 210],
    ['No!', 210],
  ])('answers the one question that runs: %s', async (text, total) => {
    await ask(order)
    await write({ content: textOf(text) })
    expect([await totalOf(), lastText()]).toEqual([total, expect.stringMatching(/^Thank you/)])
    // Nothing runs any more, so it is a message like any other.
    await write({ content: textOf(text) })
    expect(await chats()).toBe(1)
  })

  it('asks which of several questions is meant, and answers the one it replies to', async () => {
    const other = await placed(asha)
    const [, { message }] = [await ask(order), await ask(other)]
    await write({ content: textOf('yes') })
    expect(lastText()).toContain(`Orders ${order.number} and ${other.number} wait`)
    await write({ content: textOf('yes'), repliesTo: message.id })
    expect([await totalOf(), await totalOf(other)]).toEqual([210, 380])
  })

  it('goes into the chat where its writer was asked by text message alone', async () => {
    const params = { id: asha.user._id }
    await asha.call(changeNotificationSettings, { params, body: { whatsapp: false, sms: true } })
    await proposeFor(order)
    passMinute()
    await write({ content: textOf('ok') })
    expect([await totalOf(), await chats()]).toEqual([210, 1])
  })

  it('goes into the chat where the help desk wrote after the question', async () => {
    await write({ content: textOf('Can you come at 6 pm?') })
    const { message } = await ask(order)
    const id = (await staff.call(adminChats, {})).body[0]!._id
    const body = { clientId: randomUUID(), text: 'At 6 pm, is that ok?' }
    expect((await staff.call(answerChat, { params: { id }, body })).status).toBe(201)
    await settled()
    passMinute()
    await write({ content: textOf('ok') })
    expect([await totalOf(), lastText()]).toEqual([210, 'At 6 pm, is that ok?'])
    await write({ content: textOf('ok'), repliesTo: message.id })
    expect(await totalOf()).toBe(380)
  })

  it('goes into the chat where it was written before the question was asked', async () => {
    const { proposal } = await ask(order)
    const at = product.clock.read()
    await proposeFor(order, [...FOUND, { itemId: 'dry-cleaning-saree', quantity: 1 }])
    expect(new Date(proposal.answerUntil) > at).toBe(true)
    passMinute()
    await write({ content: textOf('yes'), at })
    expect([await totalOf(), await chats()]).toEqual([210, 1])
    await write({ content: textOf('yes') })
    expect(await totalOf()).toBeGreaterThan(380)
  })

  it('answers nothing in other words, from other numbers, or to other messages', async () => {
    await ask(order)
    await write({ content: textOf('Yes, but not the shirts') })
    await write({ from: STRANGER, content: textOf('yes') })
    await write({ content: textOf('ok'), repliesTo: 'wamid.of-another-message' })
    expect([await totalOf(), await chats()]).toEqual([210, 2])
  })
})
