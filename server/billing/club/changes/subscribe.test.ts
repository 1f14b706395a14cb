import { DAY_MS } from '#domain/base/time-zone.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import {
  activeSubscription,
  plans,
  subscribe,
  subscriptionCharges,
  type Subscription,
} from '#contract/club/subscriptions.ts'
import { card, addMember, membership, installRecordingPayments } from '../../../testing/club.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import { processDueSubscriptions } from '../process-due-subscriptions.ts'

const product = await testProduct()
let asha: SignedIn
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person()
})

const active = (person: SignedIn, of = person) =>
  person.call(activeSubscription, { params: { userId: of.user._id } })

describe('the plans', () => {
  it('appear to anyone, with their prices', async () => {
    const { body } = await product.visitor.call(plans, {})
    expect(
      body.map((p) => [p.id, p.price, p.originalPrice, p.savingsPercent, p.firstMonthPrice]),
    ).toEqual([
      ['basic', 29.99, 39.99, 25, 15],
      ['family', 49.99, 69.99, 29, 25],
      ['premium', 79.99, 109.99, 27, 40],
    ])
    expect(body[1]).toMatchObject({ popular: true, trialDays: 7, weightAllowance: '12 kg' })
  })

  it('hide the first-month discount and the trial from a former member', async () => {
    await addMember(asha, { trial: true })
    const { body } = await asha.call(plans, {})
    expect(body[1]).toMatchObject({ firstMonthPrice: 49.99, trialDays: 0 })
  })

  it('follow what staff set', async () => {
    await product.db
      .updateTable('plans')
      .set({ price_paise: 5999 })
      .where('id', '=', 'family')
      .execute()
    await expect
      .poll(async () => (await product.visitor.call(plans, {})).body[1]?.firstMonthPrice)
      .toBe(30)
    await product.db
      .updateTable('plans')
      .set({ price_paise: 4999 })
      .where('id', '=', 'family')
      .execute()
    await expect
      .poll(async () => (await product.visitor.call(plans, {})).body[1]?.price)
      .toBe(49.99)
  })
})

describe('subscribing', () => {
  it('charges half of the first month and grants the plan for 30 days', async () => {
    const made = await addMember(asha)
    expect(made).toMatchObject({
      userId: asha.user._id,
      planId: 'family',
      planName: 'Family',
      status: 'active',
      price: 49.99,
      autoRenew: true,
      weightAllowance: '12 kg',
      weightUsed: 0,
      pickupsAllowed: 4,
      pickupsUsed: 0,
      left: { kilograms: 12, pickups: 4, dryCleanItems: 0 },
      trial: false,
      paymentMethod: {
        cardLast4: '4242',
        cardBrand: 'Visa',
        expiryMonth: '09',
        expiryYear: '2028',
      },
      billingAddress: { address: '12 Church Street', city: 'Bengaluru', zipCode: '560001' },
    })
    expect(Date.parse(made.endDate) - Date.parse(made.startDate)).toBe(30 * DAY_MS)
    expect(made.nextCharge).toEqual({ at: made.endDate, amount: 49.99 })
    expect((await active(asha)).body).toMatchObject({ _id: made._id })

    const charges = await asha.call(subscriptionCharges, { params: { id: made._id } })
    expect(charges.body).toMatchObject([{ kind: 'first', amount: 25, status: 'succeeded' }])
    const bell = await asha.call(notifications, {})
    expect(bell.body.notifications[0]).toMatchObject({ title: 'Welcome to the Laundry Club' })
  })

  it('accepts the documented payload without a token', async () => {
    const { status, body } = await asha.send({
      method: 'POST',
      url: '/api/subscriptions',
      payload: {
        userId: asha.user._id,
        planId: 'basic',
        planName: 'Basic',
        price: 29.99,
        status: 'active',
        startDate: '2025-06-18T06:30:00Z',
        endDate: '2025-07-18T06:30:00Z',
        weightAllowance: 5,
        pickupsAllowed: 2,
        weightUsed: 0,
        pickupsUsed: 0,
        paymentMethod: { cardLast4: '1111', cardBrand: 'Visa', expiryMonth: 9, expiryYear: 28 },
        billingAddress: { address: '1 Main', city: 'Bengaluru', zipCode: '560001' },
      },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ planName: 'Basic', weightAllowance: '5 kg' })
  })

  it('ignores prices, dates, allowances and status from a client', async () => {
    const payments = installRecordingPayments(product.deps)
    const { body } = await asha.send({
      method: 'POST',
      url: '/api/subscriptions',
      payload: {
        ...membership({ planId: 'basic' }),
        planName: 'Premium',
        price: 0.01,
        status: 'active',
        startDate: '2020-01-01T00:00:00Z',
        endDate: '2099-01-01T00:00:00Z',
        weightAllowance: 9999,
        pickupsAllowed: 9999,
        weightUsed: -50,
        pickupsUsed: -50,
        period: 7,
        firstMonthDiscount: true,
        autoRenew: false,
        role: 'admin',
      },
    })
    expect(body).toMatchObject({
      planName: 'Basic',
      price: 29.99,
      weightAllowance: '5 kg',
      weightUsed: 0,
      pickupsAllowed: 2,
      left: { kilograms: 5, pickups: 2 },
    })
    expect((body as Subscription).endDate.slice(0, 10)).toBe('2025-07-18')
    expect([...payments.taken.values()]).toEqual([1500])
  })

  it('refuses to subscribe another person', async () => {
    const ravi = await product.person()
    const refused = await asha.call(subscribe, { body: membership({ userId: ravi.user._id }) })
    expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
    expect((await active(ravi)).status).toBe(404)
    expect((await active(asha, ravi)).code).toBe('forbidden')
    const staff = await product.person({ role: 'admin' })
    await addMember(ravi)
    expect((await active(staff, ravi)).status).toBe(200)
  })

  it('requires signing in', async () => {
    const { status } = await product.visitor.call(subscribe, { body: membership() })
    expect(status).toBe(401)
  })

  it.each([
    ['tok_sim_declined', 'Card declined. Please try a different card.'],
    ['tok_sim_insufficient', 'Insufficient funds.'],
    ['tok_sim_expired', 'Card expired.'],
    ['tok_sim_invalid', 'Invalid card number.'],
    ['tok_of_somebody_else', 'Invalid card number.'],
  ])('starts no subscription and charges nothing with the card %s', async (token, message) => {
    const refused = await asha.call(subscribe, { body: membership({ paymentMethod: card(token) }) })
    expect([refused.status, refused.code, refused.message]).toEqual([
      402,
      'payment_failed',
      message,
    ])
    expect((await active(asha)).code).toBe('no_subscription')
    // Another card may follow at once, and the first month is still half.
    const made = await addMember(asha)
    const charges = await asha.call(subscriptionCharges, { params: { id: made._id } })
    expect(charges.body.map((c) => c.amount)).toEqual([25])
  })

  it.each([
    ['an unknown plan', { planId: 'gold' }, 'unknown_plan'],
    ['a trial of a plan without one', { planId: 'basic', trial: true }, 'trial_not_offered'],
    [
      'an impossible month',
      { paymentMethod: { ...card('tok_sim_ok'), expiryMonth: '13' } },
      'invalid_input',
    ],
    ['a card number as token', { paymentMethod: card('4242424242424242') }, 'invalid_input'],
    [
      'no city',
      { billingAddress: { address: 'x', city: ' ', zipCode: '560001' } },
      'invalid_input',
    ],
  ] as const)('refuses %s', async (_, fields, code) => {
    const refused = await asha.call(subscribe, { body: membership(fields) })
    expect([refused.status, refused.code]).toEqual([422, code])
    const rows = await product.db
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', asha.user._id)
      .execute()
    expect(rows).toEqual([])
  })

  it('makes one subscription of two requests at once, charged once', async () => {
    const payments = installRecordingPayments(product.deps)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => asha.call(subscribe, { body: membership() })),
    )
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
    expect(replies.find((reply) => reply.status === 409)?.code).toBe('already_subscribed')
    expect([...payments.taken.values()]).toEqual([2500])
  })

  it('returns the one subscription when repeated with the same key', async () => {
    const headers = { 'idempotency-key': `subscribe-${asha.user._id}` }
    const first = await asha.call(subscribe, { body: membership(), headers })
    const second = await asha.call(subscribe, { body: membership(), headers })
    expect([first.status, second.status]).toEqual([201, 200])
    expect((second.body as Subscription)._id).toBe((first.body as Subscription)._id)
  })

  it('declines again when repeated with the key of a declined payment', async () => {
    const headers = { 'idempotency-key': `declined-${asha.user._id}` }
    const body = membership({ paymentMethod: card('tok_sim_insufficient') })
    await asha.call(subscribe, { body, headers })
    const again = await asha.call(subscribe, { body, headers })
    expect([again.status, again.message]).toEqual([402, 'Insufficient funds.'])
  })

  it('makes one subscription of requests with the same key at once', async () => {
    const headers = { 'idempotency-key': `parallel-${asha.user._id}` }
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => asha.call(subscribe, { body: membership(), headers })),
    )
    const ids = replies.map((reply) => (reply.body as Subscription)._id)
    expect(new Set(ids).size).toBe(1)
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1)
  })
})

