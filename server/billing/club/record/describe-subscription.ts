/** Gathers the data for a subscription's view. */
import type { Subscription as Answer } from '#contract/club/subscriptions.ts'
import { findPlan } from '../../../catalog/catalogue/find-plan.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findLatestCharge } from './charge-store.ts'
import { selectAllowanceLots, type SubscriptionRow } from './club-store.ts'
import { subscriptionView } from './view.ts'

export async function describeSubscription(
  { db, clock, words: { moneyReasons } }: Pick<Deps, 'db' | 'clock'> & { words: Words },
  row: SubscriptionRow,
): Promise<Answer> {
  const now = clock()
  const [plan, nextPlan, lots, charge] = await Promise.all([
    findPlan(db, row.plan_id),
    row.next_plan_id === null ? null : findPlan(db, row.next_plan_id),
    selectAllowanceLots(db, row.id, now),
    findLatestCharge(db, row.id),
  ])
  const facts = {
    row,
    plan: plan!,
    nextPlan: nextPlan ?? null,
    lots,
    lastFailure: charge?.failure_message ?? moneyReasons.paymentFailed,
    isPaying: charge?.status === 'pending',
  }
  return subscriptionView(facts, now)
}
