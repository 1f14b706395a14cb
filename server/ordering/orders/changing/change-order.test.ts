import { describe, expect, it } from 'vitest'
import { cancelOrder, placeOrder, rescheduleOrder, type Order } from '#contract/orders/orders.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import type { SignedIn } from '../../../testing/test-product.ts'
import {
  placed,
  SUNDAY,
  THURSDAY,
  orderInput,
  countBookedInSlot,
  slotRow,
} from '../../../testing/order-inputs.ts'
import {
  asha,
  orderParams,
  product,
  ravi,
  readOwnOrder,
  setStatus,
  staff,
} from './test-change-order.ts'

describe('cancelling', () => {
  it('releases the place once', async () => {
    const order = await placed(asha)
    await placed(ravi)

    const answers = await Promise.all([
      asha.call(cancelOrder, orderParams(order)),
      asha.call(cancelOrder, orderParams(order)),
    ])
    const again = await asha.call(cancelOrder, orderParams(order))

    expect([...answers, again].map(({ status, body }) => [status, body.status])).toEqual(
      Array(3).fill([200, 'cancelled']),
    )
    expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(1)
    expect((await readOwnOrder(order)).history.map((entry) => [entry.event, entry.status])).toEqual(
      [
        ['placed', 'pickup_scheduled'],
        ['status', 'cancelled'],
      ],
    )
  })

  it('makes room for another customer', async () => {
    await product.db
      .insertInto('pickup_slots')
      .values({ ...slotRow('2025-06-25', '1-3 PM'), capacity: 1 })
      .execute()
    const slot = { pickupDate: '2025-06-25', pickupTime: '1-3 PM' }
    const order = await placed(asha, slot)
    expect((await ravi.call(placeOrder, { body: orderInput(slot) })).code).toBe('slot_full')

    await asha.call(cancelOrder, orderParams(order))

    await placed(ravi, slot)
  })

  it.each(['picked_up', 'washing', 'ready', 'out_for_delivery', 'completed'] as const)(
    'refuses when %s',
    async (status) => {
      const order = await placed(asha)
      await setStatus(order, status)

      const answer = await asha.call(cancelOrder, orderParams(order))

      expect([answer.status, answer.code]).toEqual([409, 'no_longer_changeable'])
      expect(await readOwnOrder(order)).toMatchObject({ status, changeable: false })
      expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(1)
    },
  )
})

