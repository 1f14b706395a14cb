// Weights are charged to 100 g, from the scales to the invoice.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { changeBooking, quoteBooking } from '#contract/orders/booking-change.ts'
import { takeOrder } from '#contract/counter/counter.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { subtractQuantity, sumQuantities } from '#domain/base/quantity.ts'
import { addMember } from '../../../testing/club.ts'
import { orderInput } from '../../../testing/order-inputs.ts'
import {
  asha,
  changeOrderLines,
  orderParams,
  kilogramLines,
  readAllowanceLeft,
  placeChangeableOrder,
  previewLines,
  product,
  staff,
} from './test-change-lines.ts'

it('charges the weight that staff measured, to 100 g', async () => {
  const order = await placeChangeableOrder({ lines: kilogramLines(4) })
  expect((await previewLines(order, kilogramLines(4.35))).message).toMatch(
    /^Kilograms to 100 g, please/,
  )
  const changed = (await changeOrderLines(order, kilogramLines(4.3))).body
  expect(changed).toMatchObject({ items: ['4.3 kg Wash & Fold'], total: 301 })
  expect(changed.lines).toMatchObject([{ quantity: 4.3, unitPrice: 70, amount: 301 }])
  const body = { userId: asha.user._id, lines: kilogramLines(2.7), total: 189 }
  expect((await staff.call(takeOrder, { body })).body).toMatchObject({ total: 189 })
})

it('lets customers estimate whole kilograms, and keeps the measured weight', async () => {
  const body = orderInput({ lines: kilogramLines(4.3), total: 301 })
  const refused = await asha.call(placeOrder, { body })
  expect([refused.status, refused.code]).toEqual([422, 'bad_quantity'])
  expect(refused.message).toMatch(/^Whole kilograms, please/)

  const order = await placeChangeableOrder({ lines: kilogramLines(4) })
  await changeOrderLines(order, kilogramLines(4.3))
  const { revision } = (await staff.call(readOrderDetail, orderParams(order))).body
  const own = { params: { orderId: order._id } }
  const lines = [...kilogramLines(4.3), { itemId: 'ironing-shirt', quantity: 2 }]
  expect((await asha.call(quoteBooking, { ...own, body: { lines } })).body).toMatchObject({
    quote: { total: 321 },
  })
  const saved = await asha.call(changeBooking, { ...own, body: { lines, total: 321, revision } })
  expect(saved.body).toMatchObject({ total: 321 })
  const more = await asha.call(quoteBooking, { ...own, body: { lines: kilogramLines(4.4) } })
  expect(more.code).toBe('bad_quantity')
})

it('allows in the database only tenths of kilograms and whole pieces, at their price', async () => {
  const order = await placeChangeableOrder({
    lines: [...kilogramLines(4), { itemId: 'ironing-shirt', quantity: 2 }],
  })
  const set = (position: number, quantity: string, amount: number) =>
    sql`update order_lines set quantity = ${quantity}, amount_paise = ${amount}
      where order_id = ${order._id} and position = ${position}`.execute(product.db)
  await set(0, '4.3', 30_100)
  await expect(set(0, '4.35', 30_450)).rejects.toThrow('order_lines_steps')
  await expect(set(1, '2.5', 2_500)).rejects.toThrow('order_lines_steps')
  await expect(set(0, '4.3', 30_099)).rejects.toThrow('order_lines_amount')
})

it('keeps lines, totals, days and the Laundry Club consistent after any weighing', async () => {
  const before = await ofAllDays()
  await addMember(asha, { planId: 'basic' })
  const orders = [
    await placeChangeableOrder({ lines: kilogramLines(2) }),
    await placeChangeableOrder({ lines: kilogramLines(2) }),
  ]
  // A row of weights that is always the same, and looks like any.
  const weights = Array.from({ length: 24 }, (_, index) => (((index * 37) % 60) + 1) / 10)
  for (const [index, weight] of weights.entries()) {
    const { status, body } = await changeOrderLines(orders[index % 2]!, kilogramLines(weight))
    expect(status).toBe(200)
    const [line] = body.lines
    expect(body.total).toBe(Math.round((line!.amount - line!.covered) * 100) / 100)
    const others = await covered(orders[(index + 1) % 2]!)
    expect(
      sumQuantities([line!.coveredQuantity, others, (await readAllowanceLeft()).kilograms]),
    ).toBe(5)
  }
  expect(subtractQuantity(await ofAllDays(), before)).toBe(sumQuantities(weights.slice(-2)))

  for (const order of orders)
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'cancelled' } })
  expect(await readAllowanceLeft()).toMatchObject({ kilograms: 5, pickups: 2 })
  expect(await ofAllDays()).toBe(before)
})

/** The kilograms that reports sum up. */
async function ofAllDays(): Promise<number> {
  const { kilograms: sum } = await product.db
    .selectFrom('service_days')
    .select((eb) => eb.fn.sum<number | null>('kilograms').as('kilograms'))
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

async function covered(order: { _id: string }): Promise<number> {
  const { lines } = (await staff.call(readOrderDetail, orderParams(order))).body
  return lines[0]!.coveredQuantity
}
