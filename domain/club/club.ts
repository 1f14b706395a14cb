// Life of a Laundry Club subscription: its automatic changes, their times and results.
import { DAY_MS } from '../base/time-zone.ts'
import type { Paise } from '../base/money.ts'
import {
  firstMonthPaise,
  PERIOD_MS,
  type Plan,
  ROLLOVER_MS,
  type Terms,
  termsOfPlan,
} from './plans.ts'

/** Those of a subscription that its member sees. */
export const BEGUN_STATUSES = ['active', 'cancelled', 'expired'] as const

/**
 * `starting`: the first payment is under way. `declined`: it failed, so the subscription never began.
 * `cancelled`: usable until its period ends, then `expired`.
 */
export type SubscriptionStatus = 'starting' | (typeof BEGUN_STATUSES)[number] | 'declined'

/** Whether a charge is the first of its subscription or renews it. */
export const CHARGE_KINDS = ['first', 'renewal'] as const

/** What becomes of a subscription whose charge failed. */
export const FAILED_CHARGE_STATUSES = ['declined', 'expired', 'retrying'] as const

export type Subscription = {
  readonly status: SubscriptionStatus
  readonly planId: string
  /**
   * The terms that the member was notified of for the period that the next charge is for: these hold, whatever staff
   * have made of the plan since.
   */
  readonly terms: Terms
  /** From the next period on; null keeps the plan. */
  readonly nextPlanId: string | null
  readonly firstMonthDiscount: boolean
  /** Which period is open. 0 is before the first charge: a trial, or no time at all. */
  readonly period: number
  readonly periodStartsAt: Date
  readonly periodEndsAt: Date
  readonly pausedAt: Date | null
  readonly pausedUntil: Date | null
  readonly pausedPeriod: number | null
  /** When the charge for the next period first failed, and when it is tried again. */
  readonly failingSince: Date | null
  readonly retryAt: Date | null
  /** The period of whose end its owner was notified. */
  readonly remindedPeriod: number | null
}

/** What is to be done about a subscription, and from when on. */
export type Step = {
  readonly kind: 'remind' | 'charge' | 'expire' | 'unpause'
  readonly at: Date
}

/** How long before a charge its member is notified. */
const REMINDER_MS = 2 * DAY_MS

/** A failed charge is tried again once a day for 3 days. */
const RETRY_MS = 3 * DAY_MS

/**
 * A subscription as it is asked for. With a trial it is active at once; without one it is starting
 * until its first charge is settled.
 */
export function newSubscription(
  input: {
    readonly plan: Terms & Pick<Plan, 'id'>
    readonly trialDays: number
    readonly firstMonthDiscount: boolean
  },
  now: Date,
): Subscription {
  return {
    status: input.trialDays > 0 ? 'active' : 'starting',
    planId: input.plan.id,
    terms: termsOfPlan(input.plan),
    nextPlanId: null,
    firstMonthDiscount: input.firstMonthDiscount,
    period: 0,
    periodStartsAt: now,
    periodEndsAt: later(now, input.trialDays * DAY_MS),
    pausedAt: null,
    pausedUntil: null,
    pausedPeriod: null,
    failingSince: null,
    retryAt: null,
    remindedPeriod: null,
  }
}

/** Active, or cancelled and not over yet. */
export function isSubscriptionLive(subscription: Pick<Subscription, 'status'>): boolean {
  return subscription.status === 'active' || subscription.status === 'cancelled'
}

/** Whether orders draw on it now: live, within its period, not paused. */
export function isSubscriptionUsable(subscription: Subscription, now: Date): boolean {
  const { periodEndsAt, pausedAt } = subscription
  return isSubscriptionLive(subscription) && pausedAt === null && now < periodEndsAt
}

/** The free days before the first charge. */
export function isTrialSubscription(subscription: Subscription): boolean {
  return isSubscriptionLive(subscription) && subscription.period === 0
}

