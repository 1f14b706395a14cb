import { DAY_MS } from '../base/time-zone.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedChanges,
  cancelMembership,
  changePlan,
  pauseMembership,
  resumeMembership,
  unpauseMembership,
} from './club-changes.ts'
import {
  subscriptionAfterEnd,
  subscriptionAfterFailedPayment,
  subscriptionAfterPayment,
  subscriptionAfterReminder,
  isTrialSubscription,
  isSubscriptionUsable,
  lotExpiryOf,
  newSubscription,
  nextChargePaise,
  nextSubscriptionPeriod,
  nextSubscriptionStep,
  termsForReminder,
  type Subscription,
} from './club.ts'
import { arePlanTermsEqual, FIRST_PLANS, type Plan, termsOfPlan } from './plans.ts'

const START = new Date('2025-06-18T06:30:00Z')
const day = (days: number) => new Date(START.getTime() + days * DAY_MS)

const [BASIC, FAMILY, PREMIUM] = FIRST_PLANS as [Plan, Plan, Plan]

const STARTING = newSubscription({ plan: FAMILY, trialDays: 0, firstMonthDiscount: true }, START)
const ACTIVE = subscriptionAfterPayment(STARTING)
const TRIAL = newSubscription({ plan: FAMILY, trialDays: 7, firstMonthDiscount: true }, START)

function done<T>(result: { ok: true; value: T } | { ok: false; error: { kind: string } }): T {
  if (!result.ok) throw new Error(result.error.kind)
  return result.value
}

describe('the terms in a member’s reminder', () => {
  const dearer = { ...FAMILY, pricePaise: 5999, kilograms: 10 }

  it('set the price of the next charge, even when the plan changes later', () => {
    expect(nextChargePaise(ACTIVE)).toBe(4999)
    const named = termsForReminder(ACTIVE, dearer)
    expect(arePlanTermsEqual(ACTIVE.terms, named)).toBe(false)
    const reminded = subscriptionAfterReminder(ACTIVE, named)
    expect(nextChargePaise(reminded)).toBe(5999)
    expect(subscriptionAfterPayment(reminded).terms).toEqual(termsOfPlan(dearer))
  })

  it('stay the same when no reminder was sent', () => {
    expect(subscriptionAfterReminder(ACTIVE).terms).toEqual(termsOfPlan(FAMILY))
  })

  it('use the terms of joining for the first charge after a trial', () => {
    expect(termsForReminder(TRIAL, dearer)).toEqual(termsOfPlan(FAMILY))
  })
})

describe('a subscription', () => {
  it('starts with its first payment and lasts 30 days', () => {
    expect(isSubscriptionUsable(STARTING, START)).toBe(false)
    expect(ACTIVE).toMatchObject({ status: 'active', period: 1, periodStartsAt: START })
    expect(ACTIVE.periodEndsAt).toEqual(day(30))
    expect(isSubscriptionUsable(ACTIVE, START)).toBe(true)
    expect(isSubscriptionUsable(ACTIVE, day(30))).toBe(false)
  })

  it('costs half for the first period and the whole price afterwards', () => {
    expect(nextChargePaise(STARTING)).toBe(2500)
    expect(nextChargePaise(ACTIVE)).toBe(4999)
    expect(nextChargePaise({ ...STARTING, firstMonthDiscount: false })).toBe(4999)
  })

  it('never starts when its first payment fails', () => {
    const declined = subscriptionAfterFailedPayment(STARTING, START)
    expect(declined.status).toBe('declined')
    expect(nextSubscriptionStep(declined)).toBeNull()
  })

  it('reminds its member 2 days before its end, then charges', () => {
    expect(nextSubscriptionStep(ACTIVE)).toEqual({ kind: 'remind', at: day(28) })
    expect(nextSubscriptionStep(subscriptionAfterReminder(ACTIVE))).toEqual({
      kind: 'charge',
      at: day(30),
    })
  })

  it('renews from the end of its period, even after a late payment', () => {
    const renewed = subscriptionAfterPayment(subscriptionAfterFailedPayment(ACTIVE, day(31)))
    expect(renewed).toMatchObject({ period: 2, periodStartsAt: day(30), periodEndsAt: day(60) })
    expect(renewed).toMatchObject({ failingSince: null, retryAt: null })
  })

  it('keeps a period’s kilograms for 60 days after it, and a trial’s until its end', () => {
    expect(lotExpiryOf(1, day(30))).toEqual(day(90))
    expect(lotExpiryOf(0, day(7))).toEqual(day(7))
  })
})

