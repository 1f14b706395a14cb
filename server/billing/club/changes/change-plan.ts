/** Changes a member's plan from the next period. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { changePlan as change } from '#domain/club/club-changes.ts'
import { toRupees } from '#domain/base/money.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { changeSubscription } from './change-subscription.ts'
import type { SubscriptionRow } from '../record/club-store.ts'

/**
 * Choosing the present plan takes an earlier choice back.
 * @param price the plan's price a month that the member saw, in rupees; only compared
 * @throws AppError `unknown_plan`, `price_changed`, `no_subscription`, `subscription_not_changeable`, `payment_pending`
 */
export async function changePlan(
  deps: Deps,
  person: Person,
  id: string,
  { planId, price }: { planId: string; price?: number | undefined },
): Promise<SubscriptionRow> {
  const plans = await deps.laundry(branchOfPerson(person)).plans.current()
  const chosen = plans.find((plan) => plan.id === planId)
  if (!chosen) throw unknownPlanError()
  if (price !== undefined && price !== toRupees(chosen.pricePaise))
    throw new AppError(
      'price_changed',
      say('planPriceChanged', { plan: chosen.name, pricePaise: chosen.pricePaise }),
    )
  return changeSubscription(deps, person, id, {
    change: (subscription) => change(subscription, chosen),
    happened: ({ nextPlanId, periodEndsAt }) => ({
      type: 'subscription.plan_chosen',
      data: {
        planName: chosen.name,
        pricePaise: chosen.pricePaise,
        from: nextPlanId === null ? null : periodEndsAt.toISOString(),
      },
    }),
  })
}

export function unknownPlanError(): AppError {
  return new AppError('unknown_plan', say('noSuchPlan'))
}