/** What to do next, and when; null once it is over. Doing it leads to the step after it. */
export function nextSubscriptionStep(subscription: Subscription): Step | null {
  const { status, period, periodEndsAt, pausedUntil, retryAt, remindedPeriod } = subscription
  if (status === 'expired' || status === 'declined') return null
  if (pausedUntil !== null) return { kind: 'unpause', at: pausedUntil }
  if (status === 'cancelled') return { kind: 'expire', at: periodEndsAt }
  if (retryAt !== null) return { kind: 'charge', at: retryAt }
  if (status === 'active' && remindedPeriod !== period)
    return { kind: 'remind', at: later(periodEndsAt, -REMINDER_MS) }
  return { kind: 'charge', at: periodEndsAt }
}

/** The plan that the next charge is for. */
export function nextPlanIdOf(subscription: Subscription): string {
  return subscription.nextPlanId ?? subscription.planId
}

/** What the next charge costs: the first one half, where that was offered. */
export function nextChargePaise({ period, firstMonthDiscount, terms }: Subscription): Paise {
  return period === 0 && firstMonthDiscount ? firstMonthPaise(terms.pricePaise) : terms.pricePaise
}

/**
 * What the reminder says of the coming period, and so what holds for it: the plan as it is now. What
 * somebody joined with holds for their first charge.
 */
export function termsForReminder(subscription: Subscription, plan: Terms): Terms {
  return subscription.period === 0 ? subscription.terms : termsOfPlan(plan)
}

/** The period that a charge pays for begins where the last one ended, however late the charge comes. */
export function nextSubscriptionPeriod(subscription: Subscription): {
  period: number
  startsAt: Date
  endsAt: Date
} {
  const startsAt = subscription.periodEndsAt
  return { period: subscription.period + 1, startsAt, endsAt: later(startsAt, PERIOD_MS) }
}

/** Until when a period's kilograms can be used; a trial's end with it, for nobody paid for them. */
export function lotExpiryOf(period: number, endsAt: Date): Date {
  return period === 0 ? endsAt : later(endsAt, ROLLOVER_MS)
}

/** After the charge for the next period went through. */
export function subscriptionAfterPayment(subscription: Subscription): Subscription {
  const { period, startsAt, endsAt } = nextSubscriptionPeriod(subscription)
  return {
    ...subscription,
    status: 'active',
    planId: nextPlanIdOf(subscription),
    nextPlanId: null,
    period,
    periodStartsAt: startsAt,
    periodEndsAt: endsAt,
    failingSince: null,
    retryAt: null,
  }
}

/**
 * After the charge for the next period failed: the first one of all ends the subscription before it
 * began, any other is tried again each day until 3 days after its first failure.
 */
export function subscriptionAfterFailedPayment(
  subscription: Subscription,
  now: Date,
): Subscription {
  if (subscription.status === 'starting') return { ...subscription, status: 'declined' }
  const failingSince = subscription.failingSince ?? now
  const failedForMs = now.getTime() - failingSince.getTime()
  if (failedForMs >= RETRY_MS) return { ...subscription, status: 'expired', retryAt: null }
  const days = Math.floor(failedForMs / DAY_MS) + 1
  return { ...subscription, failingSince, retryAt: later(failingSince, days * DAY_MS) }
}

/** When a charge that keeps failing ends the subscription. */
export function chargeRetriesEndAt(subscription: Subscription): Date | null {
  return subscription.failingSince && later(subscription.failingSince, RETRY_MS)
}

/** @param named the terms that the reminder named; those of before when nobody was reminded */
export function subscriptionAfterReminder(
  subscription: Subscription,
  named: Terms = subscription.terms,
): Subscription {
  return { ...subscription, terms: named, remindedPeriod: subscription.period }
}

export function subscriptionAfterEnd(subscription: Subscription): Subscription {
  return { ...subscription, status: 'expired', retryAt: null }
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
