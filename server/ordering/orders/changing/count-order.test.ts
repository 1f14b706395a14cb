import { DAY_MS } from '#domain/base/time-zone.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import { takeOrder } from '#contract/counter/counter.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { changeBooking } from '#contract/orders/booking-change.ts'
import { changeLines, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { bags } from '#contract/catalogue/catalogue.ts'
import { orderDetails, placeOrder } from '#contract/orders/orders.ts'
import { plantList } from '#contract/clothes/plant.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import { orderInput, placed, type OrderInput } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meera' })
const asha = await product.person({ name: 'Asha' })

type Asked = InputOf<typeof takeOrder>['body']
const KILOGRAMS = [{ itemId: 'wash-fold', quantity: 4 }]
const params = (order: { _id: string }) => ({ params: { id: order._id } })

function take(fields: Partial<Asked> = {}) {
  const body = { userId: asha.user._id, toBeCounted: ['wash-fold' as const], ...fields }
  return staff.call(takeOrder, { body })
}

function count(order: { _id: string }, fields: Partial<InputOf<typeof changeLines>['body']> = {}) {
  const body = { lines: KILOGRAMS, reason: '', total: 280, revision: 0, ...fields }
  return staff.call(changeLines, { ...params(order), body })
}

it('lists an uncounted order’s services instead of items, and shows no price anywhere', async () => {
  const { status, body } = await take({ toBeCounted: ['wash-fold', 'dry-cleaning'] })
  expect([status, body.counted, body.paid, body.lines]).toEqual([201, false, false, []])
  const services = ['Wash & Fold, to be counted', 'Dry Cleaning, to be counted']
  expect(body.items).toEqual(services)
  const tracked = await product.newBrowser().call(orderDetails, { params: { orderId: body._id } })
  expect(tracked.body).toMatchObject({ counted: false, items: services })
  const plant = (await staff.call(plantList, {})).body.find(({ _id }) => _id === body._id)
  expect(plant).toMatchObject({ counted: false, items: services, pieces: 0 })
  // Dry cleaning takes two days, counted or not.
  const days = Date.parse(body.estimatedDelivery) - Date.parse(`${body.pickupDate}T00:00:00+05:30`)
  expect(days).toBeGreaterThan(2 * DAY_MS)
  await product.deps.events.settled()
  const { message } = (await asha.call(notifications, {})).body.notifications[0]!
  expect(message).toMatch(/The price follows once your clothes are counted\.$/)
  const [mail] = await readMailsTo(product, asha.user.email, 1)
  expect(mail!.text).toContain('after counting')
  expect(`${message} ${mail!.text}`).not.toContain('₹')
})

it('refuses payment and completion before the order is counted', async () => {
  const { body: order } = await take()
  const refusals = [
    await staff.call(markOrderPaid, { ...params(order), body: { method: 'cash' } }),
    await staff.call(setOrderStatus, { ...params(order), body: { status: 'completed' } }),
    await asha.call(changeBooking, {
      params: { orderId: order._id },
      body: { lines: KILOGRAMS, total: 280, revision: 0 },
    }),
  ]
  expect(refusals.map(({ code }) => code)).toEqual([
    'not_counted',
    'not_counted',
    'no_longer_changeable',
  ])
  expect(refusals[0]!.body).toMatchObject({
    message: `Order ${order.number} isn’t counted yet, so it has no price. Please count the clothes first.`,
  })
  const forced = sql`update orders set status = 'completed' where id = ${order._id}`
  await expect(forced.execute(product.db)).rejects.toThrow('uncounted_costs_nothing')
})

it('charges what was counted, and tells its customer what and how much', async () => {
  const { body: order } = await take()
  const quote = await staff.call(quoteLines, { ...params(order), body: { lines: KILOGRAMS } })
  expect(quote.body.quote.total).toBe(280)
  const { status, body } = await count(order)
  expect([status, body.total, body.amountDue, body.revision]).toEqual([200, 280, 280, 1])
  expect(body).not.toHaveProperty('counted')
  expect(body.history.at(-1)).toMatchObject({ label: 'Counted', fromTotal: null, toTotal: 280 })
  await product.deps.events.settled()
  const [news] = (await asha.call(notifications, {})).body.notifications
  expect(news).toMatchObject({
    title: `Order ${order.number}: counted`,
    message: 'We counted your clothes: 4 kg Wash & Fold. Total ₹280.',
  })
  const again = await count(order, { revision: 1 })
  expect(again.body.history).toHaveLength(body.history.length)
  const changed = await count(order, { revision: 1, lines: [{ itemId: 'wash-fold', quantity: 5 }] })
  expect(changed.code).toBe('invalid_input')
  await staff.call(markOrderPaid, { ...params(order), body: { method: 'cash', amount: 280 } })
  const done = await staff.call(setOrderStatus, { ...params(order), body: { status: 'completed' } })
  expect(done.body).toMatchObject({ status: 'completed', paid: true })
})

