import { beforeEach, expect, it } from 'vitest'
import { makeByPhone, takeOrder } from '#contract/counter/counter.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readNow } from '#contract/operate/now.ts'
import { messageCustomers } from '#contract/orders/order-bulk.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { readOutbox } from '#contract/messages/outbox.ts'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const plant = await product.person({ preset: 'plant' })

let numbers = 0
const nextNumber = () => `+9198865${String((numbers += 1)).padStart(5, '0')}`

beforeEach(async () => {
  await product.db.deleteFrom('outbox_messages').execute()
})

async function customer(name = 'Meera', phone = nextNumber()) {
  const { body } = await staff.call(makeByPhone, { body: { name, phone } })
  return { id: body._id, name, phone }
}

async function orderOf(userId: string) {
  const lines = [{ itemId: 'wash-fold', quantity: 3 }]
  return (await staff.call(takeOrder, { body: { userId, lines } })).body
}

/** The texts that left, and those that didn't, once none is about to; a further one about an order waits some minutes. */
async function texts() {
  await product.deps.events.settled()
  const read = async () =>
    (await staff.call(readOutbox, { query: { channel: 'sms' } })).body
      .filter(({ leavesAt }) => leavesAt === null)
      .map(({ to, state, lastError }) => [to, state, lastError])
  await expect
    .poll(async () => (await read()).filter(([, state]) => state === 'waiting'), {
      timeout: 20_000,
    })
    .toEqual([])
  return read()
}

const write = (ids: string[], key = crypto.randomUUID()) =>
  staff.call(
    messageCustomers,
    { body: { ids, text: 'We open an hour later today.' } },
    { 'idempotency-key': key },
  )

it('texts a customer created at the counter about their order', async () => {
  const meera = await customer()
  await orderOf(meera.id)

  expect(await texts()).toEqual([[meera.phone, 'sent', null]])
})

it('sends a message to the customers of several orders, and lists those not reached with the reason', async () => {
  const meera = await customer()
  const lost = await customer('Farah')
  const orders = [await orderOf(meera.id), await orderOf(lost.id), await orderOf(lost.id)]
  await product.db.updateTable('users').set({ phone: '' }).where('id', '=', lost.id).execute()
  const key = crypto.randomUUID()
  const ids = orders.map(({ _id }) => _id)
  const why = 'Not sent: no email, and no mobile number that we may text. Please call them.'

  const { body } = await write(ids, key)

  expect(body.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['done', null],
    ['failed', why],
    ['failed', why],
  ])
  expect((await write(ids, key)).body.map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'failed',
    'failed',
  ])
  expect(await texts()).toContainEqual([meera.phone, 'sent', null])
})

it('reports that a customer has turned messages off', async () => {
  const asha = await product.person({ name: 'Asha' })
  const order = await orderOf(asha.user._id)
  await asha.call(changeNotificationSettings, {
    params: { id: asha.user._id },
    body: { orderUpdates: false },
  })
  const { body } = await write([order._id])
  expect([body[0]!.outcome, body[0]!.message]).toEqual([
    'failed',
    'Not sent: this customer has turned off messages about orders.',
  ])
})

it('shows an unreachable customer on the Now screen, and notifies staff who may see customers', async () => {
  const farah = await customer('Farah')
  await product.db.updateTable('users').set({ phone: '' }).where('id', '=', farah.id).execute()
  const order = await orderOf(farah.id)

  expect(await texts()).toEqual([['', 'failed', 'This customer has no email and no phone number.']])
  const { unsent } = (await staff.call(readNow, {})).body
  expect(unsent).toMatchObject({
    count: 1,
    latest: [{ userId: farah.id, name: 'Farah', orderId: order._id }],
  })
  await product.deps.events.settled()
  const bell = (await staff.call(notifications, {})).body.notifications
  expect(bell.map(({ title, link }) => [title, link])).toContainEqual([
    'A customer can’t be reached',
    `/admin/customers/${farah.id}`,
  ])
  expect((await plant.call(notifications, {})).body.notifications).toEqual([])
})

it('texts nothing to a number that a customer only typed into their profile', async () => {
  const asha = await product.person({ phone: nextNumber() })
  await product.db
    .updateTable('users')
    .set({ phone_proven_at: null })
    .where('id', '=', asha.user._id)
    .execute()
  const order = await orderOf(asha.user._id)
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'ready' } })
  expect(await texts()).toEqual([])
})
