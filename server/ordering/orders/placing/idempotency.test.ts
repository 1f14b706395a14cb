// @both-engines
import { beforeEach, expect, it } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import { listOrders, placeOrder } from '#contract/orders/orders.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import { placed, THURSDAY, orderInput, countBookedInSlot } from '../../../testing/order-inputs.ts'

const product = await testProduct()
let asha: SignedIn
beforeEach(async () => {
  asha = await product.person()
})

const KEY = { 'idempotency-key': 'one-tap-0001' }

async function ordersOf(customer: SignedIn) {
  return (await customer.call(listOrders, { params: { userId: customer.user._id } })).body
}

it('answers a repeated request with the order it made', async () => {
  const first = await asha.call(placeOrder, { body: orderInput() }, KEY)
  const second = await asha.call(placeOrder, { body: orderInput() }, KEY)

  expect([first.status, second.status]).toEqual([201, 200])
  expect(second.body).toEqual(first.body)
  expect(await ordersOf(asha)).toHaveLength(1)
})

it('finds the order again, whatever sequence the fields are sent in', async () => {
  const body = orderInput()
  const first = await asha.call(placeOrder, { body }, KEY)
  const reversed = Object.fromEntries(Object.entries(body).toReversed())
  const second = await asha.send({
    method: 'POST',
    url: '/api/orders',
    headers: KEY,
    payload: reversed,
  })

  expect(second).toMatchObject({ status: 200, body: { _id: first.body._id } })
})

it('makes one order, one booking and one notification from 8 taps at once', async () => {
  const pickupDate = '2025-06-24'
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      asha.call(placeOrder, { body: orderInput({ pickupDate }) }, KEY),
    ),
  )

  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(7)
  expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1)
  expect(await ordersOf(asha)).toHaveLength(1)
  expect(await countBookedInSlot(product, pickupDate, orderInput().pickupTime)).toBe(1)
  expect((await asha.call(notifications, {})).body.notifications).toHaveLength(1)
})

it('refuses a key that was used for another order', async () => {
  await asha.call(placeOrder, { body: orderInput() }, KEY)

  const { status, code } = await asha.call(
    placeOrder,
    { body: orderInput({ address: 'Elsewhere' }) },
    KEY,
  )

  expect([status, code]).toEqual([422, 'key_reused'])
  expect(await ordersOf(asha)).toHaveLength(1)
})

it('keeps the keys of two customers apart', async () => {
  const ravi = await product.person()
  const [hers, his] = [
    await asha.call(placeOrder, { body: orderInput() }, KEY),
    await ravi.call(placeOrder, { body: orderInput() }, KEY),
  ]
  expect([hers.status, his.status]).toEqual([201, 201])
  expect(his.body.userId).toBe(ravi.user._id)
})

it('places the order with the same key once a refused first try is corrected', async () => {
  const refused = await asha.call(placeOrder, { body: orderInput({ total: 1 }) }, KEY)
  const corrected = await asha.call(placeOrder, { body: orderInput({ total: 210 }) }, KEY)
  expect([refused.status, corrected.status]).toEqual([409, 201])
})

it('finds the order although its slot is full by then, or has begun', async () => {
  const body = orderInput({ pickupTime: '5-7 PM' })
  const first = await asha.call(placeOrder, { body }, KEY)
  for (let count = 1; count < 20; count += 1) await placed(asha, { pickupTime: '5-7 PM' })
  expect((await asha.call(placeOrder, { body })).code).toBe('slot_full')

  expect(await asha.call(placeOrder, { body }, KEY)).toMatchObject({
    status: 200,
    body: { _id: first.body._id },
  })

  const before = product.clock.read()
  product.clock.set(`${THURSDAY}T13:00:00Z`)
  try {
    expect((await asha.call(placeOrder, { body })).code).toBe('slot_begun')
    expect(await asha.call(placeOrder, { body }, KEY)).toMatchObject({
      status: 200,
      body: { _id: first.body._id },
    })
  } finally {
    product.clock.set(before.toISOString())
  }
})

it.each(['short', 'has a space in it', 'ünïcödé-key', 'x'.repeat(201)])(
  'refuses the key %j',
  async (key) => {
    const { status, code } = await asha.call(
      placeOrder,
      { body: orderInput() },
      { 'idempotency-key': key },
    )
    expect([status, code]).toEqual([422, 'invalid_input'])
  },
)
