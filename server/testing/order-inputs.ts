/** Order inputs for tests, on the test clock's Wednesday 2025-06-18 or later. */
import type { InputOf } from '#contract/base/call.ts'
import { placeOrder, type Order } from '#contract/orders/orders.ts'
import { toStoredSlot } from '#domain/slots/slot-id.ts'
import { findSlot } from '#domain/slots/slots.ts'
import type { Client } from './client.ts'
import type { TestProduct } from './test-product.ts'

export type OrderInput = InputOf<typeof placeOrder>['body']

/** The Thursday after the test clock's Wednesday. */
export const THURSDAY = '2025-06-19'

export const SUNDAY = '2025-06-22'

/** Three kilograms of wash and fold, ₹210, on Thursday morning, unless `fields` say otherwise. */
export function orderInput(fields: Partial<OrderInput> = {}): OrderInput {
  return {
    lines: [{ itemId: 'wash-fold', quantity: 3 }],
    pickupDate: THURSDAY,
    pickupTime: '9-11 AM',
    address: '12 Church Street, Bengaluru 560001',
    phone: '080 2266 4400',
    ...fields,
  }
}

/** Places an order that must succeed. */
export async function placed(customer: Client, fields: Partial<OrderInput> = {}): Promise<Order> {
  const { status, body, message } = await customer.call(placeOrder, { body: orderInput(fields) })
  if (status !== 201) throw new Error(`Placing an order answered ${status}: ${message}`)
  return body
}

/** A pickup slot of the laundry as its row names it. */
export function slotRow(date: string, time: string) {
  const { id, startsAt, endsAt } = toStoredSlot(date, time, 'Asia/Kolkata')
  return { id, starts_at: startsAt, ends_at: endsAt }
}

/** How many orders hold a place in a pickup slot. */
export async function countBookedInSlot(
  { db }: TestProduct,
  date: string,
  time: string,
): Promise<number> {
  if (findSlot(time) === null) return 0
  const row = await db
    .selectFrom('pickup_slots')
    .select('booked')
    .where('id', '=', slotRow(date, time).id)
    .executeTakeFirst()
  return row?.booked ?? 0
}