describe('a first payment that is declined on the screen', () => {
  it('sends no message', async () => {
    const refused = await asha.call(subscribe, {
      body: membership({ paymentMethod: card('tok_sim_declined') }),
    })
    expect([refused.status, refused.code]).toEqual([402, 'payment_failed'])
    expect((await asha.call(notifications, {})).body.notifications).toEqual([])
    const messages = product.db.selectFrom('outbox_messages').select('id')
    expect(await messages.where('user_id', '=', asha.user._id).execute()).toEqual([])
  })
})

describe('a first payment whose answer is lost', () => {
  it('asks again with the same key and takes it once', async () => {
    const payments = installRecordingPayments(product.deps)
    payments.mood = 'lost'
    // It pays while its holder is there, who was there when this charge began.
    const body = membership({ paymentMethod: card('tok_sim_fails_later') })
    const unclear = await asha.call(subscribe, { body })
    expect([unclear.status, unclear.code]).toEqual([503, 'payment_unavailable'])
    expect((await active(asha)).status).toBe(404)
    expect((await asha.call(subscribe, { body: membership() })).code).toBe('payment_unavailable')

    payments.mood = 'works'
    product.clock.set('2025-06-18T06:40:00Z')
    await processDueSubscriptions(product.deps)
    expect((await active(asha)).body).toMatchObject({ status: 'active', weightAllowance: '12 kg' })
    expect([...payments.taken.values()]).toEqual([2500])
    expect(new Set(payments.asked.map(({ key }) => key)).size).toBe(1)
  })

  it('starts no subscription when the card is declined after all', async () => {
    const payments = installRecordingPayments(product.deps)
    payments.mood = 'down'
    await asha.call(subscribe, { body: membership() })
    payments.mood = 'declines'
    product.clock.set('2025-06-18T06:40:00Z')
    await processDueSubscriptions(product.deps)
    expect((await active(asha)).status).toBe(404)
    const { body } = await asha.call(notifications, {})
    expect(body.notifications[0]?.message).toContain('Nothing was charged')
    payments.mood = 'works'
    await addMember(asha)
  })
})
