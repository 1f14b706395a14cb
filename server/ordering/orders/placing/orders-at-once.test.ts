/** Orders placed at the same moment: stored together, and each answered with its own. */
// @both-engines
import { beforeEach, expect, it } from 'vitest'
import { listOrders, orderDetails, placeOrder } from '#contract/orders/orders.ts'
import { orderInput, type OrderInput, slotRow } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const { db, deps } = product
const customers = await Promise.all(Array.from({ length: 10 }, () => product.person()))
let inserts = 0
deps.watchStatements((text, run) => {
  if (/insert into orders /.test(text)) inserts += 1
  return run()
})

// Their places are free again, so that nothing is full but what a test fills.
beforeEach(async () => {
  await db.updateTable('pickup_slots').set({ booked: 0 }).execute()
  await db.updateTable('delivery_windows').set({ booked: 0 }).execute()
})

/** Each differs from the others by its address, and every third by its way to pay. */
const inputAt = (place: number, fields: Partial<OrderInput> = {}): OrderInput =>
  orderInput({
    address: `${place} Church Street, Bengaluru 560001`,
    paymentMethod: place % 3 === 0 ? 'upi' : 'cash',
    ...fields,
  })

const customerAt = (place: number) => customers[place % customers.length]!

/** @param fieldsAt what an order differs in from the others; undefined for one like them */
async function placeAtOnce(
  count: number,
  fieldsAt: (place: number) => Partial<OrderInput> | undefined = () => undefined,
) {
  inserts = 0
  return Promise.all(
    Array.from({ length: count }, (_, place) =>
      customerAt(place).call(placeOrder, { body: inputAt(place, fieldsAt(place)) }),
    ),
  )
}

it('stores 30 orders in fewer statements, and answers each with its own', async () => {
  const answers = await placeAtOnce(30, (place) => ({
    pickupDate: `2025-06-${20 + (place % 2) * 3}`,
  }))

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(inserts).toBeLessThan(25)
  for (const [place, { body }] of answers.entries()) {
    expect(body).toMatchObject({
      userId: customerAt(place).user._id,
      address: inputAt(place).address,
      paymentMethod: inputAt(place).paymentMethod,
    })
    const read = await customerAt(place).call(orderDetails, { params: { orderId: body._id } })
    expect(read.body).toEqual(body)
  }
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(30)
})

it('refuses only the order with a full slot among others', async () => {
  const full = { pickupDate: '2025-06-24', pickupTime: '1-3 PM' } as const
  await db
    .insertInto('pickup_slots')
    .values({ ...slotRow(full.pickupDate, full.pickupTime), booked: 2, capacity: 2 })
    .execute()
  const answers = await placeAtOnce(12, (place) => (place === 7 ? full : undefined))
  const outcomes = answers.map(({ status, code }) => code ?? status)
  expect(outcomes).toEqual(outcomes.map((_, place) => (place === 7 ? 'slot_full' : 201)))
})

it('refuses only the order with a wrong total among others', async () => {
  const answers = await placeAtOnce(12, (place) => (place === 7 ? { total: 1 } : undefined))
  const outcomes = answers.map(({ status, code }) => code ?? status)
  expect(outcomes).toEqual(outcomes.map((_, place) => (place === 7 ? 'price_changed' : 201)))
})

it('stores orders with a repeated key among others once', async () => {
  const asha = await product.person()
  const body = inputAt(99)
  const repeat = () => asha.call(placeOrder, { body }, { 'idempotency-key': 'one-tap-0001' })
  const [others, ...repeated] = await Promise.all([placeAtOnce(8), repeat(), repeat(), repeat()])

  expect(others.map(({ status }) => status)).toEqual(others.map(() => 201))
  expect(repeated.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(repeated.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(new Set(repeated.map((answer) => answer.body._id)).size).toBe(1)
  const own = await asha.call(listOrders, { params: { userId: asha.user._id } })
  expect(own.body).toHaveLength(1)
})

it('refuses a blocked customer among others, and takes the orders that staff place', async () => {
  const [ravi, counter] = [await product.person(), await product.person({ preset: 'counter' })]
  await db
    .insertInto('customer_blocks')
    .values({
      user_id: ravi.user._id,
      reason: 'Never at the door',
      blocked_at: product.clock.read(),
    })
    .execute()
  const [others, refused, byStaff] = await Promise.all([
    placeAtOnce(6),
    ravi.call(placeOrder, { body: inputAt(50) }),
    counter.call(placeOrder, { body: inputAt(51) }),
  ])
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 201))
  expect([refused.status, refused.code]).toEqual([403, 'customer_blocked'])
  expect(byStaff.status).toBe(201)
})
