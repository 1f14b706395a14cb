/** A laundry that asks for proof of delivery, a customer and a rider, for tests. */
import { beforeEach } from 'vitest'
import { readDeliveryCode, checkDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import { assignStop, completeStop, type RunStop, runSheet } from '#contract/run-sheet/run-sheet.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Client } from '../../testing/client.ts'
import { newForm } from '../../testing/forms.ts'
import { placed, type OrderInput } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

export const product = await testProduct()
export const staff = await product.person({ role: 'admin', name: 'Meena' })
export let asha: SignedIn
export let rider: SignedIn

beforeEach(async () => {
  await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
  await product.db.deleteFrom('stop_misfits').execute()
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person({ name: 'Asha', phone: '+91 98450 33333' })
  rider = await product.person({ preset: 'rider', name: 'Ravi' })
  await setRule('code_or_photo')
})

export async function setRule(rule: 'off' | 'code_or_photo'): Promise<void> {
  const { version } = (await staff.call(adminSettings, {})).body.deliveryProof
  await staff.call(settingCalls.changeDeliveryProof, { body: { rule, version } })
}

export async function setStatus({ _id: id }: Pick<Order, '_id'>, status: OrderStatus) {
  const answer = await staff.call(setOrderStatus, { params: { id }, body: { status } })
  if (answer.status !== 200) throw new Error(`The status answered ${answer.status}`)
}

/** An order of Asha's that the rider has with them. */
export async function outForDelivery(fields: Partial<OrderInput> = {}): Promise<Order> {
  product.clock.set('2025-06-18T06:30:00Z')
  const order = await placed(asha, fields)
  product.clock.set('2025-06-20T04:00:00Z')
  await setStatus(order, 'out_for_delivery')
  await assign(order)
  return order
}

export async function assign({ _id: orderId }: Pick<Order, '_id'>): Promise<void> {
  const params = { orderId, kind: 'delivery' as const }
  await staff.call(assignStop, { params, body: { riderId: rider.user._id } })
}

export async function codeOf({ _id: orderId }: Pick<Order, '_id'>, who: Client = asha) {
  return (await who.call(readDeliveryCode, { params: { orderId } })).body
}

/** Some other code than a right one. */
export function wrongCode(code: string | null): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}

export function tryCode({ _id: orderId }: Pick<Order, '_id'>, code: string, who: Client = rider) {
  return who.call(checkDeliveryCode, { params: { orderId }, body: { code } })
}

type Said = NonNullable<Parameters<typeof rider.call<typeof completeStop>>[1]['body']>

export function deliver({ _id: orderId }: Pick<Order, '_id'>, body: Said, key?: string) {
  const headers = { 'idempotency-key': key ?? crypto.randomUUID() }
  return rider.call(completeStop, { params: { orderId, kind: 'delivery' }, body }, headers)
}

export async function deliverWithPhoto(
  { _id: id }: Pick<Order, '_id'>,
  texts: Record<string, string>,
  bytes: Uint8Array,
) {
  const form = await newForm(texts, { bytes, field: 'photo' })
  return rider.send({ method: 'PUT', url: `/api/admin/run-sheet/${id}/delivery`, ...form })
}

export async function stopOf({ _id }: Pick<Order, '_id'>): Promise<RunStop | undefined> {
  const { body } = await rider.call(runSheet, {})
  return body.stops.find(({ orderId, kind }) => orderId === _id && kind === 'delivery')
}

export function completionsOf({ _id }: Pick<Order, '_id'>) {
  return product.db
    .selectFrom('stop_completions')
    .selectAll()
    .where('order_id', '=', _id)
    .orderBy('id')
    .execute()
}
