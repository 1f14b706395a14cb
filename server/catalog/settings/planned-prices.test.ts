// Scheduled item prices: charged from midnight of their day, replaced, withdrawn, and applied once.
import { beforeEach, expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { listOrders, placeOrder } from '#contract/orders/orders.ts'
import { quote } from '#contract/orders/quotes.ts'
import { adminCatalogue, changeItem } from '#contract/settings/settings-catalogue.ts'
import { planPrices, withdrawPrices } from '#contract/catalogue/upcoming-prices.ts'
import { applyDueUpcomingPrices } from '../upcoming-prices/apply-due-upcoming-prices.ts'
import { applyDueScheduledPrices } from '../../scheduled-prices.ts'
import { orderInput, placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
const asha = await product.person()
const LINES = [{ itemId: 'dry-cleaning-shirt', quantity: 1 }]
/** Before and as the 20th begins in Kolkata. */
const [LAST_MOMENT, MIDNIGHT] = ['2025-06-19T18:29:00Z', '2025-06-19T18:30:00Z']
beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))

const apply = () =>
  applyDueUpcomingPrices(product.deps, product.deps.laundry(MAIN_BRANCH), applyDueScheduledPrices)

async function item(id: string) {
  const { body } = await staff.call(adminCatalogue, {})
  return body.items.find((each) => each.id === id)!
}

async function plan(from: string, prices: { listPrice: number; onlinePrice: number | null }) {
  const { id, version } = await item('dry-cleaning-shirt')
  return staff.call(planPrices, { body: { from, items: [{ id, version, ...prices }] } })
}

async function costs() {
  const { body: quoted } = await asha.call(quote, { body: { lines: LINES } })
  const { body: offered } = await product.visitor.call(catalogue, {})
  return [quoted.total, offered.items.find(({ id }) => id === 'dry-cleaning-shirt')?.onlinePrice]
}

async function auditOf(action: string) {
  const rows = await product.db
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', action)
    .execute()
  return rows.map(({ actor_id: actor, details }) => [actor, details])
}

it('charges a planned price from midnight of its day, and refuses orders at the earlier total', async () => {
  const before = await item('dry-cleaning-shirt')
  const order = await placed(asha, { lines: LINES })
  const answer = await plan('2025-06-20', { listPrice: 211, onlinePrice: 111 })
  const planned = { itemId: before.id, from: '2025-06-20', listPrice: 211, onlinePrice: 111 }
  expect([answer.status, answer.body]).toEqual([201, [planned]])
  expect((await staff.call(adminCatalogue, {})).body.upcoming).toEqual([planned])

  product.clock.set(LAST_MOMENT)
  expect(await costs()).toEqual([before.onlinePrice, before.onlinePrice])
  product.clock.set(MIDNIGHT)
  // Two servers ask at the same moment; one applies the price.
  await Promise.all([apply(), apply()])
  expect(await costs()).toEqual([111, 111])
  const { body: now } = await staff.call(adminCatalogue, {})
  expect([now.upcoming, (await item(before.id)).listPrice]).toEqual([[], 211])

  const stale = await staff.call(changeItem, { params: { itemId: before.id }, body: before })
  expect(stale.code).toBe('changed_meanwhile')
  const { body: orders } = await asha.call(listOrders, { params: { userId: asha.user._id } })
  expect(orders.find(({ _id }) => _id === order._id)?.total).toBe(order.total)
  const late = await asha.call(placeOrder, {
    body: orderInput({ pickupDate: '2025-06-23', lines: LINES, total: before.onlinePrice! }),
  })
  expect([late.status, late.code]).toEqual([409, 'price_changed'])

  await product.deps.events.settled()
  const change = {
    from: { listPrice: 99, onlinePrice: 15 },
    to: { listPrice: 211, onlinePrice: 111 },
  }
  expect(await auditOf('item.price_planned')).toEqual([[staff.user._id, change]])
  expect(await auditOf('item.changed')).toEqual([[null, change]])
})

it('keeps the last of two prices that are planned for one item and day together', async () => {
  const { id, version } = await item('dry-cleaning-shirt')
  const items = [100, 120].map((listPrice) => ({ id, version, listPrice, onlinePrice: null }))
  const { body } = await staff.call(planPrices, { body: { from: '2025-06-20', items } })
  expect(body.map(({ listPrice }) => listPrice)).toEqual([120])
  await staff.call(withdrawPrices, { params: { from: '2025-06-20' }, query: {} })
})

it('replaces a planned price for the same day, and withdraws it before it starts', async () => {
  const { onlinePrice } = await item('dry-cleaning-shirt')
  await plan('2025-06-20', { listPrice: 300, onlinePrice: 250 })
  const { body: planned } = await plan('2025-06-20', { listPrice: 300, onlinePrice: null })
  expect(planned.map((each) => each.onlinePrice)).toEqual([null])
  await plan('2025-06-21', { listPrice: 310, onlinePrice: null })
  const params = { from: '2025-06-20' }
  const { body: left } = await staff.call(withdrawPrices, { params, query: {} })
  expect(left.map(({ from }) => from)).toEqual(['2025-06-21'])
  const query = { itemId: 'dry-cleaning-shirt' }
  const last = await staff.call(withdrawPrices, { params: { from: '2025-06-21' }, query })
  expect(last.body).toEqual([])
  product.clock.set('2025-06-25T06:30:00Z')
  expect((await costs())[0]).toBe(onlinePrice)
})

it('plans a price only from tomorrow on, consistent with the list price, by staff who saw the item as it is', async () => {
  const today = await plan('2025-06-18', { listPrice: 300, onlinePrice: null })
  expect([today.status, today.code]).toEqual([422, 'past_date'])
  const above = await plan('2025-06-20', { listPrice: 300, onlinePrice: 301 })
  expect(above.status).toBe(422)
  const items = [{ id: 'dry-cleaning-shirt', version: 'old', listPrice: 1, onlinePrice: null }]
  const stale = await staff.call(planPrices, { body: { from: '2025-06-20', items } })
  expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
})
