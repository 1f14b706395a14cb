// @both-engines
import { beforeEach, describe, expect, it } from 'vitest'
import { listOrders, placeOrder, type Order } from '#contract/orders/orders.ts'
import { quote } from '#contract/orders/quotes.ts'
import { slots } from '#contract/catalogue/catalogue.ts'
import { countStatements } from '../../../database/statement-count.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import {
  placed,
  SUNDAY,
  THURSDAY,
  orderInput,
  countBookedInSlot,
  slotRow,
} from '../../../testing/order-inputs.ts'

const product = await testProduct()
let asha: SignedIn
beforeEach(async () => {
  asha = await product.person({ name: 'Asha', phone: '+91 98450 00000' })
})

async function ordersStored(): Promise<number> {
  const { count } = await product.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('the price of an order', () => {
  it('prices 3 kg and 3 ironed shirts with express at ₹260', async () => {
    const order = await placed(asha, {
      lines: [
        { itemId: 'wash-fold', quantity: 3 },
        { itemId: 'ironing-shirt', quantity: 3 },
      ],
      deliveryPreference: 'express',
      total: 260,
    })

    expect(order).toMatchObject({
      items: ['3 kg Wash & Fold', '3 × Shirt (Ironing)'],
      total: 260,
      expressFee: 20,
      listTotal: 287,
    })
    expect(order.lines.map((line) => [line.unitPrice, line.amount])).toEqual([
      [70, 210],
      [10, 30],
    ])
  })

  it('stays the same whether the selection is sent as lines or as texts', async () => {
    const lines = [
      { itemId: 'wash-fold', quantity: 4 },
      { itemId: 'special-care-wedding-dress', quantity: 1 },
    ]
    const items = ['4KG wash and fold', '1 x wedding dress']

    const [asLines, asTexts] = [
      await product.visitor.call(quote, { body: { lines } }),
      await product.visitor.call(quote, { body: { items } }),
    ]

    expect(asLines.body.total).toBe(4 * 70 + 799)
    expect(asTexts.body).toEqual(asLines.body)
    const order = await placed(asha, { items, lines: undefined })
    expect(order.lines).toEqual(asLines.body.lines)
    expect(order.items).toEqual(['4 kg Wash & Fold', '1 × Wedding Dress (Special Care)'])
  })

  it('refuses a wrong total with the right quote, and stores nothing', async () => {
    const before = await ordersStored()

    const { status, code, message, body } = await asha.call(placeOrder, {
      body: orderInput({ total: 1 }),
    })

    expect([status, code]).toEqual([409, 'price_changed'])
    expect(message).toContain('₹210')
    expect(body).toMatchObject({ quote: { total: 210, lines: [{ itemId: 'wash-fold' }] } })
    expect(await ordersStored()).toBe(before)
  })
})

describe('an order as the first apps send it', () => {
  it('needs no change to be accepted', async () => {
    const payload = {
      userId: asha.user._id,
      pickupDate: THURSDAY,
      pickupTime: '3-5 PM',
      address: '4 Residency Road',
      estimatedDelivery: '2025-06-20T00:00:00.000Z',
      specialInstructions: 'Ring twice',
      total: 270,
      status: 'pickup_scheduled',
      items: ['3 kg wash and fold', '2 shirt (ironing)', '4 x Shirts (Ironing)'],
    }

    const { status, body } = await asha.send({ method: 'POST', url: '/api/orders', payload })

    expect(status).toBe(201)
    expect(body).toMatchObject({
      userId: asha.user._id,
      status: 'pickup_scheduled',
      pickupDate: THURSDAY,
      pickupTime: '3-5 PM',
      address: '4 Residency Road',
      deliveryAddress: '4 Residency Road',
      specialInstructions: 'Ring twice',
      total: 270,
      items: ['3 kg Wash & Fold', '6 × Shirt (Ironing)'],
    })
  })

  it('never sets status, rating, payment, price or delivery date', async () => {
    const tampered = {
      ...orderInput(),
      _id: '00000000-0000-7000-8000-000000000000',
      number: 'LC-0000-0000',
      status: 'completed',
      rating: 5,
      paid: true,
      paidAt: '2025-06-18T00:00:00Z',
      createdAt: '2000-01-01T00:00:00Z',
      estimatedDelivery: '2030-01-01T00:00:00.000Z',
      expressFee: -100,
      lines: [{ itemId: 'wash-fold', quantity: 3, unitPrice: 0, amount: 0, listPrice: 0 }],
    }

    const { status, body } = await asha.send({
      method: 'POST',
      url: '/api/orders',
      payload: tampered,
    })

    const order = body as Order
    expect(status).toBe(201)
    expect(order).toMatchObject({
      status: 'pickup_scheduled',
      rating: null,
      paid: false,
      total: 210,
      estimatedDelivery: '2025-06-20T03:30:00.000Z',
    })
    expect(order.createdAt).toMatch(/^2025-06-18T/)
    expect(order._id).not.toBe(tampered._id)
    expect(order.number).not.toBe(tampered.number)
  })

  it('refuses another customer as the owner', async () => {
    const ravi = await product.person()
    const before = await ordersStored()

    const { status, code } = await asha.call(placeOrder, {
      body: orderInput({ userId: ravi.user._id }),
    })

    expect([status, code]).toEqual([403, 'forbidden'])
    expect(await ordersStored()).toBe(before)
  })

  it('can be placed by staff for a customer, who sees it as their own', async () => {
    const staff = await product.person({ role: 'admin' })
    const { body, status } = await staff.call(placeOrder, {
      body: orderInput({ userId: asha.user._id }),
    })

    expect(status).toBe(201)
    expect(body).toMatchObject({ userId: asha.user._id, history: [{ by: 'staff' }] })
    const own = await asha.call(listOrders, { params: { userId: asha.user._id } })
    expect(own.body.map(({ _id }) => _id)).toEqual([body._id])
  })
})

describe('when the clothes come back', () => {
  const shirts = [{ itemId: 'dry-cleaning-shirt', quantity: 1 }]
  it.each([
    ['wash and fold, 24 hours', {}, '2025-06-20T03:30:00.000Z'],
    ['dry cleaning, 48 hours', { lines: shirts }, '2025-06-21T03:30:00.000Z'],
    [
      'special care, 48 hours',
      { items: ['1 × Silk Saree'], lines: undefined },
      '2025-06-21T03:30:00.000Z',
    ],
    [
      'scheduled, 24 hours',
      { deliveryPreference: 'scheduled' as const },
      '2025-06-20T03:30:00.000Z',
    ],
    [
      'express, the same day',
      { deliveryPreference: 'express' as const },
      '2025-06-19T13:30:00.000Z',
    ],
  ])('%s', async (_, fields, expected) => {
    expect((await placed(asha, fields)).estimatedDelivery).toBe(expected)
  })

  it.each(['1-3 PM', '3-5 PM', '5-7 PM'])('offers no express for %s', async (pickupTime) => {
    const body = orderInput({ pickupTime, deliveryPreference: 'express' })
    expect(await asha.call(placeOrder, { body })).toMatchObject({
      status: 422,
      code: 'express_not_offered',
    })
  })
})

describe('which pickups can be booked', () => {
  it.each([
    ['yesterday', '2025-06-17', '9-11 AM', 'past_date'],
    ['more than 30 days ahead', '2025-07-19', '9-11 AM', 'too_far'],
    ['a slot that has begun today', '2025-06-18', '11 AM-1 PM', 'slot_begun'],
    ['a slot that does not exist', THURSDAY, '9-11', 'unknown_slot'],
    ['the slot after Sunday’s closing', SUNDAY, '5-7 PM', 'slot_not_offered'],
  ])('refuses %s', async (_, pickupDate, pickupTime, code) => {
    const answer = await asha.call(placeOrder, { body: orderInput({ pickupDate, pickupTime }) })
    expect([answer.status, answer.code]).toEqual([422, code])
    expect(await countBookedInSlot(product, pickupDate, pickupTime)).toBe(0)
  })

  it('include today’s next slot and the last bookable day', async () => {
    const today = await placed(asha, { pickupDate: '2025-06-18', pickupTime: '1-3 PM' })
    const last = await placed(asha, { pickupDate: '2025-07-18' })
    expect([today.pickupDate, last.pickupDate]).toEqual(['2025-06-18', '2025-07-18'])
  })

  it('require a saved card for an order paid by card', async () => {
    const answer = await asha.call(placeOrder, { body: orderInput({ paymentMethod: 'card' }) })
    expect([answer.status, answer.code]).toEqual([422, 'card_not_available'])
  })
})

describe('places in a slot', () => {
  it('gives 20 places to 40 customers who book at once', async () => {
    const customers = await Promise.all(Array.from({ length: 8 }, () => product.person()))
    const body = orderInput({ pickupDate: '2025-06-23', pickupTime: '1-3 PM' })

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => customers[index % 8]!.call(placeOrder, { body })),
    )

    const outcomes = answers.map(({ status, code }) => code ?? status)
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === 'slot_full')).toHaveLength(20)
    expect(await countBookedInSlot(product, '2025-06-23', '1-3 PM')).toBe(20)
    const stored = await product.db
      .selectFrom('orders')
      .select('id')
      .where('slot_id', '=', slotRow('2025-06-23', '1-3 PM').id)
      .execute()
    expect(stored).toHaveLength(20)
  })

  it('are 8 on a Sunday, and the number shown decreases with each booking', async () => {
    for (let count = 0; count < 8; count += 1) await placed(asha, { pickupDate: SUNDAY })
    const ninth = await asha.call(placeOrder, { body: orderInput({ pickupDate: SUNDAY }) })
    expect([ninth.status, ninth.code]).toEqual([409, 'slot_full'])

    const { body } = await product.visitor.call(slots, { query: { from: SUNDAY, days: 1 } })
    expect(body.dates[0]?.slots.map((slot) => [slot.pickupTime, slot.placesLeft])).toEqual([
      ['9-11 AM', 0],
      ['11 AM-1 PM', 8],
      ['1-3 PM', 8],
      ['3-5 PM', 8],
    ])
  })
})

it('runs at most 8 statements for an order of a known session, including begin and commit', async () => {
  const counted: string[][] = []
  for (const key of ['counted-0001', 'counted-0002', 'counted-0003']) {
    const { value, statements } = await countStatements(() =>
      asha.call(placeOrder, { body: orderInput() }, { 'idempotency-key': key }),
    )
    expect(value.status).toBe(201)
    counted.push(statements.map((text) => text.trim().split(/\s/)[0]!.toLowerCase()))
  }
  // A late notice of an earlier change has the session read again.
  const [fewest] = counted.toSorted((one, other) => one.length - other.length)
  expect(fewest).toEqual(expect.arrayContaining(['select', 'begin', 'commit']))
  expect(fewest!.length).toBeLessThanOrEqual(8)
})
