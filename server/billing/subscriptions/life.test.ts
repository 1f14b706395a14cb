import { beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import {
  cancelSubscription,
  changeCard,
  changePlan,
  pauseSubscription,
  resumeSubscription,
  unpauseSubscription,
} from '#contract/subscription-changes.ts'
import {
  activeSubscription,
  subscriptionCharges,
  type Subscription,
} from '#contract/subscriptions.ts'
import {
  card,
  member,
  recordPayments,
  type RecordingPayments,
  endSubscriptions,
} from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { runSubscriptions } from './run-subscriptions.ts'

const product = await testProduct()
let asha: SignedIn
let payments: RecordingPayments
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  payments = recordPayments(product.deps)
  await endSubscriptions(product)
  asha = await product.person()
})

async function on(date: string, time = '06:31'): Promise<void> {
  product.clock.set(`${date}T${time}:00Z`)
  await runSubscriptions(product.deps)
}

const active = () => asha.call(activeSubscription, { params: { userId: asha.user._id } })

async function charges({ _id }: Subscription) {
  const { body } = await asha.call(subscriptionCharges, { params: { id: _id } })
  return body.map((charge) => [charge.kind, charge.amount, charge.status])
}

async function titles(): Promise<string[]> {
  const { body } = await asha.call(notifications, {})
  return body.notifications.map((notification) => notification.title)
}

describe('renewal', () => {
  it('is mentioned to its member 2 days before, charged at the end, and grants the next 30 days', async () => {
    const made = await member(asha)
    await on('2025-07-15')
    expect(await titles()).not.toContain('Your Laundry Club renews soon')
    await on('2025-07-16')
    await on('2025-07-17')
    expect((await titles()).filter((t) => t === 'Your Laundry Club renews soon')).toHaveLength(1)
    await on('2025-07-18')
    expect((await active()).body).toMatchObject({ startDate: made.endDate, pickupsUsed: 0 })
    expect((await active()).body.endDate.slice(0, 10)).toBe('2025-08-17')
    expect(await charges(made)).toEqual([
      ['renewal', 49.99, 'succeeded'],
      ['first', 25, 'succeeded'],
    ])
    expect((await titles())[0]).toBe('Your Laundry Club is renewed')
  })

  it('changes nothing when it runs again, or in several processes at once', async () => {
    const made = await member(asha)
    product.clock.set('2025-07-18T06:31:00Z')
    await Promise.all(Array.from({ length: 4 }, () => runSubscriptions(product.deps)))
    await runSubscriptions(product.deps)
    expect(await charges(made)).toHaveLength(2)
    expect([...payments.taken.values()]).toEqual([2500, 4999])
  })

  it('catches up in order, period by period, after having been down', async () => {
    const made = await member(asha)
    await on('2025-09-20')
    const { body } = await asha.call(subscriptionCharges, { params: { id: made._id } })
    expect(body.map((charge) => charge.periodStart.slice(0, 10))).toEqual([
      '2025-09-16',
      '2025-08-17',
      '2025-07-18',
      '2025-06-18',
    ])
    expect([...payments.taken.values()]).toEqual([2500, 4999, 4999, 4999])
    const { body: now } = await active()
    expect(now.endDate.slice(0, 10)).toBe('2025-10-16')
    expect(now.lots.map((lot) => lot.kilogramsLeft)).toEqual([12, 12, 12])
    // It was too late to say that anything is soon.
    expect(await titles()).not.toContain('Your Laundry Club renews soon')
  })

  it('whose answer is lost in a crash is asked for again with the same key', async () => {
    const made = await member(asha)
    payments.mood = 'lost'
    await on('2025-07-18')
    expect(await charges(made)).toEqual([
      ['renewal', 49.99, 'pending'],
      ['first', 25, 'succeeded'],
    ])
    const busy = await asha.call(cancelSubscription, { params: { id: made._id } })
    expect([busy.status, busy.code]).toEqual([409, 'payment_pending'])

    payments.mood = 'works'
    product.clock.set('2025-07-18T06:37:00Z')
    await runSubscriptions(product.deps)
    expect([...payments.taken.values()]).toEqual([2500, 4999])
    expect((await charges(made))[0]).toEqual(['renewal', 49.99, 'succeeded'])
    expect((await active()).body.startDate).toBe(made.endDate)
  })

  it('of others goes on when one can’t be asked for', async () => {
    const ravi = await product.person()
    await member(asha)
    await member(ravi)
    const charge = payments.charge.bind(payments)
    payments.charge = async (request) => {
      if (request.payer.id === asha.user._id) throw new Error('No answer for this one.')
      return charge(request)
    }
    await on('2025-07-18')
    const { body } = await ravi.call(activeSubscription, { params: { userId: ravi.user._id } })
    expect(body.endDate.slice(0, 10)).toBe('2025-08-17')
  })
})

