// Queries about the Laundry Club, in the domain's terms, and their cache keys.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type PlanAnswer,
  type Subscription,
  currentSubscription,
  plans,
  subscriptionCharges,
} from '#contract/club/subscriptions.ts'
import { type Paise, fromRupees } from '#domain/base/money.ts'
import { FIRST_PLANS, type Plan, firstMonthPaise, savingsPercent } from '#domain/club/plans.ts'
import type { Club } from '#domain/club/allowance.ts'
import { plans as planWords } from '#words/en/club/plans.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askPlans = addressOf(plans)
const askCurrent = addressOf(currentSubscription)
const askCharges = addressOf(subscriptionCharges)

/** A plan as it is offered to anyone who asks. */
export type ListedPlan = Pick<
  PlanAnswer,
  | 'id'
  | 'name'
  | 'description'
  | 'savingsPercent'
  | 'trialDays'
  | 'kilograms'
  | 'pickups'
  | 'dryCleanItems'
  | 'features'
  | 'popular'
> & {
  pricePaise: Paise
  originalPricePaise: Paise
  /** The full price for who was a member before. */
  firstMonthPricePaise: Paise
}

/** What a new laundry offers a new member; written into the page before anybody asks. */
const FIRST_LISTED: ListedPlan[] = FIRST_PLANS.map((plan: Plan) => ({
  ...plan,
  savingsPercent: savingsPercent(plan),
  firstMonthPricePaise: firstMonthPaise(plan.pricePaise),
  features: [...planWords.features(plan)],
}))

/** The plans with the prices that hold for this person; null is a visitor. */
export function plansQuery(personId: string | null) {
  return queryOptions({
    queryKey: ['plans', personId],
    queryFn: async ({ signal }) => (await call(askPlans, {}, { signal })).map(listedPlan),
    placeholderData: FIRST_LISTED,
    staleTime: 60_000,
  })
}

/** A customer's subscription that is active, or cancelled and not over; null when there is none. */
export function activeClubQuery(userId: string) {
  return queryOptions({
    queryKey: ['club', userId],
    queryFn: async ({ signal }) =>
      (await call(askCurrent, { params: { userId } }, { signal })).subscription,
  })
}

/** What an order placed now can draw on; the server counts the same way when it is placed. */
export function usableClubAllowance({ left, lots }: Subscription, now: Date): Club {
  return {
    allowance: {
      pickupsLeft: left.pickups,
      dryCleanItemsLeft: left.dryCleanItems,
      lots: lots.map((lot) => ({
        id: lot.periodStart,
        kilogramsLeft: lot.kilogramsLeft,
        expiresAt: new Date(lot.expiresAt),
      })),
    },
    now,
  }
}

/** Every charge of a subscription, newest first. */
export function clubChargesQuery(subscriptionId: string) {
  return queryOptions({
    queryKey: ['club', 'charges', subscriptionId],
    queryFn: ({ signal }) => call(askCharges, { params: { id: subscriptionId } }, { signal }),
  })
}

/** After a subscription changed: its screens, and the plans that its owner is offered, load again. */
export function refreshClub(client: QueryClient): Promise<void[]> {
  return Promise.all(['club', 'plans'].map((key) => client.invalidateQueries({ queryKey: [key] })))
}

function listedPlan({ price, originalPrice, firstMonthPrice, ...plan }: PlanAnswer): ListedPlan {
  return {
    ...plan,
    pricePaise: fromRupees(price),
    originalPricePaise: fromRupees(originalPrice),
    firstMonthPricePaise: fromRupees(firstMonthPrice),
  }
}
