// Garments on orders: only the customer's own, visible to owner and staff, one cleaning per order.
import { beforeEach, expect, test } from 'vitest'
import {
  addGarment,
  deleteGarment,
  listGarments,
  type Garment,
} from '#contract/garments/garments.ts'
import { orderDetails, placeOrder } from '#contract/orders/orders.ts'
import { newId } from '../../platform/ids.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let customer: SignedIn
let shirt: Garment
let suit: Garment

beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00.000Z')
  customer = await product.person()
  shirt = await added(customer, 'Shirt')
  suit = await added(customer, 'Suit')
})

async function added(owner: SignedIn, name: string): Promise<Garment> {
  return (await owner.call(addGarment, { body: { name, category: 'shirts' } })).body
}

async function cleanings() {
  const { body } = await customer.call(listGarments, { params: { userId: customer.user._id } })
  return Object.fromEntries(body.map((each) => [each.name, [each.cleanCount, each.lastCleaned]]))
}

async function setStatus(orderId: string, status: string): Promise<void> {
  const url = `/api/admin/orders/${orderId}`
  const reply = await staff.send({ method: 'PUT', url, payload: { status } })
  expect(reply.status).toBe(200)
}

test('shows the garments of an order to its owner and staff', async () => {
  const order = await placed(customer, { garmentIds: [suit._id, shirt._id, suit._id] })
  const named = [
    { _id: shirt._id, name: 'Shirt' },
    { _id: suit._id, name: 'Suit' },
  ]
  expect(order.garments).toEqual(named)
  const params = { orderId: order._id }
  expect((await customer.call(orderDetails, { params })).body).toMatchObject({ garments: named })
  expect((await staff.call(orderDetails, { params })).body).toMatchObject({ garments: named })
  const stranger = await product.visitor.call(orderDetails, { params })
  expect(stranger.body).not.toHaveProperty('garments')
})

test('shows no garments for an order without garments', async () => {
  expect((await placed(customer)).garments).toEqual([])
})

test('refuses an order with another customer’s garment or an unknown one', async () => {
  const other = await product.person()
  const foreign = await added(other, 'Coat')
  for (const id of [foreign._id, newId(new Date())]) {
    const body = orderInput({ garmentIds: [shirt._id, id] })
    const { status, code } = await customer.call(placeOrder, { body })
    expect([status, code]).toEqual([422, 'unknown_garment'])
  }
  const orders = product.db.selectFrom('orders').select('id')
  expect(await orders.where('user_id', '=', customer.user._id).execute()).toEqual([])
})

test('counts one cleaning of each garment when the order is completed', async () => {
  const { _id } = await placed(customer, { garmentIds: [shirt._id] })
  await setStatus(_id, 'washing')
  expect(await cleanings()).toEqual({ Shirt: [0, null], Suit: [0, null] })
  product.clock.set('2025-06-20T10:00:00.000Z')
  await setStatus(_id, 'completed')
  const counted = await cleanings()
  expect(counted['Shirt']?.[0]).toBe(1)
  expect(counted['Shirt']?.[1]).toMatch(/^2025-06-20T10:00:00/)
  expect(counted['Suit']).toEqual([0, null])
})

test('counts nothing more when an order is completed again, and one more for another order', async () => {
  const first = await placed(customer, { garmentIds: [shirt._id, suit._id] })
  for (const status of ['completed', 'washing', 'completed', 'cancelled', 'completed', 'completed'])
    await setStatus(first._id, status)
  const once = await cleanings()
  expect([once['Shirt']?.[0], once['Suit']?.[0]]).toEqual([1, 1])

  const second = await placed(customer, { garmentIds: [shirt._id] })
  await setStatus(second._id, 'completed')
  const twice = await cleanings()
  expect([twice['Shirt']?.[0], twice['Suit']?.[0]]).toEqual([2, 1])
})

test('counts no cleaning for an order that is no longer completed', async () => {
  const first = await placed(customer, { garmentIds: [shirt._id] })
  const second = await placed(customer, { garmentIds: [shirt._id, suit._id] })
  product.clock.set('2025-06-20T10:00:00.000Z')
  await setStatus(first._id, 'completed')
  const once = await cleanings()
  product.clock.set('2025-06-21T10:00:00.000Z')
  await setStatus(second._id, 'completed')
  await setStatus(second._id, 'washing')
  expect(await cleanings()).toEqual(once)
  await setStatus(first._id, 'cancelled')
  expect(await cleanings()).toEqual({ Shirt: [0, null], Suit: [0, null] })
})

test('counts each of several orders completed at once', async () => {
  const garmentIds = [shirt._id, suit._id]
  const orders = []
  for (let each = 0; each < 4; each += 1) orders.push(await placed(customer, { garmentIds }))
  await Promise.all(orders.map(({ _id }) => setStatus(_id, 'completed')))
  const counted = await cleanings()
  expect([counted['Shirt']?.[0], counted['Suit']?.[0]]).toEqual([4, 4])
})

test('removes a deleted garment from its order, which can still be completed', async () => {
  const { _id } = await placed(customer, { garmentIds: [shirt._id, suit._id] })
  await customer.call(deleteGarment, { params: { id: shirt._id } })
  const { body } = await customer.call(orderDetails, { params: { orderId: _id } })
  expect(body).toMatchObject({ garments: [{ name: 'Suit' }] })
  await setStatus(_id, 'completed')
  expect((await cleanings())['Suit']?.[0]).toBe(1)
})

test('finds the order when a request with the same garments is repeated', async () => {
  const body = orderInput({ garmentIds: [shirt._id] })
  const headers = { 'idempotency-key': `key-of-${shirt._id}` }
  const first = await customer.call(placeOrder, { body, headers })
  const second = await customer.call(placeOrder, { body, headers })
  expect([first.status, second.status]).toEqual([201, 200])
  expect(second.body).toEqual(first.body)
  expect(second.body.garments).toHaveLength(1)
})

test('logs no server error in any of these cases', () => {
  expect(product.loggedErrors).toEqual([])
})
