// A member's changes to a Laundry Club subscription: which are allowed when, and their result.
import { DAY_MS } from '../base/time-zone.ts'
import { subscriptionAfterEnd, type Subscription } from './club.ts'
import { type Plan, type Terms, termsOfPlan } from './plans.ts'
import { fail, ok, type Result } from '../base/result.ts'

export type Change = 'cancel' | 'resume' | 'changePlan' | 'pause' | 'unpause'

/** Why a change is not possible. */
export type Refusal = {
  readonly code: 'subscription_not_changeable'
  readonly kind:
    | 'cancelledAlready'
    | 'notCancelled'
    | 'overChooseAgain'
    | 'resumeFirst'
    | 'onlyActivePaused'
    | 'pausedAlready'
    | 'trialNotPaused'
    | 'dueNotPaused'
    | 'pausedOnce'
    | 'notPaused'
    | 'badPause'
}

export const MAX_PAUSE_DAYS = 30

/** Keeps the rest of the period; one that waits for a payment has no rest, so it ends at once. */
export function cancelMembership(
  subscription: Subscription,
  now: Date,
): Result<Subscription, Refusal> {
  if (subscription.status !== 'active') return refuse('cancelledAlready')
  if (subscription.failingSince !== null) return ok(subscriptionAfterEnd(subscription))
  const running = subscription.pausedAt ? endPause(subscription, now) : subscription
  return ok({ ...running, status: 'cancelled' })
}

/** Takes a cancellation back. */
export function resumeMembership(
  subscription: Subscription,
  now: Date,
): Result<Subscription, Refusal> {
  if (subscription.status !== 'cancelled') return refuse('notCancelled')
  if (now >= subscription.periodEndsAt) return refuse('overChooseAgain')
  return ok({ ...subscription, status: 'active' })
}

/** Another plan from the next period on; the present one takes an earlier choice back. */
export function changePlan(
  subscription: Subscription,
  plan: Terms & Pick<Plan, 'id'>,
): Result<Subscription, Refusal> {
  if (subscription.status !== 'active') return refuse('resumeFirst')
  const nextPlanId = plan.id === subscription.planId ? null : plan.id
  return ok({ ...subscription, nextPlanId, terms: termsOfPlan(plan) })
}

/**
 * Stops the subscription's time for some days, at most 30 and once a period: no pickups and no
 * charge until then, and everything that ends, ends so much later.
 */
export function pauseMembership(
  subscription: Subscription,
  days: number,
  now: Date,
): Result<Subscription, Refusal> {
  if (subscription.status !== 'active') return refuse('onlyActivePaused')
  if (subscription.pausedAt !== null) return refuse('pausedAlready')
  if (subscription.period === 0) return refuse('trialNotPaused')
  if (now >= subscription.periodEndsAt) return refuse('dueNotPaused')
  if (subscription.pausedPeriod === subscription.period) return refuse('pausedOnce')
  if (!Number.isInteger(days) || days < 1 || days > MAX_PAUSE_DAYS) return refuse('badPause')
  const pausedUntil = new Date(now.getTime() + days * DAY_MS)
  return ok({ ...subscription, pausedAt: now, pausedUntil, pausedPeriod: subscription.period })
}

/** Ends a pause before its time. */
export function unpauseMembership(
  subscription: Subscription,
  now: Date,
): Result<Subscription, Refusal> {
  if (subscription.pausedAt === null) return refuse('notPaused')
  return ok(endPause(subscription, now))
}

/** How long a pause has lasted by now: never longer than it was meant to, however late its end is noticed. */
export function pausedMs(subscription: Subscription, now: Date): number {
  const { pausedAt, pausedUntil } = subscription
  if (pausedAt === null || pausedUntil === null) return 0
  return Math.min(now.getTime(), pausedUntil.getTime()) - pausedAt.getTime()
}

/** What its owner may do right now. */
export function allowedChanges(subscription: Subscription, now: Date): Record<Change, boolean> {
  return {
    cancel: cancelMembership(subscription, now).ok,
    resume: resumeMembership(subscription, now).ok,
    changePlan: subscription.status === 'active',
    pause: pauseMembership(subscription, 1, now).ok,
    unpause: unpauseMembership(subscription, now).ok,
  }
}

/** The period's end moves by the pause, and its owner is notified again. */
function endPause(subscription: Subscription, now: Date): Subscription {
  return {
    ...subscription,
    periodEndsAt: new Date(subscription.periodEndsAt.getTime() + pausedMs(subscription, now)),
    pausedAt: null,
    pausedUntil: null,
    remindedPeriod: null,
  }
}

function refuse(kind: Refusal['kind']): Result<never, Refusal> {
  return fail({ code: 'subscription_not_changeable', kind })
}
