import { beforeAll, expect, it } from 'vitest'
import { activities, adminStats } from '#contract/audit/activity.ts'
import { adminOrders, setOrderStatus, setOrderStatuses } from '#contract/orders/order-list.ts'
import { cancelOrder, rescheduleOrder, type Order } from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { testProduct } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
const asha = await product.person({ name: 'Asha', phone: '+91 98450 33333' })
const ravi = await product.person({ name: 'Ravi' })
let hers: Order
let his: Order
beforeAll(async () => {
  await product.person({ name: 'Zubin' })

  product.clock.set('2025-03-01T06:30:00Z')
  await setStatus(await placed(ravi, { pickupDate: '2025-03-05' }), 'completed')
  product.clock.set('2025-06-18T06:30:00Z')
  hers = await placed(asha)
  his = await placed(ravi, { pickupTime: '1-3 PM' })
  await setStatus(await placed(asha), 'cancelled')
  await setStatus(await placed(asha, { items: ['1 suit'], lines: undefined }), 'completed')
})

async function setStatus(order: Order, status: OrderStatus): Promise<void> {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

it('counts orders, pending ones, customers of the last 90 days and the revenue of completed ones', async () => {
  expect((await staff.call(adminStats, {})).body).toEqual({
    totalOrders: 5,
    pendingOrders: 2,
    activeCustomers: 2,
    totalRevenue: 210 + 200,
  })
  product.clock.set('2025-09-20T06:30:00Z')
  expect((await staff.call(adminStats, {})).body.activeCustomers).toBe(0)
  product.clock.set('2025-06-18T06:40:00Z')
})

it('counts an order once, however often it is moved back and forth', async () => {
  const before = (await staff.call(adminStats, {})).body
  await setStatus(hers, 'completed')
  await setStatus(hers, 'cancelled')
  await setStatus(hers, 'completed')
  expect((await staff.call(adminStats, {})).body).toEqual({
    ...before,
    pendingOrders: before.pendingOrders - 1,
    totalRevenue: before.totalRevenue + hers.total,
  })
  await setStatus(hers, 'pickup_scheduled')
  expect((await staff.call(adminStats, {})).body).toEqual(before)
})

it('filters all orders by status', async () => {
  const numbersOf = async (status: OrderStatus) =>
    (await staff.call(adminOrders, { query: { status } })).body.map(({ number }) => number)
  expect(await numbersOf('pickup_scheduled')).toEqual([his.number, hers.number])
  expect(await numbersOf('ready')).toEqual([])
})

it('lists what happened, newest first', async () => {
  await asha.call(rescheduleOrder, {
    params: { orderId: hers._id },
    body: { pickupDate: '2025-06-20', pickupTime: '3-5 PM' },
  })
  await setStatus(his, 'out_for_delivery')

  const { body } = await staff.call(activities, { query: { limit: 200 } })

  const ofOrders = body.filter(({ type }) => type !== 'new_user')
  expect(ofOrders.slice(0, 2).map(({ type, message }) => [type, message])).toEqual([
    ['status_update', `Meena set order ${his.number} to Out for Delivery`],
    ['status_update', `Asha rescheduled the pickup of order ${hers.number}`],
  ])
  expect(ofOrders).toContainEqual(
    expect.objectContaining({ type: 'new_order', message: `Ravi placed order ${his.number}` }),
  )
  const people = body.filter(({ type }) => type === 'new_user').map(({ message }) => message)
  expect(people.toSorted()).toEqual(['Asha signed up', 'Ravi signed up', 'Zubin signed up'])
  const times = body.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(new Set(body.map(({ _id }) => _id)).size).toBe(body.length)

  expect((await staff.call(activities, { query: { limit: 3 } })).body).toEqual(body.slice(0, 3))
})

it('shows for each entry who did it, and a link', async () => {
  const order = await placed(asha)
  const taken = await placed(staff, { userId: asha.user._id })
  await asha.call(cancelOrder, { params: { orderId: order._id } })

  const feed = (await staff.call(activities, { query: { limit: 200 } })).body
  const ofOrders = feed.filter(({ type }) => type !== 'new_user').slice(0, 3)
  expect(ofOrders.map(({ message, about }) => [message, about])).toEqual([
    [`Asha cancelled order ${order.number}`, { kind: 'order', id: order._id }],
    [`Meena placed order ${taken.number} for Asha`, { kind: 'order', id: taken._id }],
    [`Asha placed order ${order.number}`, { kind: 'order', id: order._id }],
  ])
  const [newest] = feed.filter(({ type }) => type === 'new_user')
  expect(newest!.about.kind).toBe('customer')
})

it('lists a bulk status change in one line, and a later change of another order in its own', async () => {
  product.clock.set('2025-07-01T06:30:00Z')
  const orders: Order[] = []
  for (let count = 0; count < 4; count += 1)
    orders.push(await placed(asha, { pickupDate: '2025-07-03' }))
  await staff.call(setOrderStatuses, {
    body: { ids: orders.map(({ _id }) => _id), status: 'picked_up' },
  })
  product.clock.set('2025-07-01T06:35:00Z')
  const later = await placed(asha, { pickupDate: '2025-07-03' })
  await setStatus(later, 'picked_up')

  const { body } = await staff.call(activities, { query: { limit: 200 } })
  const [d, c, b] = orders.map(({ number }) => number).toReversed()
  const ofOrders = body.filter(({ type }) => type !== 'new_user').slice(0, 3)
  expect(ofOrders.map(({ message }) => message)).toEqual([
    `Meena set order ${later.number} to Picked Up`,
    `Asha placed order ${later.number}`,
    `Meena set 4 orders (${d}, ${c}, ${b} …) to Picked Up`,
  ])
})
