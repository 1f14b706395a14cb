// Members' changes to their subscription: cancellation, resumption, another plan, and pauses.
import { describe, expect, it } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import {
  cancelSubscription,
  changePlan,
  pauseSubscription,
  resumeSubscription,
  unpauseSubscription,
} from '#contract/club/subscription-changes.ts'
import { subscriptionCharges } from '#contract/club/subscriptions.ts'
import { addMember } from '../../testing/club.ts'
import { readSubscription, asha, processSubscriptionsOn, payments, product } from './test-life.ts'

describe('a member’s changes', () => {
  it('cancel the subscription and resume it before it ends', async () => {
    const { _id } = await addMember(asha)
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
    await processSubscriptionsOn('2025-07-18')
    expect((await readSubscription()).status).toBe(404)
    const late = await asha.call(resumeSubscription, { params: { id: _id } })
    expect([late.status, late.code]).toEqual([409, 'subscription_not_changeable'])
    expect([...payments.taken.values()]).toEqual([2500])
  })

  it('switch the plan from the next period on', async () => {
    const { _id } = await addMember(asha)
    const { body } = await asha.call(changePlan, {
      params: { id: _id },
      body: { planId: 'premium' },
    })
    expect(body).toMatchObject({
      planId: 'family',
      nextPlan: { planId: 'premium', price: 79.99 },
      nextCharge: { amount: 79.99 },
    })
    await processSubscriptionsOn('2025-07-18')
    expect((await readSubscription()).body).toMatchObject({
      planName: 'Premium',
      nextPlan: null,
      left: { kilograms: 32, pickups: 8, dryCleanItems: 5 },
    })
    expect([...payments.taken.values()]).toEqual([2500, 7999])
  })

  it('pause it for some days without a charge, and move later dates by the pause', async () => {
    const { _id } = await addMember(asha)
    product.clock.set('2025-07-08T06:30:00Z')
    const paused = await asha.call(pauseSubscription, { params: { id: _id }, body: { days: 20 } })
    expect(paused.body).toMatchObject({
      left: { kilograms: 0, pickups: 0 },
      can: { pause: false, unpause: true },
    })
    expect(paused.body.nextCharge?.at.slice(0, 10)).toBe('2025-08-07')
    await processSubscriptionsOn('2025-07-27')
    expect(payments.taken.size).toBe(1)
    await processSubscriptionsOn('2025-07-29')
    const { body } = await readSubscription()
    expect(body).toMatchObject({ pause: null, left: { kilograms: 12 } })
    expect(body.endDate.slice(0, 10)).toBe('2025-08-07')
    expect(body.lots[0]?.expiresAt.slice(0, 10)).toBe('2025-10-06')
    await processSubscriptionsOn('2025-08-06')
    expect(payments.taken.size).toBe(1)
    await processSubscriptionsOn('2025-08-07')
    expect(payments.taken.size).toBe(2)
  })

  it('end a pause early', async () => {
    const { _id } = await addMember(asha)
    await asha.call(pauseSubscription, { params: { id: _id }, body: { days: 30 } })
    product.clock.set('2025-06-23T06:30:00Z')
    const { body } = await asha.call(unpauseSubscription, { params: { id: _id } })
    expect(body.endDate.slice(0, 10)).toBe('2025-07-23')
    const again = await asha.call(pauseSubscription, { params: { id: _id }, body: { days: 5 } })
    expect(again.message).toContain('once in this period')
  })

  it('answer not found for another customer’s subscription', async () => {
    const { _id } = await addMember(asha)
    const ravi = await product.person()
    const staff = await product.person({ role: 'admin' })
    for (const person of [ravi, staff])
      for (const call of [cancelSubscription, resumeSubscription, unpauseSubscription]) {
        const { status, code } = await person.call(call, { params: { id: _id } })
        expect([status, code]).toEqual([404, 'no_subscription'])
      }
    const spied = await ravi.call(subscriptionCharges, { params: { id: _id } })
    expect(spied.status).toBe(404)
    expect((await readSubscription()).body.status).toBe('active')
  })

  it('apply once when requested several times at once', async () => {
    const { _id } = await addMember(asha)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => asha.call(cancelSubscription, { params: { id: _id } })),
    )
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ])
  })
})
