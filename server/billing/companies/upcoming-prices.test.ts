// A company's scheduled prices: charged from midnight of their day, replaced, withdrawn, and applied once.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { changeCompanyPrices, readCompany } from '#contract/companies/companies.ts'
import { ownCompany } from '#contract/companies/own-company.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { quote } from '#contract/orders/quotes.ts'
import {
  planCompanyPrices,
  withdrawCompanyPrices,
} from '#contract/companies/upcoming-company-prices.ts'
import { makeCompanyFor } from '../../testing/companies.ts'
import { orderInput, placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'
import { applyDueUpcomingPrices } from '../../catalog/upcoming-prices/apply-due-upcoming-prices.ts'
import { applyDueScheduledPrices } from '../../scheduled-prices.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
const asha = await product.person()
const LINES = [{ itemId: 'ironing-shirt', quantity: 2 }]
/** Before and as the 20th begins in Kolkata. */
const [LAST_MOMENT, MIDNIGHT] = ['2025-06-19T18:29:00Z', '2025-06-19T18:30:00Z']
let id: string
beforeAll(async () => {
  ;({ _id: id } = await makeCompanyFor(staff, asha))
})
beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))

const apply = () =>
  applyDueUpcomingPrices(product.deps, product.deps.laundry(MAIN_BRANCH), applyDueScheduledPrices)
const read = async () => (await staff.call(readCompany, { params: { id } })).body
const costs = async () => (await asha.call(quote, { body: { lines: LINES } })).body.total

async function plan(from: string, price: number | null, itemId = 'ironing-shirt') {
  const { versions } = await read()
  const body = { from, version: versions.prices, prices: [{ itemId, price }] }
  return staff.call(planCompanyPrices, { params: { id }, body })
}

async function charge(price: number) {
  const { percentOff, versions } = await read()
  const prices = [{ itemId: 'ironing-shirt', price }]
  const body = { percentOff, prices, version: versions.prices }
  await staff.call(changeCompanyPrices, { params: { id }, body })
}

it('charges a planned price from midnight of its day, once, and refuses the earlier total from then on', async () => {
  await charge(8)
  const order = await placed(asha, { lines: LINES })
  const answer = await plan('2025-06-20', 9)
  const planned = { itemId: 'ironing-shirt', from: '2025-06-20', price: 9 }
  expect([answer.status, answer.body.upcomingPrices]).toEqual([201, [planned]])

  product.clock.set(LAST_MOMENT)
  expect(await costs()).toBe(16)
  product.clock.set(MIDNIGHT)
  // Two servers ask at the same moment; one applies the price.
  await Promise.all([apply(), apply()])
  expect([order.total, await costs()]).toEqual([16, 18])
  const { prices, upcomingPrices } = await read()
  expect([prices, upcomingPrices]).toEqual([[{ itemId: 'ironing-shirt', price: 9 }], []])
  const late = await asha.call(placeOrder, {
    body: orderInput({ pickupDate: '2025-06-23', lines: LINES, total: 16 }),
  })
  expect([late.status, late.code]).toEqual([409, 'price_changed'])

  await product.deps.events.settled()
  const changes = await product.db
    .selectFrom('audit_log')
    .select(['actor_id', 'search_text'])
    .where('record_id', '=', id)
    .where('action', 'like', 'company.prices_%')
    .orderBy('id')
    .execute()
  expect(changes.slice(-2).map(({ actor_id, search_text }) => [actor_id, search_text])).toEqual([
    [staff.user._id, expect.stringMatching(/^Planned prices of Hotel Neem from .*20 June/)],
    [null, 'Changed the prices of Hotel Neem'],
  ])
})

it('shows the company’s new price to the first request after midnight, by any call', async () => {
  await plan('2025-06-20', 10)
  product.clock.set(MIDNIGHT)
  expect((await asha.call(ownCompany, {})).body.company?.prices).toEqual([
    { itemId: 'ironing-shirt', price: 10 },
  ])
})

it('replaces a planned price for the same day, and returns to catalogue prices when it is empty', async () => {
  await charge(8)
  await plan('2025-06-20', 12)
  const { body } = await plan('2025-06-20', null)
  expect(body.upcomingPrices.map(({ price }) => price)).toEqual([null])
  product.clock.set(MIDNIGHT)
  const { total } = (await (await product.person()).call(quote, { body: { lines: LINES } })).body
  expect(await costs()).toBe(total)
})

it('withdraws a planned price before it starts, for one item of a day or the whole day', async () => {
  await charge(8)
  await plan('2025-06-20', 12)
  await plan('2025-06-20', 60, 'wash-fold')
  await plan('2025-06-21', 14)
  const withdraw = (from: string, itemId?: string) =>
    staff.call(withdrawCompanyPrices, { params: { id, from }, query: itemId ? { itemId } : {} })
  const left = await withdraw('2025-06-20', 'wash-fold')
  expect(left.body.upcomingPrices.map(({ from, price }) => [from, price])).toEqual([
    ['2025-06-20', 12],
    ['2025-06-21', 14],
  ])
  await withdraw('2025-06-20')
  expect((await withdraw('2025-06-21')).body.upcomingPrices).toEqual([])
  product.clock.set('2025-06-25T06:30:00Z')
  expect(await costs()).toBe(16)
})

it('plans a price only from tomorrow on, for an existing item, by staff who saw current prices', async () => {
  const codeOf = async (answer: ReturnType<typeof plan>) => (await answer).code
  expect(await codeOf(plan('2025-06-18', 9))).toBe('past_date')
  expect(await codeOf(plan('2025-06-20', 9, 'sails'))).toBe('unknown_item')
  const { versions } = await read()
  await charge(7)
  const body = { from: '2025-06-20', version: versions.prices }
  const stale = await staff.call(planCompanyPrices, {
    params: { id },
    body: { ...body, prices: [{ itemId: 'ironing-shirt', price: 9 }] },
  })
  expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
})
