import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { signup } from '#contract/accounts.ts'
import { setOrderStatus } from '#contract/order-list.ts'
import { listPoints, readLoyalty, redeemReward } from '#contract/loyalty.ts'
import { notifications } from '#contract/notifications.ts'
import { cancelOrder, orderDetails, placeOrder, type Order } from '#contract/orders.ts'
import { quote } from '#contract/quotes.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../testing/client.ts'
import { refusal } from '../../testing/refusals.ts'
import { member } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
beforeEach(async () => {
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
  asha = await product.person()
})

const SUIT_AND_SHIRT = [
  { itemId: 'dry-cleaning-suit', quantity: 1 },
  { itemId: 'dry-cleaning-shirt', quantity: 2 },
]

async function setStatus(order: Order, status: OrderStatus): Promise<Order> {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
  return (await staff.call(orderDetails, { params: { orderId: order._id } })).body as Order
}

async function loyaltyOf(person: Client) {
  const { status, body } = await person.call(readLoyalty, {})
  expect(status).toBe(200)
  return body
}

/** Points out of nothing, as a long customer has them. */
async function give(person: SignedIn, points: number): Promise<void> {
  const order = await placed(person)
  await product.db
    .insertInto('loyalty_entries')
    .values({
      id: newId(product.clock.read()),
      user_id: person.user._id,
      points,
      reason: 'order',
      order_id: order._id,
      created_at: product.clock.read(),
    })
    .execute()
  await person.call(cancelOrder, { params: { orderId: order._id } })
}

function redeem(person: Client, id: string, key?: string) {
  const headers = key ? { 'idempotency-key': key } : {}
  return person.call(redeemReward, { params: { id }, headers })
}

describe('points', () => {
  it('are one for each rupee of a completed order, however often it is taken back and completed', async () => {
    expect(await loyaltyOf(asha)).toMatchObject({
      points: 0,
      tier: { name: 'Silver' },
      nextTier: { name: 'Gold', pointsToGo: 1000 },
      vouchers: [],
    })
    const order = await placed(asha)
    await setStatus(order, 'out_for_delivery')
    expect((await loyaltyOf(asha)).points).toBe(0)
    await setStatus(order, 'completed')
    expect(await loyaltyOf(asha)).toMatchObject({ points: 210, nextTier: { pointsToGo: 790 } })

    await setStatus(order, 'washing')
    await setStatus(order, 'completed')
    expect(await loyaltyOf(asha)).toMatchObject({ points: 210, earned: 210 })
    const title = `Order ${order.number}`
    expect((await asha.call(listPoints, {})).body).toMatchObject([
      { points: 210, reason: 'order', title, orderId: order._id },
      { points: -210, reason: 'order', title: `${title}, corrected`, orderId: order._id },
      { points: 210, reason: 'order', title, orderId: order._id },
    ])
  })

  it('are counted once when staff complete an order twice at the same time', async () => {
    const order = await placed(asha)
    await Promise.all([setStatus(order, 'completed'), setStatus(order, 'completed')])
    expect((await loyaltyOf(asha)).points).toBe(210)
  })

  it('stand in pages, newest first, and are nobody else’s', async () => {
    for (const points of [11, 12, 13]) await give(asha, points)
    const first = await asha.call(listPoints, { query: { limit: 2 } })
    expect(first.body.map((entry) => entry.points)).toEqual([13, 12])
    expect(first.headers['link']).toMatch(/rel="next"/)
    const cursor = first.body[1]!._id
    const second = await asha.call(listPoints, { query: { limit: 2, cursor } })
    expect(second.body.map((entry) => entry.points)).toEqual([11])
    expect(second.headers['link']).toBeUndefined()

    expect((await (await product.person()).call(listPoints, {})).body).toEqual([])
    expect((await product.visitor.call(readLoyalty, {})).status).toBe(401)
    expect((await redeem(product.visitor, 'five-off')).status).toBe(401)
  })

  it('can’t be changed or removed afterwards', async () => {
    await give(asha, 50)
    const mine = product.db.updateTable('loyalty_entries').where('user_id', '=', asha.user._id)
    await expect(mine.set({ points: 5000 }).execute()).rejects.toThrow('append-only')
    await expect(
      product.db.deleteFrom('loyalty_entries').where('user_id', '=', asha.user._id).execute(),
    ).rejects.toThrow('append-only')
  })
})