describe('a trial', () => {
  it('lasts 7 days and charges on the day after', () => {
    expect(isTrialSubscription(TRIAL)).toBe(true)
    expect(isSubscriptionUsable(TRIAL, day(6.99))).toBe(true)
    expect(isSubscriptionUsable(TRIAL, day(7))).toBe(false)
    expect(nextSubscriptionStep(subscriptionAfterReminder(TRIAL))).toEqual({
      kind: 'charge',
      at: day(7),
    })
    expect(subscriptionAfterPayment(TRIAL)).toMatchObject({ period: 1, periodEndsAt: day(37) })
  })

  it('costs nothing when cancelled in time', () => {
    expect(nextSubscriptionStep(done(cancelMembership(TRIAL, day(3))))).toEqual({
      kind: 'expire',
      at: day(7),
    })
  })

  it('refuses a pause', () => {
    expect(pauseMembership(TRIAL, 5, day(1)).ok).toBe(false)
  })
})

describe('a failed charge', () => {
  it('repeats each day for 3 days, then ends the subscription', () => {
    let failing = subscriptionAfterFailedPayment(ACTIVE, day(30))
    const tries = [failing.retryAt]
    for (const at of [31, 32]) {
      failing = subscriptionAfterFailedPayment(failing, day(at))
      tries.push(failing.retryAt)
    }
    expect(tries).toEqual([day(31), day(32), day(33)])
    expect(isSubscriptionUsable(failing, day(32))).toBe(false)
    expect(subscriptionAfterFailedPayment(failing, day(33)).status).toBe('expired')
  })

  it('repeats once after a long outage, then ends the subscription', () => {
    expect(
      subscriptionAfterFailedPayment(subscriptionAfterFailedPayment(ACTIVE, day(30)), day(50))
        .status,
    ).toBe('expired')
  })

  it('ends the subscription at once when its member cancels', () => {
    expect(
      done(cancelMembership(subscriptionAfterFailedPayment(ACTIVE, day(30)), day(31))).status,
    ).toBe('expired')
  })
})

describe('cancelling', () => {
  it('keeps the allowance until the end of the period', () => {
    const cancelled = done(cancelMembership(ACTIVE, day(10)))
    expect(isSubscriptionUsable(cancelled, day(29))).toBe(true)
    expect(nextSubscriptionStep(cancelled)).toEqual({ kind: 'expire', at: day(30) })
    expect(nextSubscriptionStep(subscriptionAfterEnd(cancelled))).toBeNull()
    expect(cancelMembership(cancelled, day(11)).ok).toBe(false)
  })

  it('allows undoing it before the end of the period, not after', () => {
    const cancelled = done(cancelMembership(ACTIVE, day(10)))
    expect(done(resumeMembership(cancelled, day(29)))).toMatchObject({ status: 'active' })
    expect(resumeMembership(cancelled, day(30)).ok).toBe(false)
    expect(resumeMembership(ACTIVE, day(1)).ok).toBe(false)
  })
})

describe('another plan', () => {
  it('starts with the next period', () => {
    const changed = done(changePlan(ACTIVE, PREMIUM))
    expect(changed).toMatchObject({ planId: 'family', nextPlanId: 'premium' })
    expect(subscriptionAfterPayment(changed)).toMatchObject({ planId: 'premium', nextPlanId: null })
  })

  it('is dropped when the member chooses the present plan again', () => {
    const changed = done(changePlan(ACTIVE, PREMIUM))
    expect(done(changePlan(changed, FAMILY)).nextPlanId).toBeNull()
  })

  it('is refused for a cancelled subscription', () => {
    expect(changePlan(done(cancelMembership(ACTIVE, day(1))), BASIC).ok).toBe(false)
  })
})

