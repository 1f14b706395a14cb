/** A customer with points, and helpers that give and read points, for tests. */
import { beforeEach, expect } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { readLoyalty, redeemReward } from '#contract/discounts/loyalty.ts'
import { cancelOrder, orderDetails, type Order } from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../testing/client.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

export const product = await testProduct()
const staff = await product.person({ role: 'admin' })
export let asha: SignedIn
beforeEach(async () => {
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
  asha = await product.person()
})

export async function setStatus(order: Order, status: OrderStatus): Promise<Order> {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
  return (await staff.call(orderDetails, { params: { orderId: order._id } })).body as Order
}

export async function readPointsAndVouchers(person: Client) {
  const { status, body } = await person.call(readLoyalty, {})
  expect(status).toBe(200)
  return body
}

/** Points out of nothing, as a long customer has them. */
export async function givePoints(person: SignedIn, points: number): Promise<void> {
  const order = await placed(person)
  await product.db
    .insertInto('loyalty_entries')
    .values({
      id: newId(product.clock.read()),
      user_id: person.user._id,
      points,
      reason: 'order',
      order_id: order._id,
      created_at: product.clock.read(),
    })
    .execute()
  await person.call(cancelOrder, { params: { orderId: order._id } })
}

export function redeemTestReward(person: Client, id: string, key?: string) {
  const headers = key ? { 'idempotency-key': key } : {}
  return person.call(redeemReward, { params: { id }, headers })
}