it('charges the requested express fee once the order is counted', async () => {
  const slot = { pickupHandOver: 'home' as const, pickupDate: '2025-06-20', pickupTime: '9-11 AM' }
  const home = { ...slot, address: '12 Church Street, Bengaluru 560001' }
  const express = {
    ...home,
    deliveryHandOver: 'home' as const,
    deliveryPreference: 'express' as const,
  }
  const slow = await take({ ...express, toBeCounted: ['dry-cleaning'] })
  expect(slow.code).toBe('express_not_offered')
  const { body: order } = await take(express)
  const counted = await count(order, { total: 300 })
  expect(counted.body).toMatchObject({ total: 300, expressFee: 20, deliveryPreference: 'express' })
})

it('accepts either services or lines, existing services only, and not an empty choice', async () => {
  const refused = [
    await take({ lines: KILOGRAMS }),
    await take({ promoCode: 'FRESH' }),
    await take({ toBeCounted: [] }),
    await take({ toBeCounted: ['wash-fold', 'wash-fold'] }),
    await take({ toBeCounted: ['polishing' as 'ironing'] }),
  ]
  expect(refused.map(({ status, code }) => [status, code])).toEqual(
    refused.map(() => [422, 'invalid_input']),
  )
  const { body: order } = await take()
  const codes = [
    (await count(order, { lines: [] })).code,
    (await count(order, { total: 0 })).code,
    (await count(order, { revision: 1 })).code,
  ]
  expect(codes).toEqual(['nothing_selected', 'price_changed', 'changed_meanwhile'])
  const { body: standing } = await staff.call(readOrderDetail, params(order))
  expect(standing).toMatchObject({ counted: false, revision: 0 })
})

describe("a customer's own bag", () => {
  const book = (fields: Partial<OrderInput> = {}) => {
    const { lines: _, ...order } = orderInput({ toBeCounted: ['wash-fold'], ...fields })
    return asha.call(placeOrder, { body: order })
  }

  it('shows what such orders cost once five are delivered, and nothing before', async () => {
    const offered = async () => (await product.newBrowser().call(bags, {})).body.services
    expect(await offered()).toEqual([{ service: 'wash-fold', range: null }])
    const ben = await product.person({ name: 'Ben' })
    for (const quantity of [3, 4, 5, 6, 7]) {
      const order = await placed(ben, { lines: [{ itemId: 'wash-fold', quantity }] })
      await staff.call(setOrderStatus, { ...params(order), body: { status: 'completed' } })
    }
    product.clock.set('2025-06-18T21:00:00+05:30')
    // A fifth of 280, 210, 280, 350, 420 and 490 came to less than 280, and a fifth to more than 420.
    expect(await offered()).toEqual([{ service: 'wash-fold', range: { from: 280, to: 420 } }])
  })

  it('charges up to the sum the customer named, and above it only after approval', async () => {
    const { status, body: order } = await book({ mostWithoutAsking: 300 })
    expect([status, order.counted, order.total, order.priceTerms]).toEqual([
      201,
      false,
      0,
      { agreed: 300, tolerance: 0, isChosen: false },
    ])
    const five = { lines: [{ itemId: 'wash-fold', quantity: 5 }], total: 350 }
    const refused = await count(order, five)
    expect([refused.code, refused.message]).toEqual([
      'above_tolerance',
      '₹350 is more than the ₹300 you may charge without asking the customer. Ask them first, and confirm here that they agreed.',
    ])
    expect((await count(order)).body).toMatchObject({ total: 280, priceTerms: { agreed: 300 } })
    const { body: other } = await book({ mostWithoutAsking: 300 })
    const agreed = await count(other, { ...five, agreed: true })
    expect(agreed.body).toMatchObject({ total: 350, priceTerms: { agreed: 350, tolerance: 0 } })
  })

  it('follows the price list when the customer named no sum', async () => {
    const { body: order } = await book()
    expect(order.priceTerms).toEqual({ agreed: null, tolerance: null, isChosen: false })
    expect((await count(order)).body).toMatchObject({ total: 280, priceTerms: { agreed: 280 } })
  })

  it('accepts only services offered for counting, and no lines beside them', async () => {
    const curtains = await book({ toBeCounted: ['home-textiles', 'wash-fold'] })
    expect([curtains.status, curtains.code, curtains.message]).toEqual([
      422,
      'bag_not_offered',
      'We can’t take a bag without a list for Home Textiles. Please choose the items.',
    ])
    const refused = [
      await asha.call(placeOrder, { body: orderInput({ toBeCounted: ['wash-fold'] }) }),
      await asha.call(placeOrder, { body: orderInput({ mostWithoutAsking: 300 }) }),
      await book({ promoCode: 'FRESH' }),
      await book({ mostWithoutAsking: 12.5 }),
    ]
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      refused.map(() => [422, 'invalid_input']),
    )
    expect(refused[1]!.message).toContain('mostWithoutAsking is said of a bag')
  })
})