describe('a pause', () => {
  const paused = done(pauseMembership(ACTIVE, 10, day(20)))

  it('stops pickups and charges, and moves the end', () => {
    expect(isSubscriptionUsable(paused, day(21))).toBe(false)
    expect(nextSubscriptionStep(paused)).toEqual({ kind: 'unpause', at: day(30) })
    expect(done(unpauseMembership(paused, day(24))).periodEndsAt).toEqual(day(34))
  })

  it('never exceeds its planned days, even when its end is processed late', () => {
    expect(done(unpauseMembership(paused, day(50))).periodEndsAt).toEqual(day(40))
  })

  it('allows one pause a period, for 1 to 30 days', () => {
    const running = done(unpauseMembership(paused, day(24)))
    expect(pauseMembership(running, 5, day(25)).ok).toBe(false)
    expect(pauseMembership(subscriptionAfterPayment(running), 30, day(35)).ok).toBe(true)
    for (const days of [0, -1, 31, 1.5, NaN])
      expect(pauseMembership(ACTIVE, days, day(1)).ok).toBe(false)
    expect(pauseMembership(paused, 5, day(21)).ok).toBe(false)
    expect(pauseMembership(ACTIVE, 5, day(30)).ok).toBe(false)
  })

  it('ends when its member cancels, and still moves the period’s end by its days', () => {
    const cancelled = done(cancelMembership(paused, day(25)))
    expect(cancelled).toMatchObject({ status: 'cancelled', pausedAt: null })
    expect(cancelled.periodEndsAt).toEqual(day(35))
  })
})

describe('any life of a subscription', () => {
  type Event = { kind: string; waitDays: number; days: number; pays: boolean }
  const events = fc.array(
    fc.record({
      kind: fc.constantFrom('step', 'step', 'step', 'cancel', 'resume', 'pause', 'unpause', 'plan'),
      waitDays: fc.double({ min: 0, max: 20, noNaN: true }),
      days: fc.integer({ min: 1, max: 30 }),
      pays: fc.boolean(),
    }),
    { maxLength: 60 },
  )

  function next(subscription: Subscription, event: Event, now: Date): Subscription {
    const kept = (result: ReturnType<typeof cancelMembership>) =>
      result.ok ? result.value : subscription
    if (event.kind === 'cancel') return kept(cancelMembership(subscription, now))
    if (event.kind === 'resume') return kept(resumeMembership(subscription, now))
    if (event.kind === 'pause') return kept(pauseMembership(subscription, event.days, now))
    if (event.kind === 'unpause') return kept(unpauseMembership(subscription, now))
    if (event.kind === 'plan') return kept(changePlan(subscription, BASIC))
    const step = nextSubscriptionStep(subscription)
    if (!step || step.at > now) return subscription
    if (step.kind === 'remind') return subscriptionAfterReminder(subscription)
    if (step.kind === 'expire') return subscriptionAfterEnd(subscription)
    if (step.kind === 'unpause') return done(unpauseMembership(subscription, now))
    return event.pays
      ? subscriptionAfterPayment(subscription)
      : subscriptionAfterFailedPayment(subscription, now)
  }

  it('has consecutive paid periods, and a final end', () => {
    fc.assert(
      fc.property(fc.constantFrom(ACTIVE, TRIAL), events, (first, list) => {
        let now = START
        let subscription = first
        for (const event of list) {
          now = new Date(now.getTime() + Math.round(event.waitDays * DAY_MS))
          const before = subscription
          subscription = next(before, event, now)

          const { startsAt, period } = nextSubscriptionPeriod(before)
          const isNewPeriod = subscription.period !== before.period
          const isOver = subscription.status === 'expired' || subscription.status === 'declined'
          const wasOver = before.status === 'expired' || before.status === 'declined'
          // What is over stays as it is; something is always to be done next until then.
          expect(subscription === before || !wasOver).toBe(true)
          expect(nextSubscriptionStep(subscription) === null).toBe(isOver)
          expect(isOver && Object.values(allowedChanges(subscription, now)).includes(true)).toBe(
            false,
          )
          // A new period comes with a step alone, and begins where the last one ended.
          expect(isNewPeriod && event.kind !== 'step').toBe(false)
          expect([subscription.period, subscription.periodStartsAt]).toEqual(
            isNewPeriod ? [period, startsAt] : [before.period, before.periodStartsAt],
          )
          // Otherwise only a pause moves the end, and at most by its 30 days.
          const movedMs = isNewPeriod
            ? 0
            : Number(subscription.periodEndsAt) - Number(before.periodEndsAt)
          expect(movedMs).toBeGreaterThanOrEqual(0)
          expect(movedMs).toBeLessThanOrEqual(before.pausedAt === null ? 0 : 30 * DAY_MS)
        }
      }),
    )
  })
})
