import { describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { changeLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import type { SignedIn } from '../../../testing/test-product.ts'
import {
  type Piece,
  REASON,
  asha,
  changeOrderLines,
  orderParams,
  kilogramLines,
  readNotificationsOfAsha,
  setItemPrice,
  placeChangeableOrder,
  previewLines,
  product,
  staff,
} from './test-change-lines.ts'

describe('changing the lines of an order', () => {
  it('shows the old and new total first, then charges the new one and notifies the customer once', async () => {
    const order = await placeChangeableOrder()
    const shown = await previewLines(order, kilogramLines(4))
    expect(shown.body).toMatchObject({ oldTotal: 210, quote: { total: 280 } })

    const { status, body } = await changeOrderLines(order, kilogramLines(4))

    expect(status).toBe(200)
    expect(body).toMatchObject({
      total: 280,
      itemsTotal: 280,
      revision: 1,
      items: ['4 kg Wash & Fold'],
      lines: [{ quantity: 4, amount: 280 }],
    })
    expect(body.history.at(-1)).toMatchObject({
      event: 'changed',
      label: 'Items changed',
      status: 'pickup_scheduled',
      by: 'staff',
      byName: 'Meera Nair',
      reason: REASON,
      fromTotal: 210,
      toTotal: 280,
    })
    expect(await readNotificationsOfAsha()).toEqual([
      {
        title: `Order ${order.number}: items changed`,
        message: `${REASON}. The total is now ₹280 instead of ₹210.`,
      },
      expect.objectContaining({ title: `Order ${order.number} is booked` }),
    ])
  })

  it('leaves an audit entry without the reason', async () => {
    const order = await placeChangeableOrder()
    await changeOrderLines(order, kilogramLines(5), { reason: 'Asha asked for it' })
    const entry = await product.db
      .selectFrom('audit_log')
      .selectAll()
      .where('record_id', '=', order._id)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      actor_id: staff.user._id,
      action: 'order.lines_changed',
      search_text: `Order ${order.number}: items changed, ₹350 instead of ₹210`,
      details: { from: ['3 kg Wash & Fold'], to: ['5 kg Wash & Fold'] },
    })
    expect(JSON.stringify(entry)).not.toContain('Asha')
  })

  it('keeps ordered prices, and uses today’s for new items, to the paisa', async () => {
    await setItemPrice('Apron', 1005)
    await setItemPrice('Cap', 2099)
    const [aprons, caps, masks] = ['Apron', 'Cap', 'Mask'].map((itemId) => (quantity: number) => ({
      itemId,
      quantity,
    })) as [Piece, Piece, Piece]
    const order = await placeChangeableOrder({
      lines: [aprons(3), caps(1)],
      deliveryPreference: 'express',
    })
    expect(order.total).toBe(71.14)

    await setItemPrice('Apron', 9999)
    await setItemPrice('Cap', 2099, false)
    await setItemPrice('Mask', 2607)
    await product.db.updateTable('business').set({ express_fee_paise: 5000 }).execute()
    const { body } = await changeOrderLines(order, [aprons(4), caps(2), masks(3)])

    expect(body.lines.map(({ unitPrice, amount }) => [unitPrice, amount])).toEqual([
      [10.05, 40.2],
      [20.99, 41.98],
      [26.07, 78.21],
    ])
    expect(body).toMatchObject({ expressFee: 20, itemsTotal: 160.39, total: 180.39 })

    // Taken out and put in again, an item costs what it costs today.
    expect((await changeOrderLines(order, [caps(2)])).body).toMatchObject({ total: 61.98 })
    expect((await changeOrderLines(order, [caps(2), aprons(1)])).body).toMatchObject({
      total: 161.97,
    })
  })

  it('makes an express order a standard one when a piece needing 48 hours is added', async () => {
    const order = await placeChangeableOrder({ deliveryPreference: 'express' })
    const wanted = [...kilogramLines(3), { itemId: 'dry-cleaning-saree', quantity: 1 }]
    expect((await previewLines(order, wanted)).body).toMatchObject({ losesExpress: true })
    const { body } = await changeOrderLines(order, wanted, { reason: 'A saree came along' })
    expect(body).toMatchObject({
      deliveryPreference: 'standard',
      expressFee: 0,
      total: 339,
      estimatedDelivery: '2025-06-21T03:30:00.000Z',
    })
    expect((await readNotificationsOfAsha())[0]!.message).toContain(
      `A saree came along. Your saree needs 48 hours, so express isn’t possible. The total is now ₹339 instead of ₹${order.total}.`,
    )
  })

  it('moves the promise when dry cleaning is added, and tells the customer', async () => {
    const order = await placeChangeableOrder()
    expect(order.estimatedDelivery).toBe('2025-06-20T03:30:00.000Z')
    const wanted = [...kilogramLines(3), { itemId: 'dry-cleaning-suit', quantity: 1 }]
    expect((await previewLines(order, wanted)).body).toMatchObject({
      oldEstimatedDelivery: '2025-06-20T03:30:00.000Z',
      estimatedDelivery: '2025-06-21T03:30:00.000Z',
    })
    const { body } = await changeOrderLines(order, wanted, { reason: 'A suit came along' })
    expect(body.estimatedDelivery).toBe('2025-06-21T03:30:00.000Z')
    expect((await readNotificationsOfAsha())[0]!.message).toBe(
      'A suit came along. The total is now ₹410 instead of ₹210. We’ll deliver on Sat, 21 June, 9-11 AM.',
    )
    expect((await changeOrderLines(order, kilogramLines(3))).body.estimatedDelivery).toBe(
      order.estimatedDelivery,
    )
  })

  it('shows visitors that items changed, without totals or reason', async () => {
    const order = await placeChangeableOrder()
    await changeOrderLines(order, kilogramLines(4))
    const params = { orderId: order.number }
    const stranger = (await product.visitor.call(orderDetails, { params })).body
    expect(stranger.items).toEqual(['4 kg Wash & Fold'])
    expect(stranger.history.at(-1)).toMatchObject({ event: 'changed', label: 'Items changed' })
    expect(JSON.stringify(stranger)).not.toMatch(/turned out|\b280\b|reason|Total/)
    const owner = (await asha.call(orderDetails, { params })).body as Order
    expect(owner.history.at(-1)).toMatchObject({ reason: REASON, fromTotal: 210, toTotal: 280 })
    expect(JSON.stringify(owner)).not.toContain('Meera')
  })
})