describe('moving the pickup', () => {
  it('moves the place, the promise and the history too', async () => {
    const order = await placed(asha)

    const { status, body } = await asha.call(rescheduleOrder, {
      ...orderParams(order),
      body: { pickupDate: '2025-06-26', pickupTime: '3-5 PM' },
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      pickupDate: '2025-06-26',
      pickupTime: '3-5 PM',
      estimatedDelivery: '2025-06-27T09:30:00.000Z',
      status: 'pickup_scheduled',
      total: order.total,
    })
    expect(body.history.at(-1)).toMatchObject({
      event: 'rescheduled',
      label: 'Pickup rescheduled',
      by: 'customer',
      pickupDate: '2025-06-26',
      pickupTime: '3-5 PM',
    })
    expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(0)
    expect(await countBookedInSlot(product, '2025-06-26', '3-5 PM')).toBe(1)
  })

  it('changes nothing for the same slot or a full one', async () => {
    const order = await placed(asha)
    for (let count = 0; count < 8; count += 1) await placed(ravi, { pickupDate: SUNDAY })
    const before = await readOwnOrder(order)

    const same = await asha.call(rescheduleOrder, {
      ...orderParams(order),
      body: { pickupDate: THURSDAY, pickupTime: '9-11 AM' },
    })
    const full = await asha.call(rescheduleOrder, {
      ...orderParams(order),
      body: { pickupDate: SUNDAY, pickupTime: '9-11 AM' },
    })

    expect([same.status, full.status, full.code]).toEqual([200, 409, 'slot_full'])
    expect(await readOwnOrder(order)).toEqual(before)
    expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(1)
    expect(await countBookedInSlot(product, SUNDAY, '9-11 AM')).toBe(8)
  })

  it.each([
    ['2025-06-17', '9-11 AM', 'past_date'],
    ['2025-09-01', '9-11 AM', 'too_far'],
    ['2025-06-18', '9-11 AM', 'slot_begun'],
    [SUNDAY, '5-7 PM', 'slot_not_offered'],
    [THURSDAY, 'noon', 'unknown_slot'],
  ])('refuses %s %s', async (pickupDate, pickupTime, code) => {
    const order = await placed(asha)
    const body = { pickupDate, pickupTime }
    const answer = await asha.call(rescheduleOrder, { ...orderParams(order), body })
    expect([answer.status, answer.code]).toEqual([422, code])
    expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(1)
  })

  it('keeps an express order in the morning slots', async () => {
    const order = await placed(asha, { deliveryPreference: 'express' })
    const afternoon = await asha.call(rescheduleOrder, {
      ...orderParams(order),
      body: { pickupDate: THURSDAY, pickupTime: '1-3 PM' },
    })
    expect([afternoon.status, afternoon.code]).toEqual([422, 'express_not_offered'])
  })

  it('refuses once picked up', async () => {
    const order = await placed(asha)
    await setStatus(order, 'picked_up')
    const body = { pickupDate: '2025-06-26', pickupTime: '3-5 PM' }
    const answer = await asha.call(rescheduleOrder, { ...orderParams(order), body })
    expect([answer.status, answer.code]).toEqual([409, 'no_longer_changeable'])
  })

  it('lets two customers swap slots repeatedly while both slots are otherwise full', async () => {
    const morning = { pickupDate: THURSDAY, pickupTime: '9-11 AM' }
    const evening = { pickupDate: THURSDAY, pickupTime: '5-7 PM' }
    const hers = await placed(asha, morning)
    const his = await placed(ravi, evening)
    let [herSlot, hisSlot] = [morning, evening]

    for (let round = 0; round < 20; round += 1) {
      ;[herSlot, hisSlot] = [hisSlot, herSlot]
      const answers = await Promise.all([
        asha.call(rescheduleOrder, { ...orderParams(hers), body: herSlot }),
        ravi.call(rescheduleOrder, { ...orderParams(his), body: hisSlot }),
      ])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    }

    expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(1)
    expect(await countBookedInSlot(product, THURSDAY, '5-7 PM')).toBe(1)
    expect(product.loggedErrors).toEqual([])
  })
})

describe('rating', () => {
  const rated = (customer: SignedIn, order: Order, rating: number, comment?: string) =>
    customer.call(rateOrder, {
      ...orderParams(order),
      body: { rating, ...(comment && { comment }) },
    })

  it('waits until the order is completed, and allows changes', async () => {
    const order = await placed(asha)
    const early = await rated(asha, order, 5)
    expect([early.status, early.code]).toEqual([409, 'not_completed'])
    await setStatus(order, 'completed')

    const first = await rated(asha, order, 4, 'Crisp shirts')
    const second = await rated(asha, order, 5)

    expect(first.body).toMatchObject({ rating: 4, ratingComment: 'Crisp shirts' })
    expect(second.body).toMatchObject({ rating: 5, ratingComment: null })
  })

  it.each([0, 6, 4.5, -1, 1e9])('refuses %d stars', async (rating) => {
    const order = await placed(asha)
    await setStatus(order, 'completed')
    const answer = await rated(asha, order, rating)
    expect([answer.status, answer.message]).toEqual([422, 'Please choose 1 to 5 stars.'])
    expect((await readOwnOrder(order)).rating).toBeNull()
  })
})

it('does not reveal whether another customer’s order exists', async () => {
  const order = await placed(asha)
  await setStatus(order, 'completed')
  const before = await readOwnOrder(order)
  const unknown = { _id: '00000000-0000-7000-8000-000000000000' }
  const body = { pickupDate: '2025-06-26', pickupTime: '3-5 PM' }

  for (const somebody of [ravi, staff])
    for (const target of [order, unknown]) {
      const answers = [
        await somebody.call(cancelOrder, orderParams(target)),
        await somebody.call(rateOrder, { ...orderParams(target), body: { rating: 1 } }),
        // Staff have their own permission for this one.
        await ravi.call(rescheduleOrder, { ...orderParams(target), body }),
      ]
      expect(answers.map(({ status, code, message }) => [status, code, message])).toEqual(
        Array(3).fill([404, 'order_not_found', 'Order not found.']),
      )
    }
  expect(await readOwnOrder(order)).toEqual(before)
})
