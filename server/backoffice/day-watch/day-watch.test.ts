/** Late orders, cash and the day's figures, as staff who chose them have them. */
import { beforeEach, expect, it } from 'vitest'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import { handInCash } from '#contract/cash/cash.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import type { Order } from '#contract/orders/orders.ts'
import { placed, THURSDAY } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { wordedMessages } from '../../testing/worded-messages.ts'
import { reportEvening } from './report-evening.ts'
import { reportLateOrders } from './report-late-orders.ts'

const product = await testProduct()
const { deps } = product
let owner: SignedIn
let counter: SignedIn
let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  product.clock.set('2025-06-18T06:30:00Z')
  await product.db.deleteFrom('day_watch').execute()
  owner = await product.person({ preset: 'owner' })
  counter = await product.person({ preset: 'counter' })
  asha = await product.person()
  for (const person of [owner, counter]) await choose(person, { sms: false, push: false })
})

function choose(person: SignedIn, body: Record<string, boolean>) {
  return person.call(changeNotificationSettings, { params: { id: person.user._id }, body })
}

async function messagesTo(person: SignedIn) {
  await deps.events.settled()
  const rows = await product.db
    .selectFrom('outbox_messages')
    .select(['parts', 'due_at'])
    .where('user_id', '=', person.user._id)
    .orderBy('id')
    .execute()
  return wordedMessages(rows).map(({ subject, body }) => [subject, body])
}

async function titlesIn(person: SignedIn) {
  const { body } = await person.call(notifications, {})
  return body.notifications.map(({ title }) => title)
}

/** Two servers at the same time, and one of them again. */
async function watch(run: typeof reportLateOrders) {
  await Promise.all([run(deps), run(deps)])
  await run(deps)
}

function set(order: Order, status: 'picked_up' | 'completed') {
  return counter.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

it('reports an order once as its pickup becomes late, and again once its return is', async () => {
  await choose(owner, { alarms: true })
  await reportLateOrders(deps)
  const order = await placed(asha, { pickupDate: THURSDAY, pickupTime: '9-11 AM' })
  product.clock.set('2025-06-19T05:29:00Z')
  await watch(reportLateOrders)
  expect(await messagesTo(owner)).toEqual([])
  product.clock.set('2025-06-19T05:31:00Z')
  await watch(reportLateOrders)
  const pickup = [
    `Order ${order.number} is late`,
    'Its pickup was due by 11:00 am on Thu, 19 June.',
  ]
  expect(await messagesTo(owner)).toEqual([pickup])
  expect(await titlesIn(owner)).toContain(pickup[0])
  // Whoever didn't choose alarms sees it on Now, as before.
  expect(await titlesIn(counter)).not.toContain(pickup[0])

  expect((await set(order, 'picked_up')).status).toBe(200)
  product.clock.set(new Date(Date.parse(order.estimatedDelivery) + 12 * 3_600_000).toISOString())
  await watch(reportLateOrders)
  const [, back] = await messagesTo(owner)
  expect(back![0]).toBe(pickup[0])
  expect(back![1]).toContain('Its return was due by')
})

it('reports nothing that was late before the first watch', async () => {
  await choose(owner, { alarms: true })
  await placed(asha, { pickupDate: THURSDAY, pickupTime: '9-11 AM' })
  product.clock.set('2025-06-19T06:00:00Z')
  await watch(reportLateOrders)
  expect(await messagesTo(owner)).toEqual([])
})

it('reports cash and figures at 9 pm, each once, to those who chose them and may see them', async () => {
  for (const person of [owner, counter]) await choose(person, { alarms: true, dayFigures: true })
  product.clock.set('2025-06-23T06:30:00Z')
  const { total } = await payInCash()
  product.clock.set('2025-06-23T15:29:00Z')
  await watch(reportEvening)
  expect(await messagesTo(owner)).toEqual([])

  product.clock.set('2025-06-23T15:30:00Z')
  await watch(reportEvening)
  const cash = [
    `₹${total} in cash isn’t handed in`,
    'One colleague still has cash of today or earlier with them.',
  ]
  const [figures, ...others] = (await messagesTo(owner)).filter(([title]) => title !== cash[0])
  expect([figures![0], others]).toEqual(['Mon, 23 June in figures', []])
  expect(figures![1]).toMatch(
    new RegExp(
      `^Orders: 1, with 3 kg. Completed: 0. Income: ₹0. Cash not handed in: ₹${total}. Late orders: \\d+.$`,
    ),
  )
  expect(await messagesTo(counter)).toEqual([cash])
  await handIn(total)
})

it('reports neither cash that was handed in, nor a day without an order', async () => {
  await choose(owner, { alarms: true, dayFigures: true })
  product.clock.set('2025-06-24T06:30:00Z')
  await handIn((await payInCash()).total)
  product.clock.set('2025-06-25T16:00:00Z')
  await watch(reportEvening)
  expect(await messagesTo(owner)).toEqual([])
})

async function payInCash() {
  const order = await placed(asha, { pickupDate: '2025-06-27' })
  const paid = await counter.call(markOrderPaid, {
    params: { id: order._id },
    body: { method: 'cash' },
  })
  expect(paid.status).toBe(201)
  return order
}

async function handIn(total: number) {
  const { status } = await counter.call(handInCash, { body: { amount: total, expected: total } })
  expect(status).toBe(201)
}
