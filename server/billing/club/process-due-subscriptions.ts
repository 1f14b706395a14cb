/** Carries out all due subscription work, in the order it fell due. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { unpauseMembership } from '#domain/club/club-changes.ts'
import {
  subscriptionAfterEnd,
  subscriptionAfterReminder,
  isTrialSubscription,
  nextChargePaise,
  nextPlanIdOf,
  nextSubscriptionStep,
  termsForReminder,
} from '#domain/club/club.ts'
import { arePlanTermsEqual, type Plan, type Terms } from '#domain/club/plans.ts'
import { findPlan } from '../../catalog/catalogue/find-plan.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { SomeFailed } from '../../platform/one-by-one.ts'
import { selectPendingIds } from '../ledger/select-pending-ids.ts'
import { unlessBeingAsked } from '../request-leases/ask-alone.ts'
import { ASK_AGAIN_MS, beginCharge } from './charges/begin-charge.ts'
import { collectCharge } from './charges/collect-charge.ts'
import { saveChangedSubscription } from './record/save-changed-subscription.ts'
import { settleRefund } from './charges/settle-refund.ts'
import {
  lockNextDueSubscription,
  postponeSubscriptionProcessing,
  saveSubscription,
  subscriptionFromRow,
} from './record/club-store.ts'

/**
 * Each subscription in its own transaction, until none is due: a process that was down for days
 * catches up step by step. Several processes share the work. What can't be done now is left for later.
 * @throws SomeFailed after trying all, when one could not go on
 */
export async function processDueSubscriptions(deps: Deps): Promise<void> {
  const plans = await deps.laundry(MAIN_BRANCH).plans.current()
  const failures: unknown[] = []
  let taken: string | null = null
  do {
    taken = null
    try {
      const chargeId = await inTransaction(deps.db, async (tx) => {
        const row = await lockNextDueSubscription(tx, deps.clock())
        taken = row?.id ?? null
        return row ? takeStep(tx, deps, plans, row) : null
      })
      if (chargeId !== null) await unlessBeingAsked(collectCharge(deps, chargeId))
    } catch (error) {
      if (taken === null) throw error
      deps.log.error({ err: error, subscriptionId: taken }, 'a subscription could not go on')
      failures.push(error)
      await postponeSubscriptionProcessing(
        deps.db,
        taken,
        new Date(deps.clock().getTime() + ASK_AGAIN_MS),
      )
    }
  } while (taken !== null)

  const askedBefore = new Date(deps.clock().getTime() - ASK_AGAIN_MS)
  for (const id of await selectPendingIds(deps.db, 'refunds', askedBefore))
    await unlessBeingAsked(settleRefund(deps, id)).catch((error: unknown) => {
      deps.log.error({ err: error, refundId: id }, 'a refund could not be asked for')
      failures.push(error)
    })
  if (failures.length > 0) throw new SomeFailed(failures)
}

type DueRow = NonNullable<Awaited<ReturnType<typeof lockNextDueSubscription>>>

/** @returns the charge to be asked for once the transaction is committed */
async function takeStep(
  tx: Tx,
  deps: Deps,
  plans: readonly Plan[],
  row: DueRow,
): Promise<string | null> {
  const now = deps.clock()
  if (row.pending_charge_id !== null) {
    await postponeSubscriptionProcessing(tx, row.id, new Date(now.getTime() + ASK_AGAIN_MS))
    return row.pending_charge_id
  }
  const subscription = subscriptionFromRow(row)
  switch (nextSubscriptionStep(subscription)?.kind) {
    case 'charge':
      return (await beginCharge(tx, row, plans, false, now)).id
    case 'remind': {
      // After a time of being down it may be too late to say that something is soon.
      const named =
        now < subscription.periodEndsAt ? await remind(tx, deps, plans, row, now) : undefined
      await saveSubscription(tx, row.id, subscriptionAfterReminder(subscription, named), now)
      return null
    }
    case 'unpause': {
      const running = unpauseMembership(subscription, now)
      if (!running.ok) throw new Error(running.error.kind)
      await saveChangedSubscription(tx, row, running.value, now)
      await emit(tx, deps, {
        ...about(row, now),
        type: 'subscription.unpaused',
        data: { userId: row.user_id, endsAt: running.value.periodEndsAt.toISOString() },
      })
      return null
    }
    case 'expire': {
      await saveSubscription(tx, row.id, subscriptionAfterEnd(subscription), now)
      const data = { userId: row.user_id }
      await emit(tx, deps, { ...about(row, now), type: 'subscription.ended', data })
      return null
    }
    default:
      // Nothing is left to do, so it is never due again.
      await saveSubscription(tx, row.id, subscription, now)
      return null
  }
}

/** @returns the terms that it named, which hold from now on */
async function remind(
  tx: Tx,
  deps: Deps,
  plans: readonly Plan[],
  row: DueRow,
  now: Date,
): Promise<Terms> {
  const subscription = subscriptionFromRow(row)
  const plan = (await findPlan(tx, nextPlanIdOf(subscription), plans))!
  const named = termsForReminder(subscription, plan)
  const changed = arePlanTermsEqual(subscription.terms, named)
    ? null
    : { before: subscription.terms, now: named }
  await emit(tx, deps, {
    ...about(row, now),
    type: 'subscription.renewal_near',
    data: {
      userId: row.user_id,
      period: subscription.period,
      planName: plan.name,
      amountPaise: nextChargePaise({ ...subscription, terms: named }),
      endsAt: subscription.periodEndsAt.toISOString(),
      isTrial: isTrialSubscription(subscription),
      changed,
    },
  })
  return named
}

function about({ id }: DueRow, at: Date) {
  return { subject: { kind: 'subscription', id }, actor: null, at }
}