describe('a reward', () => {
  it('costs its points and becomes a voucher; the tier stays', async () => {
    await give(asha, 1100)
    expect((await loyaltyOf(asha)).rewards.map((reward) => reward.affordable)).toEqual([
      true,
      true,
      false,
    ])
    const { status, body } = await redeem(asha, 'free-dry-cleaning')
    expect([status, body.name]).toEqual([201, 'Free dry cleaning'])
    expect(await loyaltyOf(asha)).toMatchObject({
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

  it('is refused without enough points, and when there is no such reward', async () => {
    await give(asha, 499)
    const url = (id: string) => ({
      method: 'POST' as const,
      url: `/api/loyalty/rewards/${id}/redeem`,
    })
    const short = await refusal(product, asha, url('five-off'))
    expect([short.status, short.code, short.message]).toEqual([
      409,
      'not_enough_points',
      'You need 500 points for “₹5 off”.',
    ])
    const unknown = await refusal(product, asha, url('free-car'))
    expect([unknown.status, unknown.code]).toEqual([404, 'unknown_reward'])
    expect((await loyaltyOf(asha)).points).toBe(499)
  })

  it('never spends the same points twice, whatever comes at once', async () => {
    await give(asha, 1100)
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(asha, 'five-off')))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 409, 409, 409, 409,
    ])
    expect(await loyaltyOf(asha)).toMatchObject({ points: 100 })
    expect((await loyaltyOf(asha)).vouchers).toHaveLength(2)
  })

  it('is one voucher for one Idempotency-Key', async () => {
    await give(asha, 2100)
    const both = await Promise.all([
      redeem(asha, 'five-off', 'one-press-only'),
      redeem(asha, 'five-off', 'one-press-only'),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 201,
    ])
    expect(new Set(both.map(({ body }) => body._id)).size).toBe(1)
    expect((await loyaltyOf(asha)).points).toBe(1600)
    const other = await redeem(asha, 'free-dry-cleaning', 'one-press-only')
    expect([other.status, other.code]).toEqual([422, 'key_reused'])
  })
})

describe('points that were spent and are taken back with their order', () => {
  it('are a debt that the next points pay off, and nothing is bought on debt', async () => {
    await give(asha, 400)
    const order = await placed(asha)
    await setStatus(order, 'completed')
    expect((await redeem(asha, 'five-off')).status).toBe(201)
    await setStatus(order, 'cancelled')
    expect(await loyaltyOf(asha)).toMatchObject({ points: -100, earned: 400 })
    expect((await redeem(asha, 'five-off')).code).toBe('not_enough_points')
    await setStatus(order, 'completed')
    expect((await loyaltyOf(asha)).points).toBe(110)
  })
})

describe('a voucher', () => {
  it('comes off the next order as the quote said, once', async () => {
    await give(asha, 600)
    await redeem(asha, 'five-off')
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
    expect((await loyaltyOf(asha)).vouchers).toEqual([])
  })

  it('for dry cleaning waits for an order with a piece to dry-clean', async () => {
    await give(asha, 1000)
    await redeem(asha, 'free-dry-cleaning')
    expect(await placed(asha)).toMatchObject({ discount: 0, total: 210 })
    const order = await placed(asha, { lines: SUIT_AND_SHIRT })
    const dearest = Math.max(...order.lines.map((line) => line.unitPrice))
    expect(order).toMatchObject({ discount: dearest, total: 2 * 15 })
  })

  it('is used by one of two orders at once', async () => {
    await give(asha, 500)
    await redeem(asha, 'five-off')
    const orders = await Promise.all([placed(asha), placed(asha)])
    expect(orders.map((order) => order.discount).toSorted((one, other) => one - other)).toEqual([
      0, 5,
    ])
  })

  it('comes back from a cancelled order, and goes with it again when staff bring it back', async () => {
    await give(asha, 500)
    await redeem(asha, 'five-off')
    const order = await placed(asha)
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect((await loyaltyOf(asha)).vouchers).toHaveLength(1)

    expect(await setStatus(order, 'picked_up')).toMatchObject({ discount: 5, total: 205 })
    expect((await loyaltyOf(asha)).vouchers).toEqual([])

    await setStatus(order, 'cancelled')
    expect(await placed(asha)).toMatchObject({ discount: 5 })
    expect(await setStatus(order, 'picked_up')).toMatchObject({ discount: 0, total: 210 })
  })

  it('lessens what the order earns: points are for what was charged', async () => {
    await give(asha, 500)
    await redeem(asha, 'five-off')
    await setStatus(await placed(asha), 'completed')
    expect((await loyaltyOf(asha)).points).toBe(205)
  })
})

