import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { changeBooking, quoteBooking } from '#contract/orders/booking-change.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { takeOrder } from '#contract/counter/counter.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { splitOrder } from '#contract/orders/order-split.ts'
import { type Order, placeOrder } from '#contract/orders/orders.ts'
import { propose } from '#contract/orders/proposals.ts'
import { quote } from '#contract/orders/quotes.ts'
import { chargedPricePaise, FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { toRupees } from '#domain/base/money.ts'
import { staffPriceBasis, itemsAtPriceBasis } from '#domain/catalogue/price-basis.ts'
import { makeCompanyFor } from '../../../testing/companies.ts'
import { orderInput, placed } from '../../../testing/order-inputs.ts'
import {
  asha,
  changeOrderLines,
  orderParams,
  previewLines,
  product,
  staff,
} from '../changing/test-change-lines.ts'

/** ₹99 in the list, ₹15 online. */
const SHIRT = { itemId: 'dry-cleaning-shirt', quantity: 1 }
/** ₹149 in the list, ₹30 online. */
const TROUSERS = { itemId: 'dry-cleaning-trousers', quantity: 1 }

async function chargeOnlineEverywhere(everywhere: boolean): Promise<void> {
  const { version } = (await staff.call(settingCalls.adminOnlinePrice, {})).body
  const answer = await staff.call(settingCalls.changeOnlinePrice, { body: { everywhere, version } })
  expect(answer.status).toBe(200)
}

beforeEach(() => chargeOnlineEverywhere(false))

async function atCounter(lines = [SHIRT], fields = {}): Promise<Order> {
  const body = { userId: asha.user._id, lines, ...fields }
  const answer = await staff.call(takeOrder, { body })
  expect([answer.status, answer.message]).toEqual([201, undefined])
  return answer.body
}

async function byPhone(lines = [SHIRT]): Promise<Order> {
  const body = orderInput({ userId: asha.user._id, lines })
  return (await staff.call(placeOrder, { body })).body
}

describe('an order taken at the counter or by phone', () => {
  it('pays list prices, and an order placed online pays online prices', async () => {
    expect((await atCounter()).total).toBe(99)
    expect((await byPhone()).total).toBe(99)
    expect((await placed(asha, { lines: [SHIRT] })).total).toBe(15)
  })

  it('pays online prices where the laundry charges them everywhere', async () => {
    await chargeOnlineEverywhere(true)
    expect((await atCounter()).total).toBe(15)
    expect((await byPhone()).total).toBe(15)
    expect((await product.visitor.call(catalogue, {})).body.onlinePriceEverywhere).toBe(true)
  })

  it('pays the sum that the counter shows, for any items', async () => {
    const wanted = fc.uniqueArray(fc.constantFrom(...FIRST_CATALOGUE), {
      minLength: 1,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(wanted, fc.boolean(), async (items, everywhere) => {
        await chargeOnlineEverywhere(everywhere)
        const shown = itemsAtPriceBasis(staffPriceBasis({ everywhere }), items)
        const lines = items.map(({ id }) => ({ itemId: id, quantity: 1 }))
        const totalPaise = shown.reduce((sum, item) => sum + chargedPricePaise(item), 0)
        const order = await atCounter(lines, { total: toRupees(totalPaise) })
        expect(order.total).toBe(toRupees(totalPaise))
      }),
      { numRuns: 15 },
    )
  })

  it('pays a company’s prices like an order placed online', async () => {
    await makeCompanyFor(staff, asha)
    const lines = [SHIRT, TROUSERS]
    const online = await asha.call(quote, { body: { lines } })
    expect((await atCounter(lines)).total).toBe(online.body.total)
  })
})

describe('an order keeps the prices of how it was placed', () => {
  it('keeps them when staff add items, whatever the current setting', async () => {
    const [online, counter] = [await placed(asha, { lines: [SHIRT] }), await atCounter()]
    const both = [SHIRT, TROUSERS]
    await chargeOnlineEverywhere(true)
    expect((await previewLines(counter, both)).body.quote.total).toBe(99 + 149)
    expect((await changeOrderLines(counter, both, { agreed: true })).body.total).toBe(99 + 149)
    await chargeOnlineEverywhere(false)
    expect((await changeOrderLines(online, both, { agreed: true })).body.total).toBe(15 + 30)
  })

  it('keeps them when its customer changes it', async () => {
    const order = await byPhone()
    const params = { orderId: order._id }
    const lines = [SHIRT, TROUSERS]
    const { body: shown } = await asha.call(quoteBooking, { params, body: { lines } })
    expect(shown.quote.total).toBe(99 + 149)
    const seen = { total: shown.quote.total, revision: shown.revision }
    const changed = await asha.call(changeBooking, { params, body: { lines, ...seen } })
    expect(changed.body).toMatchObject({ total: 99 + 149, priceBasis: 'list' })
  })

  it('keeps them when staff ask its customer before charging more', async () => {
    const order = await atCounter()
    const lines = [SHIRT, TROUSERS]
    const shown = (await previewLines(order, lines)).body.quote
    const { revision } = (await staff.call(readOrderDetail, orderParams(order))).body
    const body = { lines, total: shown.total, revision, reason: 'Trousers were in the bag' }
    const asked = await staff.call(propose, { ...orderParams(order), body })
    expect(asked.body).toMatchObject({ total: 99 + 149 })
  })

  it('keeps them when a bag from the counter or from online is counted', async () => {
    const toBeCounted = ['dry-cleaning' as const]
    const counter = await atCounter(undefined, { lines: undefined, toBeCounted })
    expect((await changeOrderLines(counter, [SHIRT], { agreed: true })).body.total).toBe(99)
    const online = await placed(asha, { lines: undefined, toBeCounted: ['wash-fold'] })
    expect((await changeOrderLines(online, [SHIRT], { agreed: true })).body.total).toBe(15)
  })

  it('keeps them when it is split', async () => {
    const order = await atCounter([SHIRT, TROUSERS], {
      deliveryHandOver: 'home',
      deliveryAddress: '12 Church Street, Bengaluru 560001',
    })
    const { body: part } = await staff.call(splitOrder, {
      ...orderParams(order),
      body: { lines: [TROUSERS], deliveryDate: '2025-06-21', deliveryTime: '5-7 PM', revision: 0 },
    })
    expect(part).toMatchObject({ total: 149, priceBasis: 'list' })
  })
})
