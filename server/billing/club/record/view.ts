/** Plans, subscriptions and charges in API answers. */
import type { Charge, PlanAnswer, Subscription as Answer } from '#contract/club/subscriptions.ts'
import { sumKilograms, selectUsableLots } from '#domain/club/allowance.ts'
import { allowedChanges, pausedMs } from '#domain/club/club-changes.ts'
import {
  chargeRetriesEndAt,
  isTrialSubscription,
  isSubscriptionUsable,
  nextChargePaise,
  type Subscription,
} from '#domain/club/club.ts'
import { toRupees } from '#domain/base/money.ts'
import { firstMonthPaise, savingsPercent, type Plan } from '#domain/club/plans.ts'
import { subtractQuantity } from '#domain/base/quantity.ts'
import type { Words } from '#words/words.ts'
import { creditNoteView } from '../../invoices/select-credit-notes-of-orders.ts'
import type { ShownCharge } from './charge-store.ts'
import { subscriptionFromRow, type LotRow, type SubscriptionRow } from './club-store.ts'

/** @param isNewMember whether the offers for new members hold for the caller */
export function planView(words: Words, plan: Plan, isNewMember: boolean): PlanAnswer {
  const { pricePaise } = plan
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    price: toRupees(pricePaise),
    originalPrice: toRupees(plan.originalPricePaise),
    savingsPercent: savingsPercent(plan),
    firstMonthPrice: toRupees(isNewMember ? firstMonthPaise(pricePaise) : pricePaise),
    trialDays: isNewMember ? plan.trialDays : 0,
    weightAllowance: `${plan.kilograms} kg`,
    kilograms: plan.kilograms,
    pickups: plan.pickups,
    dryCleanItems: plan.dryCleanItems,
    features: [...words.plans.features(plan)],
    popular: plan.popular,
  }
}

/** What a subscription's view is made from. */
export interface SubscriptionFacts {
  row: SubscriptionRow
  plan: Plan
  nextPlan: Plan | null
  /** Not expired, oldest first. */
  lots: LotRow[]
  /** Why the latest charge failed, if it did. */
  lastFailure: string
  /** While a payment is under way nothing can be changed. */
  isPaying: boolean
}

export function subscriptionView(facts: SubscriptionFacts, now: Date): Answer {
  const { row, plan, nextPlan, lots, isPaying } = facts
  const subscription = subscriptionFromRow(row)
  const standstillMs = pausedMs(subscription, now)
  const current = lots.find((lot) => lot.period === row.period)
  const granted = current?.kilograms ?? plan.kilograms
  const can = allowedChanges(subscription, now)
  return {
    _id: row.id,
    userId: row.user_id,
    planId: plan.id,
    planName: plan.name,
    status: row.status === 'active' || row.status === 'cancelled' ? row.status : 'expired',
    startDate: row.period_starts_at.toISOString(),
    endDate: later(row.period_ends_at, standstillMs).toISOString(),
    memberSince: row.started_at.toISOString(),
    price: toRupees(nextPlan ? plan.pricePaise : row.terms.pricePaise),
    autoRenew: row.status === 'active',
    weightAllowance: `${granted} kg`,
    weightUsed: subtractQuantity(granted, current?.kilograms_left ?? granted),
    pickupsAllowed: current?.pickups ?? plan.pickups,
    pickupsUsed: current ? current.pickups - current.pickups_left : 0,
    dryCleanItemsAllowed: current?.dry_clean_items ?? plan.dryCleanItems,
    dryCleanItemsUsed: current ? current.dry_clean_items - current.dry_clean_items_left : 0,
    left: leftOf(subscription, lots, current, now),
    lots: lots.map((lot) => ({
      kilograms: lot.kilograms,
      kilogramsLeft: lot.kilograms_left,
      periodStart: lot.starts_at.toISOString(),
      periodEnd: later(lot.ends_at, lot.period === row.period ? standstillMs : 0).toISOString(),
      expiresAt: later(lot.expires_at, standstillMs).toISOString(),
      rolledOver: lot.period !== row.period,
    })),
    paymentMethod: {
      cardLast4: row.card_last4,
      cardBrand: row.card_brand,
      expiryMonth: row.card_expiry_month,
      expiryYear: row.card_expiry_year,
    },
    billingAddress: {
      address: row.billing_address,
      city: row.billing_city,
      zipCode: row.billing_zip_code,
    },
    trial: isTrialSubscription(subscription),
    nextCharge: nextChargeView(subscription),
    nextPlan: nextPlan && {
      planId: nextPlan.id,
      planName: nextPlan.name,
      price: toRupees(row.terms.pricePaise),
    },
    pause:
      row.paused_at && row.paused_until
        ? { since: row.paused_at.toISOString(), until: row.paused_until.toISOString() }
        : null,
    paymentProblem:
      row.status === 'active' && row.retry_at
        ? {
            message: facts.lastFailure,
            nextTryAt: row.retry_at.toISOString(),
            endsAt: chargeRetriesEndAt(subscription)!.toISOString(),
          }
        : null,
    can: isPaying
      ? { cancel: false, resume: false, changePlan: false, pause: false, unpause: false }
      : can,
  }
}

export function chargeView(row: ShownCharge): Charge {
  return {
    _id: row.id,
    kind: row.period === 1 ? 'first' : 'renewal',
    planName: row.plan_name,
    amount: toRupees(row.amount_paise),
    refunded: toRupees(row.refunded_paise),
    creditNotes: row.credit_notes.map(creditNoteView),
    status: row.status,
    message: row.failure_message,
    periodStart: row.period_starts_at.toISOString(),
    periodEnd: row.period_ends_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  }
}

function leftOf(
  subscription: Subscription,
  lots: LotRow[],
  current: LotRow | undefined,
  now: Date,
): Answer['left'] {
  if (!current || !isSubscriptionUsable(subscription, now))
    return { kilograms: 0, pickups: 0, dryCleanItems: 0 }
  const usable = selectUsableLots(
    lots.map((lot) => ({
      id: lot.id,
      kilogramsLeft: lot.kilograms_left,
      expiresAt: lot.expires_at,
    })),
    now,
  )
  return {
    kilograms: sumKilograms(usable),
    pickups: current.pickups_left,
    dryCleanItems: current.dry_clean_items_left,
  }
}

/** When a pause lasts as long as it was meant to. */
function nextChargeView(subscription: Subscription): Answer['nextCharge'] {
  if (subscription.status !== 'active') return null
  const { retryAt, periodEndsAt, pausedUntil } = subscription
  const at =
    retryAt ??
    (pausedUntil ? later(periodEndsAt, pausedMs(subscription, pausedUntil)) : periodEndsAt)
  return {
    at: at.toISOString(),
    amount: toRupees(nextChargePaise(subscription)),
  }
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