describe('a charge that fails', () => {
  const input = { paymentMethod: card('tok_sim_fails_later') }

  it('is tried for 3 days with notice, without an allowance, then the subscription ends', async () => {
    const made = await member(asha, input)
    await on('2025-07-18')
    expect((await active()).body).toMatchObject({
      status: 'active',
      left: { kilograms: 0, pickups: 0, dryCleanItems: 0 },
      paymentProblem: { message: 'Card declined. Please try a different card.' },
    })
    expect((await active()).body.paymentProblem?.endsAt.slice(0, 10)).toBe('2025-07-21')
    await on('2025-07-19', '06:32')
    await on('2025-07-20', '06:32')
    expect((await titles()).filter((t) => t === 'Your Laundry Club payment failed')).toHaveLength(3)
    expect((await active()).status).toBe(200)
    await on('2025-07-21', '06:32')
    expect((await active()).status).toBe(404)
    expect((await titles())[0]).toBe('Your Laundry Club has ended')
    expect(await charges(made)).toEqual([
      ['renewal', 49.99, 'failed'],
      ['first', 25, 'succeeded'],
    ])
    expect([...payments.taken.values()]).toEqual([2500])
  })

  it('goes through at once with another card', async () => {
    const made = await member(asha, input)
    await on('2025-07-18')
    const before = await titles()
    const bad = await asha.call(changeCard, {
      params: { id: made._id },
      body: { paymentMethod: card('tok_sim_declined') },
    })
    expect([bad.status, bad.message]).toEqual([402, 'Card declined. Please try a different card.'])
    payments.mood = 'declines'
    const kept = await asha.call(changeCard, {
      params: { id: made._id },
      body: { paymentMethod: card('tok_sim_ok') },
    })
    payments.mood = 'works'
    expect([kept.status, kept.code]).toEqual([402, 'payment_failed'])
    // The declines were read on the screen; that the card is another one from now on is told.
    expect(await titles()).toEqual(['Your card is changed', ...before])
    const { body } = await asha.call(changeCard, {
      params: { id: made._id },
      body: { paymentMethod: { ...card('tok_sim_ok'), cardLast4: '0001' } },
    })
    expect(body).toMatchObject({
      startDate: made.endDate,
      paymentProblem: null,
      left: { pickups: 4 },
      paymentMethod: { cardLast4: '0001' },
    })
    expect([...payments.taken.values()]).toEqual([2500, 4999])
  })

  it('ends the subscription when its member cancels in the meantime', async () => {
    const made = await member(asha, input)
    await on('2025-07-18')
    const { body } = await asha.call(cancelSubscription, { params: { id: made._id } })
    expect(body.status).toBe('expired')
    await member(asha)
  })
})

describe('a trial', () => {
  it('is free for 7 days, and its first charge on day 8 is half a month', async () => {
    const made = await member(asha, { trial: true })
    expect(made).toMatchObject({ trial: true, left: { kilograms: 12, pickups: 4 } })
    expect(made.nextCharge).toEqual({ at: made.endDate, amount: 25 })
    expect(made.endDate.slice(0, 10)).toBe('2025-06-25')
    expect(payments.taken.size).toBe(0)
    await on('2025-06-24')
    expect((await titles())[0]).toBe('Your free trial ends soon')
    expect(payments.taken.size).toBe(0)
    await on('2025-06-25')
    expect([...payments.taken.values()]).toEqual([2500])
    const { body } = await active()
    expect(body).toMatchObject({ trial: false, left: { kilograms: 12 } })
    await on('2025-07-25')
    expect([...payments.taken.values()]).toEqual([2500, 4999])
  })

  it('that is cancelled before costs nothing, and there is no second one', async () => {
    const made = await member(asha, { trial: true })
    await asha.call(cancelSubscription, { params: { id: made._id } })
    await on('2025-06-24')
    expect((await active()).body).toMatchObject({ status: 'cancelled', left: { kilograms: 12 } })
    await on('2025-06-26')
    expect((await active()).status).toBe(404)
    expect(payments.taken.size).toBe(0)
    await expect(member(asha, { trial: true })).rejects.toThrow('no free trial')
    await member(asha)
    expect([...payments.taken.values()]).toEqual([4999])
  })
})

