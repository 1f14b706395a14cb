import { describe, expect, it } from 'vitest'
import { takeOrder, makeByPhone } from '#contract/counter/counter.ts'
import type { InputOf } from '#contract/base/call.ts'
import { moveDelivery } from '#contract/orders/delivery-move.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { completeStop, runSheet } from '#contract/run-sheet/run-sheet.ts'
import { countBookedInSlot, THURSDAY } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meera' })
const asha = await product.person({ name: 'Asha' })

type Asked = InputOf<typeof takeOrder>['body']
const LINES = [{ itemId: 'wash-fold', quantity: 3 }]
const HOME = '12 Church Street, Bengaluru 560001'

async function take(fields: Partial<Asked> = {}, userId = asha.user._id) {
  return staff.call(takeOrder, { body: { userId, lines: LINES, ...fields } })
}

describe('an order at the counter', () => {
  it('counts as picked up at once, is collected there, and needs no slot and no address', async () => {
    const { status, body } = await take()
    expect([status, body.status]).toEqual([201, 'picked_up'])
    expect(body).toMatchObject({
      pickupHandOver: 'counter',
      deliveryHandOver: 'counter',
      address: '',
      deliveryAddress: '',
      deliveryWindow: null,
      total: 210,
    })
    expect(await countBookedInSlot(product, body.pickupDate, body.pickupTime)).toBe(0)
    expect(body.history.map(({ label, by }) => [label, by])).toEqual([
      ['Received at the Counter', 'staff'],
    ])
    const tracked = await product.newBrowser().call(orderDetails, { params: { orderId: body._id } })
    expect(tracked.body).toMatchObject({ deliveryHandOver: 'counter' })
    const detail = await staff.call(readOrderDetail, { params: { id: body._id } })
    expect(detail.body.history[0]!.byName).toBe('Meera')
  })

  it('adds no stop to any run sheet, for pickup or delivery', async () => {
    const { body } = await take()
    const { body: sheet } = await staff.call(runSheet, { query: {} })
    expect(sheet.stops.filter(({ orderId }) => orderId === body._id)).toEqual([])
    for (const kind of ['pickup', 'delivery'] as const) {
      const params = { orderId: body._id, kind }
      const headers = { 'idempotency-key': `stop-${kind}-${body._id}` }
      const answer = await staff.call(completeStop, { params, headers, body: {} })
      expect([kind, answer.body.status, answer.body.toDecide]).toEqual([kind, 'picked_up', true])
    }
  })

  it('tells its customer that it was received, and when it is ready at the counter', async () => {
    const ravi = await product.person({ name: 'Ravi' })
    const { body } = await take({}, ravi.user._id)
    await staff.call(setOrderStatus, { params: { id: body._id }, body: { status: 'ready' } })
    await product.deps.events.settled()
    const bell = await ravi.call(notifications, {})
    expect(bell.body.notifications.map(({ title, message }) => [title, message])).toEqual([
      [
        `Order ${body.number}: Ready to Collect`,
        'Your clothes are clean and ready for you at the counter.',
      ],
      [
        `Order ${body.number}: we have your clothes`,
        expect.stringMatching(/ready at our counter on .* Total ₹210\.$/),
      ],
    ])
  })

  it('takes payment there, never goes out for delivery, and completes on collection', async () => {
    const { body } = await take()
    const params = { id: body._id }
    for (const status of ['pickup_scheduled', 'out_for_delivery'] as const) {
      const refused = await staff.call(setOrderStatus, { params, body: { status } })
      expect([status, refused.code]).toEqual([status, 'no_longer_changeable'])
    }
    const paid = await staff.call(markOrderPaid, { params, body: { method: 'cash', amount: 210 } })
    expect(paid.body).toMatchObject({ amountPaid: 210, amountDue: 0 })
    const done = await staff.call(setOrderStatus, { params, body: { status: 'completed' } })
    expect(done.body.status).toBe('completed')
    expect(done.body.history.at(-1)!.label).toBe('Collected')
  })

  it('counts once however often it is sent', async () => {
    const headers = { 'idempotency-key': 'counter-one-order' }
    const body = { userId: asha.user._id, lines: LINES }
    const answers = [
      await staff.call(takeOrder, { headers, body }),
      await staff.call(takeOrder, { headers, body }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    expect(answers[0]!.body._id).toBe(answers[1]!.body._id)
  })

  it('returns the number of bags brought, and the same when the order is sent again', async () => {
    const headers = { 'idempotency-key': 'counter-two-bags' }
    const body = { userId: asha.user._id, lines: LINES, bags: 2, grams: 3100 }
    const first = await staff.call(takeOrder, { headers, body })
    const again = await staff.call(takeOrder, { headers, body })
    expect(first.body).toMatchObject({ handedIn: { bags: 2 } })
    expect(again.body).toEqual(first.body)
  })

  it('has no delivery to move', async () => {
    const { body } = await take()
    const params = { orderId: body._id }
    const answer = await staff.call(moveDelivery, {
      params,
      body: { deliveryDate: '2025-06-21', deliveryTime: '9-11 AM' },
    })
    expect([answer.status, answer.code]).toEqual([409, 'no_longer_changeable'])
  })

  it('releases no place when it is cancelled', async () => {
    const { body } = await take()
    const params = { id: body._id }
    for (const status of ['cancelled', 'picked_up'] as const)
      await staff.call(setOrderStatus, { params, body: { status } })
    expect(await countBookedInSlot(product, body.pickupDate, body.pickupTime)).toBe(0)
  })
})

describe('an order with one hand-over at the counter and one at home', () => {
  it('is brought to the counter and delivered in a window', async () => {
    const { status, body } = await take({ deliveryHandOver: 'home', deliveryAddress: HOME })
    expect(status).toBe(201)
    expect(body).toMatchObject({ address: '', deliveryAddress: HOME, pickupHandOver: 'counter' })
    expect(body).not.toHaveProperty('deliveryHandOver')
    expect(body.deliveryWindow).not.toBeNull()
  })

  it('is picked up in a slot and collected at the counter', async () => {
    const fields = {
      pickupHandOver: 'home',
      pickupDate: THURSDAY,
      pickupTime: '9-11 AM',
      address: HOME,
    } as const
    const before = await countBookedInSlot(product, THURSDAY, '9-11 AM')
    const { body } = await take(fields)
    expect(body).toMatchObject({
      status: 'pickup_scheduled',
      address: HOME,
      deliveryAddress: '',
      deliveryHandOver: 'counter',
      deliveryWindow: null,
    })
    expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(before + 1)
  })
})

describe('an order that staff take', () => {
  it('refuses a missing required field', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000'
    const home = { pickupHandOver: 'home', pickupDate: THURSDAY, pickupTime: '9-11 AM' } as const
    for (const [fields, status, code] of [
      [{ lines: [] }, 422, 'nothing_selected'],
      [{ lines: [{ itemId: 'sails', quantity: 1 }] }, 422, 'unknown_item'],
      [{ total: 1 }, 409, 'price_changed'],
      [{ pickupHandOver: 'home', address: HOME }, 422, 'invalid_input'],
      [home, 422, 'invalid_input'],
      [{ ...home, address: 'x' }, 422, 'address_incomplete'],
      [{ deliveryHandOver: 'home' }, 422, 'invalid_input'],
      [{ deliveryHandOver: 'roof' as 'home' }, 422, 'invalid_input'],
      [{ userId: nobody }, 404, 'not_found'],
    ] as const) {
      const answer = await take(fields as Partial<Asked>)
      expect([fields, answer.status, answer.code]).toEqual([fields, status, code])
    }
  })

  it('can’t be placed by anyone but staff', async () => {
    const body = { userId: asha.user._id, lines: LINES }
    expect((await asha.call(takeOrder, { body })).status).toBe(403)
    expect((await product.newBrowser().call(takeOrder, { body })).status).toBe(401)
  })

  it('accepts a phone-only customer', async () => {
    const made = await staff.call(makeByPhone, { body: { name: 'Lata', phone: '9886012345' } })
    const { status, body } = await take({}, made.body._id)
    expect(status).toBe(201)
    const seen = await staff.call(orderDetails, { params: { orderId: body._id } })
    expect(seen.body).toMatchObject({ userId: { name: 'Lata', email: '', phone: '+919886012345' } })
  })
})
