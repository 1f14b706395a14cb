/** A driver’s day with one order, its stops and completions, for tests. */
import { beforeEach } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { runSheet, completeStop, type RunStop } from '#contract/run-sheet/run-sheet.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

export const NOBODY = '00000000-0000-7000-8000-000000000000'

export const product = await testProduct()
export const staff = await product.person({ role: 'admin', name: 'Meena' })
export let asha: SignedIn
export let order: Order
beforeEach(async () => {
  // Every test takes a place in the same slot.
  await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person({ name: 'Asha', phone: '+91 98450 33333' })
  order = await placed(asha, { specialInstructions: 'Ring twice' })
  product.clock.set('2025-06-19T04:00:00Z')
})

export async function setStatus(status: OrderStatus): Promise<void> {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

export async function readStatus(): Promise<string> {
  return (await staff.call(orderDetails, { params: { orderId: order._id } })).body.status
}

/** The stops of this test's order on a day's sheet. */
export async function readStops(date?: string): Promise<RunStop[]> {
  const { body } = await staff.call(runSheet, { query: { ...(date && { date }) } })
  return body.stops.filter(({ orderId }) => orderId === order._id)
}

export const pickupParams = () => ({ params: { orderId: order._id, kind: 'pickup' as const } })
export const deliveryParams = () => ({ params: { orderId: order._id, kind: 'delivery' as const } })

export function completePickup(note = '', key: string = crypto.randomUUID()) {
  return staff.call(completeStop, { ...pickupParams(), body: { note } }, { 'idempotency-key': key })
}

export async function readCompletions() {
  return product.db
    .selectFrom('stop_completions')
    .selectAll()
    .where('order_id', '=', order._id)
    .execute()
}

/** Another order of hers takes the place of the day’s. */
export async function replaceOrderOfDay(fields: Parameters<typeof placed>[1]): Promise<void> {
  order = await placed(asha, fields)
}