describe('changes', () => {
  it('cancel and resume before the end', async () => {
    const { _id } = await member(asha)
    const cancelled = await asha.call(cancelSubscription, { params: { id: _id } })
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      autoRenew: false,
      nextCharge: null,
      can: { cancel: false, resume: true },
    })
    const { body: bell } = await asha.call(notifications, {})
    expect(bell.notifications[0]?.message).toBe(
      'Subscription cancelled successfully. You can continue using your remaining allowance until the end of your billing period.',
    )
    const resumed = await asha.call(resumeSubscription, { params: { id: _id } })
    expect(resumed.body).toMatchObject({ status: 'active', autoRenew: true })
    await asha.call(cancelSubscription, { params: { id: _id } })
    await on('2025-07-18')
    expect((await active()).status).toBe(404)
    const late = await asha.call(resumeSubscription, { params: { id: _id } })
    expect([late.status, late.code]).toEqual([409, 'subscription_not_changeable'])
    expect([...payments.taken.values()]).toEqual([2500])
  })

  it('the plan from the next period on', async () => {
    const { _id } = await member(asha)
    const { body } = await asha.call(changePlan, {
      params: { id: _id },
      body: { planId: 'premium' },
    })
    expect(body).toMatchObject({
      planId: 'family',
      nextPlan: { planId: 'premium', price: 79.99 },
      nextCharge: { amount: 79.99 },
    })
    await on('2025-07-18')
    expect((await active()).body).toMatchObject({
      planName: 'Premium',
      nextPlan: null,
      left: { kilograms: 32, pickups: 8, dryCleanItems: 5 },
    })
    expect([...payments.taken.values()]).toEqual([2500, 7999])
  })

  it('pause for some days: no charge meanwhile, and everything ends so much later', async () => {
    const { _id } = await member(asha)
    product.clock.set('2025-07-08T06:30:00Z')
    const paused = await asha.call(pauseSubscription, { params: { id: _id }, body: { days: 20 } })
    expect(paused.body).toMatchObject({
      left: { kilograms: 0, pickups: 0 },
      can: { pause: false, unpause: true },
    })
    expect(paused.body.nextCharge?.at.slice(0, 10)).toBe('2025-08-07')
    await on('2025-07-27')
    expect(payments.taken.size).toBe(1)
    await on('2025-07-29')
    const { body } = await active()
    expect(body).toMatchObject({ pause: null, left: { kilograms: 12 } })
    expect(body.endDate.slice(0, 10)).toBe('2025-08-07')
    expect(body.lots[0]?.expiresAt.slice(0, 10)).toBe('2025-10-06')
    await on('2025-08-06')
    expect(payments.taken.size).toBe(1)
    await on('2025-08-07')
    expect(payments.taken.size).toBe(2)
  })

  it('end a pause early', async () => {
    const { _id } = await member(asha)
    await asha.call(pauseSubscription, { params: { id: _id }, body: { days: 30 } })
    product.clock.set('2025-06-23T06:30:00Z')
    const { body } = await asha.call(unpauseSubscription, { params: { id: _id } })
    expect(body.endDate.slice(0, 10)).toBe('2025-07-23')
    const again = await asha.call(pauseSubscription, { params: { id: _id }, body: { days: 5 } })
    expect(again.message).toContain('once in this period')
  })

  it('of another customer’s subscription are as if there was none', async () => {
    const { _id } = await member(asha)
    const ravi = await product.person()
    const staff = await product.person({ role: 'admin' })
    for (const person of [ravi, staff])
      for (const call of [cancelSubscription, resumeSubscription, unpauseSubscription]) {
        const { status, code } = await person.call(call, { params: { id: _id } })
        expect([status, code]).toEqual([404, 'no_subscription'])
      }
    const spied = await ravi.call(subscriptionCharges, { params: { id: _id } })
    expect(spied.status).toBe(404)
    expect((await active()).body.status).toBe('active')
  })

  it('that follow each other too fast happen once', async () => {
    const { _id } = await member(asha)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => asha.call(cancelSubscription, { params: { id: _id } })),
    )
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ])
  })
})
