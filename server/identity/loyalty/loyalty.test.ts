import { describe, expect, it } from 'vitest'
import { listPoints, readLoyalty } from '#contract/discounts/loyalty.ts'
import { cancelOrder, placeOrder } from '#contract/orders/orders.ts'
import { quote } from '#contract/orders/quotes.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'
import {
  asha,
  givePoints,
  readPointsAndVouchers,
  product,
  redeemTestReward,
  setStatus,
} from './test-loyalty.ts'

const SUIT_AND_SHIRT = [
  { itemId: 'dry-cleaning-suit', quantity: 1 },
  { itemId: 'dry-cleaning-shirt', quantity: 2 },
]

describe('points', () => {
  it('count one for each rupee of a completed order, however often it is moved back and completed', async () => {
    expect(await readPointsAndVouchers(asha)).toMatchObject({
      points: 0,
      tier: { name: 'Silver' },
      nextTier: { name: 'Gold', pointsToGo: 1000 },
      vouchers: [],
    })
    const order = await placed(asha)
    await setStatus(order, 'out_for_delivery')
    expect((await readPointsAndVouchers(asha)).points).toBe(0)
    await setStatus(order, 'completed')
    expect(await readPointsAndVouchers(asha)).toMatchObject({
      points: 210,
      nextTier: { pointsToGo: 790 },
    })

    await setStatus(order, 'washing')
    await setStatus(order, 'completed')
    expect(await readPointsAndVouchers(asha)).toMatchObject({ points: 210, earned: 210 })
    const title = `Order ${order.number}`
    expect((await asha.call(listPoints, {})).body).toMatchObject([
      { points: 210, reason: 'order', title, orderId: order._id },
      { points: -210, reason: 'order', title: `${title}, corrected`, orderId: order._id },
      { points: 210, reason: 'order', title, orderId: order._id },
    ])
  })

  it('count once when staff complete an order twice at the same time', async () => {
    const order = await placed(asha)
    await Promise.all([setStatus(order, 'completed'), setStatus(order, 'completed')])
    expect((await readPointsAndVouchers(asha)).points).toBe(210)
  })

  it('appear in pages, newest first, for their owner only', async () => {
    for (const points of [11, 12, 13]) await givePoints(asha, points)
    const first = await asha.call(listPoints, { query: { limit: 2 } })
    expect(first.body.map((entry) => entry.points)).toEqual([13, 12])
    expect(first.headers['link']).toMatch(/rel="next"/)
    const cursor = first.body[1]!._id
    const second = await asha.call(listPoints, { query: { limit: 2, cursor } })
    expect(second.body.map((entry) => entry.points)).toEqual([11])
    expect(second.headers['link']).toBeUndefined()

    expect((await (await product.person()).call(listPoints, {})).body).toEqual([])
    expect((await product.visitor.call(readLoyalty, {})).status).toBe(401)
    expect((await redeemTestReward(product.visitor, 'five-off')).status).toBe(401)
  })

  it('refuse changes and deletion', async () => {
    await givePoints(asha, 50)
    const mine = product.db.updateTable('loyalty_entries').where('user_id', '=', asha.user._id)
    await expect(mine.set({ points: 5000 }).execute()).rejects.toThrow('append-only')
    await expect(
      product.db.deleteFrom('loyalty_entries').where('user_id', '=', asha.user._id).execute(),
    ).rejects.toThrow('append-only')
  })
})

describe('a reward', () => {
  it('costs its points and becomes a voucher; the tier stays', async () => {
    await givePoints(asha, 1100)
    expect((await readPointsAndVouchers(asha)).rewards.map((reward) => reward.affordable)).toEqual([
      true,
      true,
      false,
    ])
    const { status, body } = await redeemTestReward(asha, 'free-dry-cleaning')
    expect([status, body.name]).toEqual([201, 'Free dry cleaning'])
    expect(await readPointsAndVouchers(asha)).toMatchObject({
      points: 100,
      earned: 1100,
      tier: { name: 'Gold' },
      vouchers: [{ rewardId: 'free-dry-cleaning' }],
    })
    expect((await asha.call(listPoints, {})).body[0]).toMatchObject({
      points: -1000,
      reason: 'reward',
      title: 'Free dry cleaning',
    })
  })

  it('refuses a customer without enough points, and an unknown reward', async () => {
    await givePoints(asha, 499)
    const url = (id: string) => ({
      method: 'POST' as const,
      url: `/api/loyalty/rewards/${id}/redeem`,
    })
    const short = await expectRefusal(product, asha, url('five-off'))
    expect([short.status, short.code, short.message]).toEqual([
      409,
      'not_enough_points',
      'You need 500 points for “₹5 off”.',
    ])
    const unknown = await expectRefusal(product, asha, url('free-car'))
    expect([unknown.status, unknown.code]).toEqual([404, 'unknown_reward'])
    expect((await readPointsAndVouchers(asha)).points).toBe(499)
  })

  it('never spends the same points twice when requested at once', async () => {
    await givePoints(asha, 1100)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => redeemTestReward(asha, 'five-off')),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 409, 409, 409, 409,
    ])
    expect(await readPointsAndVouchers(asha)).toMatchObject({ points: 100 })
    expect((await readPointsAndVouchers(asha)).vouchers).toHaveLength(2)
  })

  it('makes one voucher for one Idempotency-Key', async () => {
    await givePoints(asha, 2100)
    const both = await Promise.all([
      redeemTestReward(asha, 'five-off', 'one-press-only'),
      redeemTestReward(asha, 'five-off', 'one-press-only'),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 201,
    ])
    expect(new Set(both.map(({ body }) => body._id)).size).toBe(1)
    expect((await readPointsAndVouchers(asha)).points).toBe(1600)
    const other = await redeemTestReward(asha, 'free-dry-cleaning', 'one-press-only')
    expect([other.status, other.code]).toEqual([422, 'key_reused'])
  })
})

