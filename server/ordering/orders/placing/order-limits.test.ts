import { beforeAll, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { addCard } from '#contract/accounts/profile.ts'
import { cancelOrder, placeOrder, rescheduleOrder } from '#contract/orders/orders.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import * as subscriptionChanges from '#contract/club/subscription-changes.ts'
import * as orderPayments from '#contract/orders/order-payments.ts'
import * as payments from '#contract/payments/payments.ts'
import * as profile from '#contract/accounts/profile.ts'
import * as subscriptions from '#contract/club/subscriptions.ts'
import type { Call } from '#contract/base/call.ts'
import { isStaffCall } from '../../../http/callers/access.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import { THURSDAY, orderInput } from '../../../testing/order-inputs.ts'

const product = await testProduct({ config: { limitFactor: 1 } })
const staff = await product.person({ role: 'admin' })
beforeAll(async () => {
  // So that no slot is ever full.
  const capacities = JSON.stringify(Array.from({ length: 7 }, () => [100, 100, 100, 100, 100]))
  await product.db.updateTable('business').set({ slot_capacities: capacities }).execute()
})

const place = (who: SignedIn, fields: Partial<ReturnType<typeof orderInput>> = {}, key = '') =>
  who.call(placeOrder, { body: orderInput(fields) }, key ? { 'idempotency-key': key } : {})

async function allow(newCustomerOrders: number): Promise<void> {
  const { orderLimits } = (await staff.call(adminSettings, {})).body
  await staff.call(settingCalls.changeOrderLimits, { body: { ...orderLimits, newCustomerOrders } })
}

describe('a customer without a completed order', () => {
  it('has at most three orders under way, however many are placed at once', async () => {
    const asha = await product.person()

    const answers = await Promise.all(Array.from({ length: 8 }, () => place(asha)))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { status, code, message } of refused)
      expect([status, code, message]).toEqual([
        409,
        'too_many_open_orders',
        'You have 3 orders under way. Once the first is back with you, you can place as many as you like. If you need more now, write to us and we’ll place it for you.',
      ])
    const stored = await product.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', asha.user._id)
      .execute()
    expect(stored).toHaveLength(3)
  })

  it('takes no place in a slot and gets no message for a refused order', async () => {
    const asha = await product.person()
    for (let count = 0; count < 3; count += 1) await place(asha)
    const counts = () =>
      Promise.all([
        product.db.selectFrom('pickup_slots').select('booked').execute(),
        product.db.selectFrom('outbox_messages').select('id').orderBy('id').execute(),
      ])
    const before = await counts()
    expect((await place(asha)).status).toBe(409)
    expect(await counts()).toEqual(before)
  })

  it('allows another once one is cancelled, and any number once one is completed', async () => {
    const asha = await product.person()
    const orders = []
    for (let count = 0; count < 3; count += 1) orders.push((await place(asha)).body)
    await asha.call(cancelOrder, { params: { orderId: orders[0]!._id } })
    expect((await place(asha)).status).toBe(201)
    expect((await place(asha)).status).toBe(409)
    await staff.call(setOrderStatus, {
      params: { id: orders[1]!._id },
      body: { status: 'completed' },
    })
    for (let count = 0; count < 5; count += 1) expect((await place(asha)).status).toBe(201)
  })

  it('finds an order again by its key while at the limit', async () => {
    const asha = await product.person()
    const first = await place(asha, {}, 'kept-key-0001')
    for (let count = 0; count < 2; count += 1) await place(asha)
    const again = await place(asha, {}, 'kept-key-0001')
    expect([again.status, again.body._id]).toEqual([200, first.body._id])
  })

  it('allows as many as staff set, with the change in the audit log', async () => {
    await allow(5)
    const asha = await product.person()
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await place(asha)).status)
    await allow(3)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409])
    const entries = await product.db
      .selectFrom('audit_log')
      .select('search_text as summary')
      .where('action', '=', 'business.order_limits_changed')
      .orderBy('id')
      .execute()
    expect(entries[0]?.summary).toBe('New customers: orders under way 5 instead of 3')
  })

  it('allows more when staff place them by phone', async () => {
    const asha = await product.person()
    for (let count = 0; count < 4; count += 1)
      expect((await place(staff, { userId: asha.user._id })).status).toBe(201)
  })
})

it('refuses more than 20 orders within an hour', async () => {
  await allow(1000)
  const hotel = await product.person()
  const statuses = []
  for (let count = 0; count < 24; count += 1) statuses.push((await place(hotel)).status)
  await allow(3)
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201))
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429])
})

it('moves a pickup at most 12 times an hour', async () => {
  const asha = await product.person()
  const { body } = await place(asha)
  const statuses = []
  for (let count = 0; count < 14; count += 1) {
    const pickupTime = count % 2 === 0 ? '3-5 PM' : '1-3 PM'
    const answer = await asha.call(rescheduleOrder, {
      params: { orderId: body._id },
      body: { pickupDate: THURSDAY, pickupTime },
    })
    statuses.push(answer.status)
  }
  expect(statuses.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(statuses.slice(12)).toEqual([429, 429])
})

describe('trying cards', () => {
  it('is refused after ten tries an hour', async () => {
    const asha = await product.person()
    const statuses = []
    for (let count = 0; count < 12; count += 1) {
      const answer = await asha.call(addCard, {
        params: { id: asha.user._id },
        body: {
          token: 'sim_declined',
          brand: 'Visa',
          last4: '0002',
          expiryMonth: '12',
          expiryYear: '2099',
          holder: 'Asha Rao',
        },
      })
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it('has a limit in every customer call that tries a card', () => {
    const modules = [subscriptionChanges, orderPayments, payments, profile, subscriptions]
    const calls = modules.flatMap((each) => Object.values(each as object) as Partial<Call>[])
    const trying = calls.filter(
      ({ access, errors }) =>
        access !== undefined &&
        access !== 'public' &&
        !isStaffCall(access) &&
        errors?.includes('payment_failed'),
    )
    expect(trying.length).toBeGreaterThanOrEqual(4)
    for (const { limit } of trying) expect(limit?.hour ?? limit?.minute).toBeLessThanOrEqual(30)
  })
})
