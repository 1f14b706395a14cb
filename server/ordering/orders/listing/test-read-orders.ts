/** Two customers and staff, for tests of reading orders. */
import { beforeEach } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

export const product = await testProduct()
export const staff = await product.person({ role: 'admin' })
export let asha: SignedIn
export let ravi: SignedIn
beforeEach(async () => {
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 11111' })
  ravi = await product.person({ name: 'Ravi' })
})

export async function setStatus(order: { _id: string }, status: OrderStatus): Promise<void> {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}
