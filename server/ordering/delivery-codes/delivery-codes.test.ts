// Delivery codes: made as an order goes out, one for a door, and shown to their customer alone.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import { makeByPhone, takeOrder } from '#contract/counter/counter.ts'
import {
  readOutbox,
  readOutboxFile,
  readOutboxMessage,
  resendOutboxMessage,
} from '#contract/messages/outbox.ts'
import { readOrderMessages } from '#contract/orders/order-detail.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { sendDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import { runSheet, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { listTables } from '../../backoffice/backup/catalogue.ts'
import { readFromOutbox } from '../../platform/mail/outbox-folder.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  asha,
  codeOf,
  deliver,
  outForDelivery,
  product,
  rider,
  setRule,
  setStatus,
  staff,
  stopOf,
  tryCode,
  wrongCode,
} from './test-delivery-codes.ts'

const NONE = { isMade: false, code: null }

const setMessageWait = (seconds: number) =>
  product.db.updateTable('business').set({ message_wait_seconds: seconds }).execute()

it('makes a code of four digits when an order goes out, and none before or without the setting', async () => {
  const order = await placed(asha)
  expect(await codeOf(order)).toEqual(NONE)
  await setStatus(order, 'out_for_delivery')
  expect(await codeOf(order)).toEqual({ isMade: true, code: expect.stringMatching(/^\d{4}$/) })
  await setStatus(order, 'completed')
  expect(await codeOf(order)).toEqual(NONE)

  await setRule('off')
  const plain = await outForDelivery()
  expect(await codeOf(plain)).toEqual(NONE)
  expect(await stopOf(plain)).not.toHaveProperty('proof')
})

it('makes another code when the order goes out again', async () => {
  const order = await outForDelivery()
  const ids = new Set<string>()
  const remember = async () =>
    ids.add(
      (
        await product.db
          .selectFrom('delivery_code_orders')
          .select('code_id')
          .where('order_id', '=', order._id)
          .executeTakeFirstOrThrow()
      ).code_id,
    )
  await remember()
  await setStatus(order, 'ready')
  await setStatus(order, 'out_for_delivery')
  await remember()
  expect(ids.size).toBe(2)
})

describe('a slip that is undone', () => {
  beforeEach(() => setMessageWait(60))
  afterEach(() => setMessageWait(0))

  it('keeps the code and its tries where the rider undoes a delivery', async () => {
    const order = await outForDelivery()
    const { code } = await codeOf(order)
    await tryCode(order, wrongCode(code))
    const { body } = await deliver(order, { code: code! })
    await rider.call(undoCompletion, { params: { id: body.undoable! } })
    expect(await codeOf(order)).toEqual({ isMade: true, code })
    expect((await stopOf(order))?.proof).toEqual({ codeTriesLeft: 4 })
  })

  it.each([
    ['completed', 'within the wait', '2025-06-20T04:00:20Z'],
    ['completed', 'once its customer has heard of it', '2025-06-20T04:10:00Z'],
    ['ready', 'within the wait', '2025-06-20T04:00:20Z'],
  ] as const)('keeps the code where staff take back %s %s', async (slip, _, takenBackAt) => {
    const order = await outForDelivery()
    const before = await codeOf(order)
    await setStatus(order, slip)
    product.clock.set(takenBackAt)
    await setStatus(order, 'out_for_delivery')
    expect(await codeOf(order)).toEqual(before)
  })
})

it('shares one code among orders that go out to one door, also at the same moment', async () => {
  const others = [await placed(asha), await placed(asha)]
  const elsewhere = await outForDelivery({ address: '9 MG Road, Bengaluru 560001' })
  const first = await outForDelivery()
  await Promise.all(others.map((order) => setStatus(order, 'out_for_delivery')))
  const linkOf = async ({ _id }: { _id: string }) =>
    (
      await product.db
        .selectFrom('delivery_code_orders')
        .select('code_id')
        .where('order_id', '=', _id)
        .executeTakeFirstOrThrow()
    ).code_id
  const links = await Promise.all([first, ...others].map(linkOf))
  expect(new Set(links).size).toBe(1)
  expect(await codeOf(others[0]!)).toEqual(await codeOf(first))
  expect(await linkOf(elsewhere)).not.toBe(links[0])
})