describe('a change is refused', () => {
  it('answers the right quote when the total differs from the one shown', async () => {
    const order = await placeChangeableOrder()
    const { status, code, body } = await changeOrderLines(order, kilogramLines(4), { total: 210 })
    expect([status, code]).toEqual([409, 'price_changed'])
    expect(body).toMatchObject({ quote: { total: 280 } })
    expect(await readNotificationsOfAsha()).toHaveLength(1)
    expect((await staff.call(readOrderDetail, orderParams(order))).body).toMatchObject({
      total: 210,
      revision: 0,
    })
  })

  it('refuses when a colleague changed the order since staff opened it', async () => {
    const order = await placeChangeableOrder()
    await changeOrderLines(order, kilogramLines(4))
    const late = await changeOrderLines(order, kilogramLines(5), { revision: 0 })
    expect([late.status, late.code]).toEqual([409, 'changed_meanwhile'])
    expect((await staff.call(readOrderDetail, orderParams(order))).body.total).toBe(280)
  })

  it('refuses one of two staff members at once, and counts a repeated change once', async () => {
    const other = await product.person({ role: 'admin' })
    const order = await placeChangeableOrder()
    const save = (who: SignedIn, quantity: number) =>
      who.call(changeLines, {
        ...orderParams(order),
        body: { lines: kilogramLines(quantity), reason: REASON, total: quantity * 70, revision: 0 },
      })
    const apart = await Promise.all([save(staff, 4), save(other, 5)])
    expect(apart.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await readNotificationsOfAsha()).toHaveLength(2)

    const twin = await placeChangeableOrder()
    const lines = { lines: kilogramLines(6), reason: REASON, total: 420, revision: 0 }
    const twice = await Promise.all(
      [staff, other, staff].map((who) =>
        who.call(changeLines, { ...orderParams(twin), body: lines }),
      ),
    )
    expect(twice.map(({ status, body }) => [status, body.total])).toEqual(Array(3).fill([200, 420]))
    expect(
      (await readNotificationsOfAsha()).filter(({ title }) => title.includes(twin.number)),
    ).toHaveLength(2)
  })

  it.each(['completed', 'cancelled'] as const)('refuses once the order is %s', async (status) => {
    const order = await placeChangeableOrder()
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status } })
    const body = { lines: kilogramLines(4), reason: REASON, total: 280, revision: 0 }
    const answers = [
      await previewLines(order, kilogramLines(4)),
      await staff.call(changeLines, { ...orderParams(order), body }),
    ]
    expect(answers.map(({ status: answered, code }) => [answered, code])).toEqual(
      Array(2).fill([409, 'no_longer_changeable']),
    )
  })

  it('refuses an order with an invoice, until staff move it back from completed', async () => {
    const order = await placeChangeableOrder()
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'completed' } })
    expect((await previewLines(order, kilogramLines(4))).code).toBe('no_longer_changeable')
    expect((await staff.call(readOrderDetail, orderParams(order))).body.linesChangeable).toBe(false)
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'washing' } })
    expect((await previewLines(order, kilogramLines(4))).status).toBe(200)
    expect((await staff.call(readOrderDetail, orderParams(order))).body.linesChangeable).toBe(true)
  })

  it.each([
    [{ lines: [] }, 'nothing_selected'],
    [{ lines: kilogramLines(0) }, 'nothing_selected'],
    [{ lines: kilogramLines(101) }, 'bad_quantity'],
    [{ lines: [{ itemId: 'moon', quantity: 1 }] }, 'unknown_item'],
    [{ reason: '  ' }, 'invalid_input'],
    [{ reason: 'x'.repeat(301) }, 'invalid_input'],
    [{ total: '280' }, 'invalid_input'],
  ])('refuses %j', async (fields, code) => {
    const order = await placeChangeableOrder()
    const { status, ...answer } = await staff.send({
      method: 'PUT',
      url: `/api/admin/orders/${order._id}/lines`,
      payload: { lines: kilogramLines(4), reason: REASON, total: 280, revision: 0, ...fields },
    })
    expect([status, answer.code]).toEqual([422, code])
    expect(await readNotificationsOfAsha()).toHaveLength(1)
  })

  it('refuses an unknown order', async () => {
    const unknown = { _id: '00000000-0000-7000-8000-000000000000' } as Order
    const body = { lines: kilogramLines(4), reason: REASON, total: 280, revision: 0 }
    const answers = [
      await previewLines(unknown, kilogramLines(4)),
      await staff.call(changeLines, { ...orderParams(unknown), body }),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array(2).fill([404, 'order_not_found']),
    )
  })
})
