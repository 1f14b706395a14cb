import { beforeEach, expect, it } from 'vitest'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { quote } from '#contract/orders/quotes.ts'
import { readLastAuditEntry } from '../../../testing/read-last-audit-entry.ts'
import { addMember } from '../../../testing/club.ts'
import {
  asha,
  changeOrderLines,
  kilogramLines,
  placeChangeableOrder,
  previewLines,
  product,
  staff,
} from '../changing/test-change-lines.ts'

async function set(leastKilograms: number) {
  const { body } = await staff.call(settingCalls.adminLeastCharge, {})
  return staff.call(settingCalls.changeLeastCharge, {
    body: { kilograms: leastKilograms, version: body.version },
  })
}

beforeEach(async () => {
  await set(0)
})

it('charges no least charge until staff set one, and then shows and charges it', async () => {
  const shirts = { itemId: 'ironing-shirt', quantity: 1 }
  const ask = async () =>
    (await product.visitor.call(quote, { body: { lines: [...kilogramLines(1), shirts] } })).body
  expect(await ask()).not.toHaveProperty('leastCharge')
  expect(await ask()).toMatchObject({ itemsTotal: 80, total: 80 })
  expect((await product.visitor.call(catalogue, {})).body).not.toHaveProperty('leastKilograms')

  expect((await set(3)).body).toMatchObject({ kilograms: 3 })
  expect((await product.visitor.call(catalogue, {})).body).toMatchObject({ leastKilograms: 3 })
  expect(await ask()).toMatchObject({ itemsTotal: 220, leastCharge: 140, total: 220, discount: 0 })
  expect((await readLastAuditEntry(product))?.summary).toBe(
    'Least charge: set to 3 kg instead of off',
  )
})

it('shows the least charge in the order, its mail and its invoice, but not in an earlier order', async () => {
  const before = await placeChangeableOrder({ lines: kilogramLines(2) })
  await set(3)
  const order = await placeChangeableOrder({ lines: kilogramLines(2), total: 210 })
  expect(order).toMatchObject({ leastCharge: 70, total: 210, lines: [{ amount: 140 }] })

  // What was ordered keeps the rule that it was ordered under.
  expect((await previewLines(before, kilogramLines(1))).body.quote).toMatchObject({ total: 70 })
  await set(0)
  expect((await changeOrderLines(order, kilogramLines(1))).body).toMatchObject({
    leastCharge: 140,
    total: 210,
  })
  expect((await changeOrderLines(order, kilogramLines(4))).body).toMatchObject({ total: 280 })
  expect((await changeOrderLines(order, kilogramLines(2))).body).toMatchObject({
    leastCharge: 70,
    total: 210,
  })

  const params = { params: { id: order._id } }
  await staff.call(setOrderStatus, { ...params, body: { status: 'completed' } })
  const { content } = await product.db
    .selectFrom('invoices')
    .select('content')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow()
  expect(content).toMatchObject({
    sums: { itemsPaise: 14_000, leastChargePaise: 7000, totalPaise: 21_000 },
  })
})

it('charges no least charge to a member whose Laundry Club covers the washing', async () => {
  await set(3)
  await addMember(asha)
  const { body } = await asha.call(quote, { body: { lines: kilogramLines(1) } })
  expect(body).toMatchObject({ covered: 70, total: 0 })
  expect(body).not.toHaveProperty('leastCharge')
})

it.each([-1, 11, 2.5])('refuses a least charge of %d kg', async (leastKilograms) => {
  expect((await set(leastKilograms)).status).toBe(422)
})