describe('spent points whose order is cancelled', () => {
  it('leave a negative balance, which blocks rewards until new points pay it off', async () => {
    await givePoints(asha, 400)
    const order = await placed(asha)
    await setStatus(order, 'completed')
    expect((await redeemTestReward(asha, 'five-off')).status).toBe(201)
    await setStatus(order, 'cancelled')
    expect(await readPointsAndVouchers(asha)).toMatchObject({ points: -100, earned: 400 })
    expect((await redeemTestReward(asha, 'five-off')).code).toBe('not_enough_points')
    await setStatus(order, 'completed')
    expect((await readPointsAndVouchers(asha)).points).toBe(110)
  })
})

describe('a voucher', () => {
  it('reduces the next order as quoted, once', async () => {
    await givePoints(asha, 600)
    await redeemTestReward(asha, 'five-off')
    const body = { lines: orderInput().lines! }
    expect((await asha.call(quote, { body })).body).toMatchObject({
      discount: 5,
      reward: '₹5 off',
      total: 205,
    })
    expect((await product.visitor.call(quote, { body })).body).toMatchObject({
      discount: 0,
      reward: null,
      total: 210,
    })
    const dear = await asha.call(placeOrder, { body: orderInput({ total: 210 }) })
    expect([dear.status, dear.code]).toEqual([409, 'price_changed'])

    expect(await placed(asha, { total: 205 })).toMatchObject({ discount: 5, total: 205 })
    expect(await placed(asha, { total: 210 })).toMatchObject({ discount: 0, total: 210 })
    expect((await readPointsAndVouchers(asha)).vouchers).toEqual([])
  })

  it('for dry cleaning waits for an order with a dry-clean item', async () => {
    await givePoints(asha, 1000)
    await redeemTestReward(asha, 'free-dry-cleaning')
    expect(await placed(asha)).toMatchObject({ discount: 0, total: 210 })
    const order = await placed(asha, { lines: SUIT_AND_SHIRT })
    const dearest = Math.max(...order.lines.map((line) => line.unitPrice))
    expect(order).toMatchObject({ discount: dearest, total: 2 * 15 })
  })

  it('applies to one of two orders at once', async () => {
    await givePoints(asha, 500)
    await redeemTestReward(asha, 'five-off')
    const orders = await Promise.all([placed(asha), placed(asha)])
    expect(orders.map((order) => order.discount).toSorted((one, other) => one - other)).toEqual([
      0, 5,
    ])
  })

  it('returns with a cancelled order, which costs as much as before when staff reopen it', async () => {
    await givePoints(asha, 500)
    await redeemTestReward(asha, 'five-off')
    const order = await placed(asha)
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect((await readPointsAndVouchers(asha)).vouchers).toHaveLength(1)

    expect(await setStatus(order, 'picked_up')).toMatchObject({ discount: 5, total: 205 })
    expect((await readPointsAndVouchers(asha)).vouchers).toEqual([])

    await setStatus(order, 'cancelled')
    expect(await placed(asha)).toMatchObject({ discount: 5 })
    expect(await setStatus(order, 'picked_up')).toMatchObject({
      total: 205,
      adjustments: [{ source: 'kept-price', amount: 5 }],
    })
  })

  it('lowers the points of the order, which are for the amount charged', async () => {
    await givePoints(asha, 500)
    await redeemTestReward(asha, 'five-off')
    await setStatus(await placed(asha), 'completed')
    expect((await readPointsAndVouchers(asha)).points).toBe(205)
  })
})
