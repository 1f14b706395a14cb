/** Two customers and staff, for tests of changing orders. */
import { beforeEach } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

export const product = await testProduct()
export const staff = await product.person({ role: 'admin' })
export let asha: SignedIn
export let ravi: SignedIn
beforeEach(async () => {
  asha = await product.person()
  ravi = await product.person()
  await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
})

export const orderParams = (order: { _id: string }) => ({ params: { orderId: order._id } })

export function setStatus(order: { _id: string }, status: OrderStatus) {
  return staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

export async function readOwnOrder(order: { _id: string }): Promise<Order> {
  return (await asha.call(orderDetails, orderParams(order))).body as Order
}
