/** Search finds an order by the person at its door. */
import { expect, it } from 'vitest'
import { changeBooking } from '#contract/orders/booking-change.ts'
import { adminOrderCounts, adminOrders } from '#contract/orders/order-list.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 33333' })
const lakshmi = await product.person({ name: 'Lakshmi Narayan', phone: '98450 44444' })
const rukmini = { name: 'Rukmini Amma', phone: '+91 90000 12345' }

async function found(q: string): Promise<string[]> {
  const { body } = await staff.call(adminOrders, { query: { q } })
  const counts = await staff.call(adminOrderCounts, { query: { q } })
  expect(counts.body).toMatchObject({ matching: body.length, orMore: false })
  return body.map(({ number }) => number)
}

it('finds an order by the current name and phone of its contact at the door', async () => {
  const order = await placed(asha, { door: rukmini })
  for (const q of ['rukmini', 'rukmini asha', '90000 12345', '+91 90000-12345'])
    expect([q, await found(q)]).toEqual([q, [order.number]])
  await asha.call(changeBooking, {
    params: { orderId: order._id },
    body: { door: { name: 'Kamala', phone: '90000 54321' }, total: order.total, revision: 0 },
  })
  expect(await found('rukmini')).toEqual([])
  expect(await found('90000 12345')).toEqual([])
  for (const q of ['kamala', '9000054321']) expect([q, await found(q)]).toEqual([q, [order.number]])
})

it('finds by a phone number a person’s own orders and those placed for them', async () => {
  const own = await placed(lakshmi)
  const forHer = await placed(asha, {
    door: { name: 'Lakshmi Narayan', phone: '+91 98450 44444' },
  })
  expect(await found('98450 44444')).toEqual([forHer.number, own.number])
})