describe('an invitation', () => {
  async function signedUp(referral: string, browser = product.newBrowser()): Promise<Client> {
    const email = `friend-${newId(new Date())}@example.com`
    const body = { name: 'A Friend', email, password: 'monsoon-terrace-7', referral }
    const answer = await browser.call(signup, { body })
    expect(answer.status).toBe(201)
    return browser
  }

  it('gives both sides 200 points at the friend’s first completed order, and tells them', async () => {
    const { referral } = await loyaltyOf(asha)
    expect(referral.link).toMatch(new RegExp(`/signup\\?ref=${referral.code}$`))
    const friend = await signedUp(referral.code.toLowerCase())
    const first = await placed(friend)
    const second = await placed(friend)
    expect((await loyaltyOf(asha)).points).toBe(0)

    await setStatus(first, 'completed')
    await setStatus(second, 'completed')
    await setStatus(first, 'washing')
    await setStatus(first, 'completed')
    expect((await loyaltyOf(friend)).points).toBe(210 + 210 + 200)
    expect(await loyaltyOf(asha)).toMatchObject({ points: 200, referral: { friends: 1 } })
    expect((await asha.call(listPoints, {})).body).toMatchObject([
      { points: 200, reason: 'referral', title: 'A friend’s first order', orderId: null },
    ])
    for (const person of [asha, friend]) {
      const notification = (await person.call(notifications, {})).body.notifications
      expect(notification.filter(({ title }) => title === '200 points for you')).toHaveLength(1)
    }
  })

  it('is not paid for an order of a free trial, and is once something was paid', async () => {
    const { referral } = await loyaltyOf(asha)
    const before = (await loyaltyOf(asha)).points
    const friend = await signedUp(referral.code)
    await member(friend, { trial: true })
    const free = await placed(friend)
    expect(free.total).toBe(0)
    await setStatus(free, 'completed')
    expect([(await loyaltyOf(friend)).points, (await loyaltyOf(asha)).points]).toEqual([0, before])

    const paid = await placed(friend, { lines: [{ itemId: 'wash-fold', quantity: 50 }] })
    expect(paid.total).toBeGreaterThan(0)
    await setStatus(paid, 'completed')
    expect((await loyaltyOf(asha)).points).toBe(before + 200)
  })

  it('counts at an order that a paid membership covers', async () => {
    const { referral } = await loyaltyOf(asha)
    const before = (await loyaltyOf(asha)).points
    const friend = await signedUp(referral.code)
    await member(friend)
    const covered = await placed(friend)
    expect(covered.total).toBe(0)
    await setStatus(covered, 'completed')
    expect((await loyaltyOf(asha)).points).toBe(before + 200)
  })

  it('takes the points back from both sides when that order is taken back, and gives them again', async () => {
    const { referral } = await loyaltyOf(asha)
    const friend = await signedUp(referral.code)
    const first = await placed(friend)
    await setStatus(first, 'completed')
    await setStatus(first, 'cancelled')
    expect((await loyaltyOf(friend)).points).toBe(0)
    expect(await loyaltyOf(asha)).toMatchObject({ points: 0, referral: { friends: 0 } })
    const second = await placed(friend)
    await setStatus(second, 'completed')
    await setStatus(first, 'completed')
    expect((await loyaltyOf(friend)).points).toBe(210 + 210 + 200)
    await setStatus(second, 'washing')
    expect(await loyaltyOf(asha)).toMatchObject({ points: 200, earned: 200 })
    await setStatus(first, 'washing')
    expect(await loyaltyOf(asha)).toMatchObject({ points: 0, earned: 0 })
  })

  it('counts for nothing when nobody has the code, or one invites oneself', async () => {
    const { referral } = await loyaltyOf(asha)
    const stranger = await signedUp('NOSUCHCODE')
    const before = await product.db.selectFrom('referrals').selectAll().execute()
    // On the browser that Asha is signed in on.
    const { user: self } = asha
    await signedUp(referral.code, asha)
    expect(await product.db.selectFrom('referrals').selectAll().execute()).toEqual(before)
    await setStatus(await placed(stranger), 'completed')
    expect((await loyaltyOf(stranger)).points).toBe(210)
    const { rows } = await sql<{ points: number }>`
      select points from loyalty_accounts where user_id = ${self._id}`.execute(product.db)
    expect(rows).toEqual([])
  })
})
