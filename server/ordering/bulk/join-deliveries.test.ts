// Several orders of a customer in one delivery: all or none, one message, and Undo.
import { expect, it } from 'vitest'
import { moveDelivery } from '#contract/orders/delivery-move.ts'
import { separateDelivery, joinDeliveries } from '#contract/orders/order-together.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { placed } from '../../testing/order-inputs.ts'
import { setUpMessageQueue } from '../../testing/waiting-messages.ts'

const test = setUpMessageQueue()
const { later, waiting } = test
const WINDOW = { date: '2025-06-21', time: '3-5 PM' }
const EARLIER = { date: '2025-06-20', time: '9-11 AM' }

async function three(): Promise<[Order, Order, Order]> {
  const others = [await placed(test.asha), await placed(test.asha)]
  later(600)
  return [test.order, others[0]!, others[1]!]
}

const joinTo = ([first, ...others]: readonly Order[], seen = EARLIER) =>
  test.staff.call(joinDeliveries, {
    params: { id: first!._id },
    body: {
      seen,
      orders: others.map((order) => ({ id: order._id, seen: order.deliveryWindow! })),
      deliveryDate: WINDOW.date,
      deliveryTime: WINDOW.time,
    },
  })

const partAgain = (orders: readonly Order[], to = EARLIER) =>
  test.staff.call(separateDelivery, {
    params: { id: test.order._id },
    body: { orders: orders.map(({ _id: id }) => ({ id, seen: WINDOW, to })) },
  })

const windowsOf = async (orders: readonly Order[]) =>
  Promise.all(
    orders.map(async ({ _id }) => {
      const { body } = await test.staff.call(orderDetails, { params: { orderId: _id } })
      return body.deliveryWindow
    }),
  )

/** What was written since the orders were placed. */
const said = async () => (await waiting()).filter(({ subject }) => !subject.includes('is booked'))

it('notifies the customer of three orders once about their joint delivery', async () => {
  const orders = await three()
  const answer = await joinTo(orders)
  expect([answer.status, answer.body.map(({ number, outcome }) => [number, outcome])]).toEqual([
    200,
    orders.map(({ number }) => [number, 'done']),
  ])
  expect(await windowsOf(orders)).toEqual([WINDOW, WINDOW, WINDOW])
  const [a, b, c] = orders.map(({ number }) => number)
  expect((await said()).map(({ subject, body }) => [subject, body])).toEqual([
    [
      `Orders ${a}, ${b} and ${c}: one delivery`,
      'We’ll deliver them together on Sat, 21 June, 3-5 PM.',
    ],
  ])
  expect(await test.bell()).toContain(`Orders ${a}, ${b} and ${c}: one delivery`)
})

it('names in the message an order already in that window, and sends nothing when joined twice', async () => {
  const orders = await three()
  await test.staff.call(moveDelivery, {
    params: { orderId: orders[2]._id },
    body: { deliveryDate: WINDOW.date, deliveryTime: WINDOW.time },
  })
  later(600)
  const before = (await said()).length
  const { body } = await joinTo([orders[0], orders[1], { ...orders[2], deliveryWindow: WINDOW }])
  expect(body.map(({ number }) => number)).toEqual([orders[0].number, orders[1].number])
  expect((await joinTo(orders)).body).toEqual([])
  const after = await said()
  expect(after).toHaveLength(before + 1)
  expect(after.at(-1)!.subject).toContain(orders[2].number)
})

it('sends nothing and restores each window when deliveries are separated before the message leaves', async () => {
  const orders = await three()
  await joinTo(orders)
  later(20)
  const { body } = await partAgain(orders.slice(1))
  expect(body.map(({ number }) => number)).toEqual(orders.slice(1).map(({ number }) => number))
  expect(await windowsOf(orders)).toEqual([WINDOW, EARLIER, EARLIER])
  expect(await said()).toEqual([])
})

it('sends one message with each delivery time when deliveries are separated later', async () => {
  const orders = await three()
  await joinTo(orders)
  later(600)
  await partAgain(orders)
  const messages = await said()
  expect(messages).toHaveLength(2)
  const [a, b, c] = orders.map(({ number }) => number)
  expect(messages[1]!.subject).toBe(`Orders ${a}, ${b} and ${c}: separate deliveries`)
  expect(messages[1]!.body).toContain(`We’ll deliver order ${b} on Fri, 20 June, 9-11 AM.`)
})

it('moves all orders or none, and refuses another customer’s order and one a colleague has moved', async () => {
  const orders = await three()
  const stranger = await test.product.person({})
  const foreign = await placed(stranger)
  expect((await joinTo([...orders, foreign])).code).toBe('order_not_found')
  const moved = { ...orders[1], deliveryWindow: { date: '2025-06-21', time: '5-7 PM' } }
  const stale = await joinTo([orders[0], moved, orders[2]])
  expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
  expect(await windowsOf([...orders, foreign])).toEqual([EARLIER, EARLIER, EARLIER, EARLIER])
  expect(await said()).toEqual([])
})
