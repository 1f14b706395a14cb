import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/order-list.ts'
import {
  cancelOrder,
  orderDetails,
  placeOrder,
  rescheduleOrder,
  type Order,
} from '#contract/orders.ts'
import { rateOrder } from '#contract/rating.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/order-lifecycle.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, SUNDAY, THURSDAY, orderInput, placesTaken } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
let ravi: SignedIn
beforeEach(async () => {
  asha = await product.person()
  ravi = await product.person()
  await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
})

const of = (order: { _id: string }) => ({ params: { orderId: order._id } })

function setStatus(order: { _id: string }, status: OrderStatus) {
  return staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

async function read(order: { _id: string }): Promise<Order> {
  return (await asha.call(orderDetails, of(order))).body as Order
}

describe('cancelling', () => {
  it('gives the place back, once', async () => {
    const order = await placed(asha)
    await placed(ravi)

    const answers = await Promise.all([
      asha.call(cancelOrder, of(order)),
      asha.call(cancelOrder, of(order)),
    ])
    const again = await asha.call(cancelOrder, of(order))

    expect([...answers, again].map(({ status, body }) => [status, body.status])).toEqual(
      Array(3).fill([200, 'cancelled']),
    )
    expect(await placesTaken(product, THURSDAY, '9-11 AM')).toBe(1)
    expect((await read(order)).history.map((entry) => [entry.event, entry.status])).toEqual([
      ['placed', 'pickup_scheduled'],
      ['status', 'cancelled'],
    ])
  })

  it('makes room for somebody else', async () => {
    await product.db
      .insertInto('pickup_slots')
      .values({ pickup_date: '2025-06-25', pickup_time: '1-3 PM', capacity: 1 })
      .execute()
    const slot = { pickupDate: '2025-06-25', pickupTime: '1-3 PM' }
    const order = await placed(asha, slot)
    expect((await ravi.call(placeOrder, { body: orderInput(slot) })).code).toBe('slot_full')

    await asha.call(cancelOrder, of(order))

    await placed(ravi, slot)
  })

  it.each(['picked_up', 'washing', 'ready', 'out_for_delivery', 'completed'] as const)(
    'is too late when %s',
    async (status) => {
      const order = await placed(asha)
      await setStatus(order, status)

      const answer = await asha.call(cancelOrder, of(order))

      expect([answer.status, answer.code]).toEqual([409, 'no_longer_changeable'])
      expect(await read(order)).toMatchObject({ status, changeable: false })
      expect(await placesTaken(product, THURSDAY, '9-11 AM')).toBe(1)
    },
  )
})

describe('moving the pickup', () => {
  it('moves the place, the promise and the history along', async () => {
    const order = await placed(asha)

    const { status, body } = await asha.call(rescheduleOrder, {
      ...of(order),
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
      label: 'Pickup moved',
      by: 'customer',
      pickupDate: '2025-06-26',
      pickupTime: '3-5 PM',
    })
    expect(await placesTaken(product, THURSDAY, '9-11 AM')).toBe(0)
    expect(await placesTaken(product, '2025-06-26', '3-5 PM')).toBe(1)
  })

  it('changes nothing when it names the same slot, or one that is full', async () => {
    const order = await placed(asha)
    for (let count = 0; count < 8; count += 1) await placed(ravi, { pickupDate: SUNDAY })
    const before = await read(order)

    const same = await asha.call(rescheduleOrder, {
      ...of(order),
      body: { pickupDate: THURSDAY, pickupTime: '9-11 AM' },
    })
    const full = await asha.call(rescheduleOrder, {
      ...of(order),
      body: { pickupDate: SUNDAY, pickupTime: '9-11 AM' },
    })

    expect([same.status, full.status, full.code]).toEqual([200, 409, 'slot_full'])
    expect(await read(order)).toEqual(before)
    expect(await placesTaken(product, THURSDAY, '9-11 AM')).toBe(1)
    expect(await placesTaken(product, SUNDAY, '9-11 AM')).toBe(8)
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
    const answer = await asha.call(rescheduleOrder, { ...of(order), body })
    expect([answer.status, answer.code]).toEqual([422, code])
    expect(await placesTaken(product, THURSDAY, '9-11 AM')).toBe(1)
  })

  it('keeps an express order in the morning', async () => {
    const order = await placed(asha, { deliveryPreference: 'express' })
    const afternoon = await asha.call(rescheduleOrder, {
      ...of(order),
      body: { pickupDate: THURSDAY, pickupTime: '1-3 PM' },
    })
    expect([afternoon.status, afternoon.code]).toEqual([422, 'express_not_offered'])
  })

  it('is too late once picked up', async () => {
    const order = await placed(asha)
    await setStatus(order, 'picked_up')
    const body = { pickupDate: '2025-06-26', pickupTime: '3-5 PM' }
    const answer = await asha.call(rescheduleOrder, { ...of(order), body })
    expect([answer.status, answer.code]).toEqual([409, 'no_longer_changeable'])
  })

  it('lets two customers swap their slots again and again, with both slots otherwise full', async () => {
    const morning = { pickupDate: THURSDAY, pickupTime: '9-11 AM' }
    const evening = { pickupDate: THURSDAY, pickupTime: '5-7 PM' }
    const hers = await placed(asha, morning)
    const his = await placed(ravi, evening)
    let [herSlot, hisSlot] = [morning, evening]

    for (let round = 0; round < 20; round += 1) {
      ;[herSlot, hisSlot] = [hisSlot, herSlot]
      const answers = await Promise.all([
        asha.call(rescheduleOrder, { ...of(hers), body: herSlot }),
        ravi.call(rescheduleOrder, { ...of(his), body: hisSlot }),
      ])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    }

    expect(await placesTaken(product, THURSDAY, '9-11 AM')).toBe(1)
    expect(await placesTaken(product, THURSDAY, '5-7 PM')).toBe(1)
    expect(product.loggedErrors).toEqual([])
  })
})

describe('staff', () => {
  it('take an order through all six statuses, each with who and when', async () => {
    const order = await placed(asha)
    for (const { code } of ORDER_STATUSES.slice(1)) {
      const answer = await setStatus(order, code)
      expect(answer).toMatchObject({ status: 200, body: { status: code } })
    }

    const { history } = await read(order)
    expect(history.map((entry) => entry.status)).toEqual(ORDER_STATUSES.map(({ code }) => code))
    expect(history.map((entry) => entry.by)).toEqual(['customer', ...Array(5).fill('staff')])
    const times = history.map((entry) => entry.at)
    expect(times).toEqual(times.toSorted())
    const actors = await product.db
      .selectFrom('order_history')
      .select('actor_id')
      .where('order_id', '=', order._id)
      .where('actor', '=', 'staff')
      .execute()
    expect(actors).toEqual(Array(5).fill({ actor_id: staff.user._id }))
  })

  it('set any status in any order, and take a cancelled order back with its place', async () => {
    const order = await placed(asha)
    await setStatus(order, 'completed')
    await setStatus(order, 'washing')
    await setStatus(order, 'cancelled')
    expect(await placesTaken(product, THURSDAY, '9-11 AM')).toBe(0)

    const answer = await setStatus(order, 'pickup_scheduled')

    expect(answer.body).toMatchObject({ status: 'pickup_scheduled', changeable: true })
    expect(await placesTaken(product, THURSDAY, '9-11 AM')).toBe(1)
  })

  it('record nothing when the status is the one it has', async () => {
    const order = await placed(asha)
    await setStatus(order, 'washing')
    await setStatus(order, 'washing')
    expect((await read(order)).history).toHaveLength(2)
  })

  it('learn that an order does not exist, and that a status does not', async () => {
    const order = await placed(asha)
    const unknown = await setStatus({ _id: '00000000-0000-7000-8000-000000000000' }, 'ready')
    const nonsense = await setStatus(order, 'lost' as OrderStatus)
    expect([unknown.status, unknown.code]).toEqual([404, 'order_not_found'])
    expect([nonsense.status, nonsense.message]).toEqual([422, 'This is not an order status.'])
  })
})

describe('the history', () => {
  it.each([
    ['status', sql`update order_history set status = 'completed'`],
    ['time', sql`update order_history set at = now(), actor_id = null`],
    ['pickup', sql`update order_history set pickup_time = '5-7 PM', actor_id = null`],
  ])('never changes its %s in the database', async (_, update) => {
    await placed(asha)
    await expect(update.execute(product.db)).rejects.toThrow('append-only')
  })

  it.each([
    ['entries', sql`delete from order_history where event = 'placed'`],
    ['all of it', sql`truncate order_history`],
    ['all orders at once', sql`truncate orders cascade`],
  ])('loses no %s', async (_, removal) => {
    const order = await placed(asha)
    await expect(removal.execute(product.db)).rejects.toThrow('append-only')
    expect((await read(order)).history).toMatchObject([{ event: 'placed' }])
  })

  it('goes with its order, and no other’s goes with it', async () => {
    const [gone, kept] = [await placed(asha), await placed(asha)]
    await setStatus(gone, 'washing')
    await product.db.deleteFrom('orders').where('id', '=', gone._id).execute()
    const left = await product.db
      .selectFrom('order_history')
      .select('order_id')
      .where('order_id', 'in', [gone._id, kept._id])
      .execute()
    expect(left).toEqual([{ order_id: kept._id }])
  })
})

describe('rating', () => {
  const rated = (customer: SignedIn, order: Order, rating: number, comment?: string) =>
    customer.call(rateOrder, { ...of(order), body: { rating, ...(comment && { comment }) } })

  it('waits until the order is completed, and can be changed', async () => {
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
    expect((await read(order)).rating).toBeNull()
  })
})

it('tells nobody whether another customer’s order exists', async () => {
  const order = await placed(asha)
  await setStatus(order, 'completed')
  const before = await read(order)
  const unknown = { _id: '00000000-0000-7000-8000-000000000000' }
  const body = { pickupDate: '2025-06-26', pickupTime: '3-5 PM' }

  for (const somebody of [ravi, staff])
    for (const target of [order, unknown]) {
      const answers = [
        await somebody.call(cancelOrder, of(target)),
        await somebody.call(rateOrder, { ...of(target), body: { rating: 1 } }),
        // Staff have their own permission for this one.
        await ravi.call(rescheduleOrder, { ...of(target), body }),
      ]
      expect(answers.map(({ status, code, message }) => [status, code, message])).toEqual(
        Array(3).fill([404, 'order_not_found', 'Order not found.']),
      )
    }
  expect(await read(order)).toEqual(before)
})
