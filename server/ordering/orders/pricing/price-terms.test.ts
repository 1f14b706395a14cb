import { describe, expect, it } from 'vitest'
import { changeBooking } from '#contract/orders/booking-change.ts'
import { takeOrder } from '#contract/counter/counter.ts'
import { orderDetails, placeOrder, type Order } from '#contract/orders/orders.ts'
import { orderInput, placed } from '../../../testing/order-inputs.ts'
import {
  asha,
  changeOrderLines,
  orderParams,
  kilogramLines,
  readNotificationsOfAsha,
  previewLines,
  product,
  staff,
} from '../changing/test-change-lines.ts'

/** ₹70 a kilogram. */
const booked = (quantity: number, tolerance?: number) =>
  asha.call(placeOrder, {
    body: orderInput({ lines: kilogramLines(quantity), tolerance }),
  })

async function read(order: { _id: string }): Promise<Order> {
  const { body } = await asha.call(orderDetails, { params: { orderId: order._id } })
  return body as Order
}

describe('what may be charged without asking', () => {
  it('defaults to the usual share, or the share the customer names', async () => {
    const orders = [await booked(3), await booked(20), await booked(3, 150), await booked(3, 0)]
    expect(orders.map(({ body }) => body.priceTerms)).toEqual([
      { agreed: 210, tolerance: 21, isChosen: false },
      { agreed: 1400, tolerance: 100, isChosen: false },
      { agreed: 210, tolerance: 150, isChosen: true },
      { agreed: 210, tolerance: 0, isChosen: true },
    ])
    const refused = [await booked(3, -1), await booked(3, 2.5), await booked(3, 100_001)]
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'invalid_input'))
    expect(refused[0]!.message).toBe('tolerance is a whole number of rupees, at most 1,00,000.')
  })

  it('allows charging up to the limit with a message, and a lower price always', async () => {
    const { body: order } = await booked(3, 70)
    expect((await previewLines(order, kilogramLines(4))).body.most).toBe(280)
    const dearer = await changeOrderLines(order, kilogramLines(4))
    expect(dearer.body).toMatchObject({ total: 280, priceTerms: { agreed: 210, tolerance: 70 } })
    expect((await readNotificationsOfAsha())[0]!.message).toContain(
      'The total is now ₹280 instead of ₹210.',
    )
    const cheaper = await changeOrderLines(order, kilogramLines(1))
    expect(cheaper.body).toMatchObject({ total: 70, priceTerms: { agreed: 210 } })
  })

  it('limits the sum of several small raises too', async () => {
    const { body: order } = await booked(3, 70)
    await changeOrderLines(order, kilogramLines(4))
    const { status, code } = await changeOrderLines(order, kilogramLines(5))
    expect([status, code]).toEqual([409, 'above_tolerance'])
  })

  it('requires the customer’s approval above the limit, recorded for them and in the audit log', async () => {
    const { body: order } = await booked(3)
    const refused = await changeOrderLines(order, kilogramLines(4))
    expect([refused.status, refused.code, refused.message]).toEqual([
      409,
      'above_tolerance',
      '₹280 is more than the ₹231 you may charge without asking the customer. Ask them first, and confirm here that they agreed.',
    ])
    expect(await read(order)).toMatchObject({ total: 210, amountDue: 210 })
    expect(await readNotificationsOfAsha()).toHaveLength(1)

    const agreed = await changeOrderLines(order, kilogramLines(4), { agreed: true })
    expect(agreed.body).toMatchObject({ total: 280, priceTerms: { agreed: 280, tolerance: 21 } })
    expect((await readNotificationsOfAsha())[0]!.message).toContain(
      'The total is now ₹280 instead of ₹210, as you agreed.',
    )
    const entry = await product.db
      .selectFrom('audit_log')
      .select(['details', 'search_text'])
      .where('record_id', '=', order._id)
      .executeTakeFirstOrThrow()
    expect(entry.search_text).toContain('₹280 instead of ₹210, as the customer agreed')
    expect(entry.details).toMatchObject({ agreed: true })
  })

  it('follows the customer’s own changes', async () => {
    const { body: order } = await booked(3)
    const changed = await asha.call(changeBooking, {
      params: { orderId: order._id },
      body: { lines: kilogramLines(6), total: 420, revision: 0 },
    })
    expect(changed.body.priceTerms).toEqual({ agreed: 420, tolerance: 21, isChosen: false })
  })

  it('is counted from the first price for a bag', async () => {
    const { body: bag } = await staff.call(takeOrder, {
      body: { userId: asha.user._id, toBeCounted: ['wash-fold'], tolerance: 40 },
    })
    expect(bag.priceTerms).toEqual({ agreed: null, tolerance: 40, isChosen: true })
    const counted = await changeOrderLines(bag, kilogramLines(4), { reason: '' })
    expect(counted.body).toMatchObject({ total: 280, priceTerms: { agreed: 280, tolerance: 40 } })
    const more = await changeOrderLines(bag, kilogramLines(5))
    expect(more.code).toBe('above_tolerance')
  })

  it('has no limit in earlier orders', async () => {
    const order = await placed(asha)
    await product.db
      .updateTable('orders')
      .set({ agreed_paise: null, tolerance_paise: null })
      .where('id', '=', order._id)
      .execute()
    expect((await previewLines(order, kilogramLines(9))).body.most).toBeNull()
    const { body } = await changeOrderLines(order, kilogramLines(9))
    expect(body.total).toBe(630)
    expect(body).not.toHaveProperty('priceTerms')
    expect(orderParams(body).params.id).toBe(order._id)
  })
})