it('shows the code to its customer alone', async () => {
  const order = await outForDelivery()
  const { code } = await codeOf(order)
  expect(await codeOf(order, staff)).toEqual({ isMade: true, code: null })
  for (const who of [await product.person(), rider, product.visitor]) {
    const url = `/api/orders/${order._id}/delivery-code`
    expect([401, 404]).toContain((await who.send({ method: 'GET', url })).status)
  }
  const ofRider = await rider.call(runSheet, {})
  const ofStaff = [
    await staff.call(runSheet, {}),
    await staff.call(orderDetails, { params: { orderId: order._id } }),
  ]
  for (const { body } of [ofRider, ...ofStaff])
    expect(JSON.stringify(body)).not.toContain(`"${code}"`)
})

it('sends the code to its customer, and shows staff the message without it', async () => {
  const order = await outForDelivery()
  const { code } = await codeOf(order)
  const kept = 'You find your delivery code on the order’s page.'
  const bell = await asha.call(notifications, {})
  expect(bell.body.notifications.map(({ message }) => message)).toContainEqual(
    expect.stringContaining(kept),
  )
  const { body } = await staff.call(readOrderMessages, { params: { id: order._id } })
  expect(body.map(({ text }) => text).join()).toContain(kept)
  const id = (await staff.call(readOutbox, { query: { q: order.number } })).body[0]!._id
  const sentText = async () =>
    (await readFromOutbox(product.deps.config.dataDir, `${id}.txt`))?.toString()
  await expect
    .poll(sentText, { timeout: 20_000 })
    .toContain(`Your delivery code is ${code}. Say it to our rider at your door.`)
  const detail = await staff.call(readOutboxMessage, { params: { id } })
  expect(detail.body).toMatchObject({ file: null })
  expect((await staff.call(readOutboxFile, { params: { id } })).status).toBe(404)
  for (const shown of [body, detail.body]) expect(JSON.stringify(shown)).not.toContain(`is ${code}`)
})

it('is sent again by staff, who don’t read it, as long as its order is out for delivery', async () => {
  const order = await outForDelivery()
  const { code } = await codeOf(order)
  const send = () => staff.call(sendDeliveryCode, { params: { id: order._id } })
  const textsWithCode = async () => {
    const { body } = await staff.call(readOutbox, { query: { q: order.number } })
    const texts = await Promise.all(
      body.map(({ _id }) => readFromOutbox(product.deps.config.dataDir, `${_id}.txt`)),
    )
    return texts.filter((text) => text?.toString().includes(`is ${code}.`)).length
  }
  await expect.poll(textsWithCode, { timeout: 20_000 }).toBe(1)
  product.clock.set('2025-06-20T04:01:00Z')
  const { status, body } = await send()
  expect([status, body]).toEqual([200, { message: 'The code is on its way to the customer.' }])
  await expect.poll(textsWithCode, { timeout: 20_000 }).toBe(2)
  expect(await readLastAuditEntry(product)).toMatchObject({
    action: 'order.delivery_code_sent',
    summary: `Order ${order.number}: the delivery code was sent to the customer again`,
  })
  await setStatus(order, 'completed')
  expect(await send()).toMatchObject({
    status: 409,
    message: `Order ${order.number} has no delivery code now.`,
  })
})

it('says the code that counts now where an old message is sent again, and is refused once none does', async () => {
  const order = await outForDelivery()
  const outbox = async () => (await staff.call(readOutbox, { query: { q: order.number } })).body
  const sentText = async (id: string) =>
    (await readFromOutbox(product.deps.config.dataDir, `${id}.txt`))?.toString()
  const old = (await outbox()).find(({ channel }) => channel === 'sms')!._id
  await expect.poll(() => sentText(old), { timeout: 20_000 }).toContain('Your delivery code is')
  await product.db.deleteFrom('delivery_codes').execute()
  await setStatus(order, 'ready')
  await setStatus(order, 'out_for_delivery')
  const { code } = await codeOf(order)
  const params = { id: old }
  const again = await staff.call(resendOutboxMessage, { params, body: { delivery: 1 } })
  expect(again.status).toBe(200)
  await expect.poll(() => sentText(again.body._id), { timeout: 20_000 }).toContain(`is ${code}.`)
  await setStatus(order, 'completed')
  expect(await staff.call(resendOutboxMessage, { params, body: { delivery: 2 } })).toMatchObject({
    status: 422,
    message:
      'The delivery code in this message doesn’t count any more. Send the code from the order’s page.',
  })
})

