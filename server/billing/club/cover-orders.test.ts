import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { userStats } from '#contract/accounts/accounts.ts'
import { cancelOrder, placeOrder } from '#contract/orders/orders.ts'
import { quote } from '#contract/orders/quotes.ts'
import { cancelSubscription, pauseSubscription } from '#contract/club/subscription-changes.ts'
import { activeSubscription } from '#contract/club/subscriptions.ts'
import { addMember, installRecordingPayments } from '../../testing/club.ts'
import { testEngine } from '../../testing/test-database.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { inTransaction } from '../../database/transaction.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'
import { processDueSubscriptions } from './process-due-subscriptions.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
beforeAll(async () => {
  installRecordingPayments(product.deps)
})
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person()
})

const kilograms = (quantity: number) => [{ itemId: 'wash-fold', quantity }]

async function left() {
  const { body } = await asha.call(activeSubscription, { params: { userId: asha.user._id } })
  return body.left
}

describe('an order of a member', () => {
  it('costs the quoted price: 3 kg from the Club, 1 kg at ₹70', async () => {
    await addMember(asha, { planId: 'basic' })
    await placed(asha, { lines: kilograms(2) })
    const asked = await asha.call(quote, { body: { lines: kilograms(4) } })
    expect(asked.body).toMatchObject({
      lines: [{ quantity: 4, amount: 280, coveredQuantity: 3, covered: 210 }],
      itemsTotal: 280,
      covered: 210,
      total: 70,
      allowanceLeft: { kilograms: 0, pickups: 0, dryCleanItems: 0 },
    })
    const order = await placed(asha, { lines: kilograms(4), total: 70 })
    expect(order).toMatchObject({
      total: 70,
      covered: 210,
      lines: [{ coveredQuantity: 3, covered: 210 }],
    })
    // Both pickups are used, so the next order is an ordinary one.
    expect((await asha.call(quote, { body: { lines: kilograms(4) } })).body).toMatchObject({
      covered: 0,
      total: 280,
    })
  })

  it('counts the Club’s cover as money saved', async () => {
    await addMember(asha)
    await placed(asha, { lines: kilograms(3) })
    const { body } = await asha.call(userStats, { params: { id: asha.user._id } })
    expect(body.moneySaved).toBe(210)
  })

  it('charges the express fee and everything that no plan covers', async () => {
    await addMember(asha)
    const lines = [...kilograms(3), { itemId: 'ironing-shirt', quantity: 2 }]
    const order = await placed(asha, { lines, deliveryPreference: 'express' })
    expect(order).toMatchObject({ covered: 210, expressFee: 20, total: 40 })
  })

  it('covers Premium’s 5 dry-clean items, the most expensive ones', async () => {
    await addMember(asha, { planId: 'premium' })
    const lines = [
      { itemId: 'dry-cleaning-shirt', quantity: 4 },
      { itemId: 'dry-cleaning-coat', quantity: 3 },
    ]
    const order = await placed(asha, { lines })
    expect(order.lines.map((line) => line.coveredQuantity)).toEqual([2, 3])
    expect(order.total).toBe(30)
    expect(await left()).toMatchObject({ dryCleanItems: 0, pickups: 7 })
  })

  it('is refused with a new quote when the allowance has changed since the last quote', async () => {
    await addMember(asha, { planId: 'basic' })
    await placed(asha, { lines: kilograms(5) })
    const refused = await asha.call(placeOrder, {
      body: orderInput({ lines: kilograms(3), total: 0 }),
    })
    expect([refused.status, refused.code]).toEqual([409, 'price_changed'])
    expect(refused.body).toMatchObject({ quote: { total: 210, covered: 0 } })
    expect(await left()).toMatchObject({ kilograms: 0, pickups: 1 })
  })

  it('ignores an allowance invented by its client', async () => {
    const { body } = await asha.send({
      method: 'POST',
      url: '/api/orders',
      payload: {
        ...orderInput({ lines: kilograms(3) }),
        covered: 210,
        clubUse: { kilograms: [{ lotId: 'x', kilograms: 3 }], dryCleanItems: 0 },
        allowance: { pickupsLeft: 99, lots: [] },
        discount: 210,
      },
    })
    expect(body).toMatchObject({ total: 210, covered: 0 })
  })

  it('uses the allowance once when repeated with its key', async () => {
    await addMember(asha)
    const headers = { 'idempotency-key': `order-${asha.user._id}` }
    const body = orderInput({ lines: kilograms(3), total: 0 })
    const replies = [
      await asha.call(placeOrder, { body, headers }),
      await asha.call(placeOrder, { body, headers }),
    ]
    expect(replies.map((reply) => reply.status)).toEqual([201, 200])
    expect(await left()).toMatchObject({ kilograms: 9, pickups: 3 })
  })

  it('never spends a kilogram that another order spends at once', async () => {
    await addMember(asha)
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => placed(asha, { lines: kilograms(5) })),
    )
    const covered = orders.flatMap((order) => order.lines.map((line) => line.coveredQuantity))
    expect(covered.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 2, 5, 5])
    expect(await left()).toMatchObject({ kilograms: 0, pickups: 1 })
  })

  // On PGlite one order is placed after the other.
  it.runIf(testEngine === 'postgresql')(
    'accepts two orders placed at once that both add the customer’s first phone number',
    async () => {
      await addMember(asha)
      const { db } = product.deps
      const waiting = async (count: number) => {
        await expect
          .poll(
            async () => {
              const { rows } = await sql`
                select from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
              return rows.length
            },
            // The second order waits a second for the first before it comes to the lock.
            { timeout: 20_000 },
          )
          .toBe(count)
      }
      const held = Promise.withResolvers<void>()
      const release = Promise.withResolvers<void>()
      const holding = inTransaction(db, async (tx) => {
        await sql`select from subscriptions where user_id = ${asha.user._id} for update`.execute(tx)
        held.resolve()
        await release.promise
      })
      await held.promise
      const byStaff = placed(staff, {
        userId: asha.user._id,
        lines: kilograms(5),
        phone: undefined,
      })
      await waiting(1)
      const own = placed(asha, { lines: kilograms(5), phone: '98300 11223' })
      await waiting(2)
      release.resolve()
      await holding
      const orders = await Promise.all([byStaff, own])
      expect(orders.map((order) => order.lines[0]?.coveredQuantity)).toEqual([5, 5])
    },
  )

  it('returns its allowance when it is cancelled, once', async () => {
    await addMember(asha)
    const order = await placed(asha, { lines: kilograms(5) })
    expect(await left()).toMatchObject({ kilograms: 7, pickups: 3 })
    const cancel = () => asha.call(cancelOrder, { params: { orderId: order._id } })
    await Promise.all([cancel(), cancel(), cancel()])
    expect(await left()).toMatchObject({ kilograms: 12, pickups: 4 })
  })

  it('gets its cover again when staff reopen it, and the laundry bears what the allowance no longer covers', async () => {
    await addMember(asha)
    const order = await placed(asha, { lines: kilograms(10) })
    const set = (status: 'cancelled' | 'pickup_scheduled') =>
      staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
    await set('cancelled')
    expect((await set('pickup_scheduled')).body).toMatchObject({ total: 0, covered: 700 })
    expect(await left()).toMatchObject({ kilograms: 2, pickups: 3 })

    await set('cancelled')
    await placed(asha, { lines: kilograms(8) })
    expect((await set('pickup_scheduled')).body).toMatchObject({
      total: 0,
      covered: 280,
      discount: 420,
      adjustments: [{ source: 'allowance' }, { source: 'kept-price', amount: 420 }],
    })
    expect(await left()).toMatchObject({ kilograms: 0, pickups: 2 })
  })
})

describe('the allowance', () => {
  it('covers orders while the subscription is cancelled but not over', async () => {
    const { _id } = await addMember(asha)
    await asha.call(cancelSubscription, { params: { id: _id } })
    expect(await placed(asha, { lines: kilograms(3) })).toMatchObject({ total: 0 })
  })

  it('covers nothing while the subscription is paused', async () => {
    const { _id } = await addMember(asha)
    await asha.call(pauseSubscription, { params: { id: _id }, body: { days: 10 } })
    expect((await asha.call(quote, { body: { lines: kilograms(3) } })).body).toMatchObject({
      total: 210,
      allowanceLeft: null,
    })
  })

  it('rolls over for 60 days, covers from the oldest first, and then expires', async () => {
    await addMember(asha)
    product.clock.set('2025-07-18T06:31:00Z')
    await processDueSubscriptions(product.deps)
    const order = { pickupDate: '2025-07-19' }
    const { body } = await asha.call(activeSubscription, { params: { userId: asha.user._id } })
    expect(body.left).toMatchObject({ kilograms: 24, pickups: 4 })
    expect(body.lots.map((lot) => [lot.rolledOver, lot.kilogramsLeft])).toEqual([
      [true, 12],
      [false, 12],
    ])
    expect(body.lots[0]?.expiresAt.slice(0, 10)).toBe('2025-09-16')
    await placed(asha, { ...order, lines: kilograms(14) })
    const after = await asha.call(activeSubscription, { params: { userId: asha.user._id } })
    expect(after.body.lots.map((lot) => lot.kilogramsLeft)).toEqual([0, 10])

    // Period 4 begins on 16 September: the first period's lot is over, the second's lives on.
    product.clock.set('2025-09-16T06:31:00Z')
    await processDueSubscriptions(product.deps)
    const later = await asha.call(activeSubscription, { params: { userId: asha.user._id } })
    expect(later.body.lots.map((lot) => lot.kilogramsLeft)).toEqual([10, 12, 12])
  })

  it('stays expired when an order that used it is cancelled after it expired', async () => {
    await addMember(asha)
    const order = await placed(asha, { lines: kilograms(12) })
    product.clock.set('2025-09-16T06:31:00Z')
    await processDueSubscriptions(product.deps)
    await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'cancelled' } })
    expect(await left()).toMatchObject({ kilograms: 36, pickups: 4 })
  })
})
