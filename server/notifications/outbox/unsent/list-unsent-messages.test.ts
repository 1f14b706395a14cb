import { beforeEach, expect, it } from 'vitest'
import { decideClaim, orderClaims } from '#contract/help/claims.ts'
import { answerTicket } from '#contract/help/help-desk.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readNow } from '#contract/operate/now.ts'
import { readOrderMessages } from '#contract/orders/order-detail.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { rescheduleOrder, type Order } from '#contract/orders/orders.ts'
import { propose } from '#contract/orders/proposals.ts'
import { openTicket, reportProblem } from '#contract/help/tickets.ts'
import { remindPickups } from '../../../ordering/orders/messages/remind-pickups.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

const SHIRT = 'dry-cleaning-shirt'

const product = await testProduct()
let staff: SignedIn
let farah: SignedIn
let order: Order
beforeEach(async () => {
  await product.startAgain()
  staff = await product.person({ role: 'admin' })
  farah = await product.person({ name: 'Farah' })
  order = await placed(farah, { lines: [{ itemId: SHIRT, quantity: 2 }] })
})

/** Nothing reaches her from now on, whatever way it takes; what was to reach her has. */
async function loseContacts(): Promise<void> {
  await product.deps.events.settled()
  await expect
    .poll(
      async () =>
        (
          await product.db
            .selectFrom('outbox_messages')
            .select('id')
            .where('status', '=', 'waiting')
            .where('due_at', 'is', null)
            .execute()
        ).length,
      { timeout: 20_000 },
    )
    .toBe(0)
  await product.db.deleteFrom('outbox_messages').execute()
  await product.db
    .updateTable('users')
    .set({ email: '', phone: '' })
    .where('id', '=', farah.user._id)
    .execute()
}

/** What Now lists of hers, once `count` messages couldn't leave. */
async function unsent(count: number) {
  const read = async () =>
    (await staff.call(readNow, {})).body
      .unsent!.latest.filter(({ userId }) => userId === farah.user._id)
      .map(({ subject, orderId, name }) => ({ subject, orderId, name }))
  await product.deps.events.settled()
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count)
  return read()
}

/** Messages to her that couldn't leave, the oldest first, once there are any. */
async function failed(): Promise<[{ id: string }, ...{ id: string }[]]> {
  await product.deps.events.settled()
  const read = () =>
    product.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('user_id', '=', farah.user._id)
      .where('status', '=', 'failed')
      .orderBy('id')
      .execute()
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  return (await read()) as [{ id: string }]
}

async function bell() {
  await product.deps.events.settled()
  const { body } = await staff.call(notifications, {})
  return body.notifications.map(({ title, link }) => [title, link])
}

const ask = () =>
  staff.call(propose, {
    params: { id: order._id },
    body: {
      lines: [{ itemId: SHIRT, quantity: 9 }],
      reason: 'More than you listed',
      reasons: { [SHIRT]: 'Nine shirts were in the bag' },
      total: 135,
      revision: 0,
    },
  })

it('lists an undelivered price question, and notifies staff even after other notices that day', async () => {
  await loseContacts()
  order = await placed(farah, { lines: [{ itemId: SHIRT, quantity: 2 }] })
  await unsent(1)
  expect(await bell()).toContainEqual([
    'A customer can’t be reached',
    `/admin/customers/${farah.user._id}`,
  ])

  expect((await ask()).status).toBe(201)

  expect((await unsent(2))[0]).toEqual({
    subject: `Order ${order.number}: please approve ₹135`,
    orderId: order._id,
    name: 'Farah',
  })
  await expect
    .poll(bell)
    .toContainEqual([`Order ${order.number}: customer not asked`, `/admin/orders/${order._id}`])
  const { body } = await staff.call(readOrderMessages, { params: { id: order._id } })
  expect(body.map(({ subject }) => subject)).toContain(`Order ${order.number}: please approve ₹135`)
})

it('lists a change of the pickup until a newer message replaces it', async () => {
  await loseContacts()
  const move = async (at: string, pickupTime: string) => {
    product.clock.set(at)
    const body = { pickupDate: order.pickupDate, pickupTime }
    const { status } = await farah.call(rescheduleOrder, { params: { orderId: order._id }, body })
    expect(status).toBe(200)
  }
  await move('2025-06-18T06:30:00Z', '1-3 PM')
  const [{ id: first }] = await failed()
  await move('2025-06-18T08:30:00Z', '3-5 PM')
  await expect.poll(async () => (await failed()).length, { timeout: 20_000 }).toBe(2)

  const { count, latest } = (await staff.call(readNow, {})).body.unsent!
  expect([count, latest.map(({ _id }) => _id)]).toEqual([1, [expect.not.stringMatching(first)]])

  await product.db
    .updateTable('users')
    .set({ email: 'farah@example.com' })
    .where('id', '=', farah.user._id)
    .execute()
  await move('2025-06-18T10:30:00Z', '5-7 PM')
  expect(await unsent(0)).toEqual([])
})

it('lists an undelivered reminder', async () => {
  await loseContacts()
  product.clock.set('2025-06-19T03:00:00Z')
  await remindPickups(product.deps)

  expect(await unsent(1)).toEqual([
    { subject: 'We’ll pick up soon', orderId: order._id, name: 'Farah' },
  ])
})

it('lists an undelivered decision of a claim', async () => {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'completed' } })
  await farah.call(reportProblem, {
    params: { orderId: order._id },
    body: { problem: 'damaged', wish: 'refund', piece: SHIRT, message: 'A hole.' },
  })
  const [claim] = (await farah.call(orderClaims, { params: { orderId: order._id } })).body
  await loseContacts()
  const decided = await staff.call(decideClaim, {
    params: { id: claim!._id },
    body: {
      price: 2000,
      ageMonths: 12,
      life: 'Shirt, blouse, kurta',
      proven: false,
      charged: 15,
      award: 1015,
      revision: 0,
    },
  })

  expect(decided.status).toBe(200)
  expect(await unsent(1)).toMatchObject([{ orderId: order._id, name: 'Farah' }])
})

it('lists an undelivered answer to a ticket, which has no order', async () => {
  const { body } = await farah.call(openTicket, {
    body: { subject: 'Hours', message: 'When do you open?' },
  })
  await loseContacts()
  await staff.call(answerTicket, {
    params: { number: body.ticket.number },
    body: { message: 'At nine.' },
  })

  expect(await unsent(1)).toMatchObject([{ orderId: null, name: 'Farah' }])
})