it('says why the code isn’t sent again, where no message says it', async () => {
  const order = await outForDelivery()
  const send = () => staff.call(sendDeliveryCode, { params: { id: order._id } })
  const setContacts = (contacts: object) =>
    product.db.updateTable('users').set(contacts).where('id', '=', asha.user._id).execute()
  await setContacts({ phone: '', email_verified: false })
  const unproven = await send()
  expect([unproven.status, unproven.message]).toEqual([
    409,
    'Not sent: this customer has not confirmed an email or a number. The code is on the order’s page, once they log in.',
  ])
  await setContacts({ email_verified: true })
  await product.db
    .insertInto('notification_choices')
    .values({
      user_id: asha.user._id,
      category: 'orderUpdates',
      channel: null,
      is_on: false,
      chosen_at: new Date('2025-06-18T06:30:00Z'),
    })
    .execute()
  expect((await send()).message).toContain('has turned off messages about orders.')
})

it('makes no code for a customer by phone whom no message reaches, or whose number isn’t proven', async () => {
  const makeOrder = async (phone: string) => {
    const { body } = await staff.call(makeByPhone, { body: { name: 'Meera', phone } })
    const lines = [{ itemId: 'wash-fold', quantity: 3 }]
    const order = (await staff.call(takeOrder, { body: { userId: body._id, lines } })).body
    return { order, userId: body._id }
  }
  const lost = await makeOrder('+919886511111')
  const unproven = await makeOrder('+919886522222')
  const reached = await makeOrder('+919886533333')
  await product.db
    .updateTable('users')
    .set({ phone_proven_at: new Date('2025-06-18T06:30:00Z') })
    .where('id', '=', reached.userId)
    .execute()
  await product.db.updateTable('users').set({ phone: '' }).where('id', '=', lost.userId).execute()
  const home = { pickup_hand_over: 'home', delivery_hand_over: 'home' } as const
  await product.db
    .updateTable('orders')
    .set({ ...home, address: '12 Church Street, Bengaluru 560001' })
    .where('id', 'in', [lost.order._id, unproven.order._id, reached.order._id])
    .execute()
  for (const { order } of [lost, unproven, reached]) await setStatus(order, 'out_for_delivery')
  for (const { order } of [lost, unproven]) expect(await codeOf(order, staff)).toEqual(NONE)
  expect(await codeOf(reached.order, staff)).toEqual({ isMade: true, code: null })
})

it('goes to no number that staff gave, and to no email that isn’t proven', async () => {
  const order = await placed(asha)
  const setContacts = (contacts: object) =>
    product.db.updateTable('users').set(contacts).where('id', '=', asha.user._id).execute()
  // The database forgets what is said of another number.
  await setContacts({ phone: '+91 98450 99999', email_verified: false })
  await setContacts({ phone_given_at: new Date('2025-06-18T06:30:00Z') })
  await setStatus(order, 'out_for_delivery')
  expect((await codeOf(order)).code).not.toBeNull()
  const texts = async () => {
    const { body } = await staff.call(readOutbox, { query: { q: order.number } })
    const read = ({ _id }: { _id: string }) =>
      readFromOutbox(product.deps.config.dataDir, `${_id}.txt`)
    return (await Promise.all(body.map(read))).map(String)
  }
  await expect
    .poll(texts, { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('on their way to you. You find your'))
  for (const text of await texts()) expect(text).not.toContain('Your delivery code is')
})

it('leaves the codes out of backups', async () => {
  await outForDelivery()
  expect(await product.db.selectFrom('delivery_codes').select('id').execute()).not.toEqual([])
  const tables = (await listTables(product.db)).map(({ name }) => name)
  expect(tables).not.toContain('delivery_codes')
  expect(tables).not.toContain('delivery_code_orders')
})
