/** API calls for the Laundry Club and its payments. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  cancelSubscription as cancelCall,
  changeCard as cardCall,
  changePlan as planCall,
  pauseSubscription as pauseCall,
  resumeSubscription as resumeCall,
  unpauseSubscription as unpauseCall,
} from '#contract/club/subscription-changes.ts'
import {
  activeSubscription,
  currentSubscription,
  confirmSubscription as confirmCall,
  plans,
  subscribe as subscribeCall,
  subscriptionCharges,
} from '#contract/club/subscriptions.ts'
import {
  beginKeepingCard as keepingCall,
  paymentSettings,
  refundCharge as refundCall,
} from '#contract/payments/payments.ts'
import { can, isRecordOwner } from '#domain/people/permissions.ts'
import type { Words } from '#words/words.ts'
import { refuseBlockedCustomer } from '../../identity/blocks/refuse-blocked-customer.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { beginSavingCard } from './charges/begin-saving-card.ts'
import { cancelSubscription } from './changes/cancel-subscription.ts'
import { changeCard } from './changes/change-card.ts'
import { changePlan } from './changes/change-plan.ts'
import { noSubscriptionError } from './changes/change-subscription.ts'
import { selectChargesOfSubscription } from './record/charge-store.ts'
import { confirmSubscription } from './changes/confirm-subscription.ts'
import { describeSubscription } from './record/describe-subscription.ts'
import { pauseSubscription } from './changes/pause-subscription.ts'
import { refundCharge } from './charges/refund-charge.ts'
import { undoCancellation } from './changes/undo-cancellation.ts'
import {
  findLiveSubscription,
  findSubscription,
  wasClubMember,
  type SubscriptionRow,
} from './record/club-store.ts'
import { subscribe } from './changes/subscribe.ts'
import { unpauseSubscription } from './changes/unpause-subscription.ts'
import { chargeView, planView } from './record/view.ts'

export function subscriptionRoutes(deps: Deps): Route[] {
  const { db } = deps
  const answer = (words: Words, row: SubscriptionRow) =>
    describeSubscription({ ...deps, words }, row)

  return [
    route(
      plans,
      async ({ person, words }) => {
        const isNewMember = person === null || !(await wasClubMember(db, person.id))
        const trialsOffered = deps.payments.keepsCards
        return (await deps.laundry(branchOfPerson(person)).plans.current())
          .map((plan) => (trialsOffered ? plan : { ...plan, trialDays: 0 }))
          .map((plan) => planView(words, plan, isNewMember))
      },
      ({ person }) => (person ? null : ''),
    ),
    route(subscribeCall, async ({ body, headers, person, words }) => {
      if (body.userId !== undefined && !isRecordOwner(person, body.userId))
        throw new AppError('forbidden', say('onlyOwnSubscription'))
      const { row, isNew, action } = await subscribe(
        deps,
        person,
        body,
        headers['idempotency-key'] ?? null,
      )
      if (row.status === 'starting') return new Answer({ _id: row.id, action }, { status: 202 })
      return new Answer(await answer(words, row), { status: isNew ? 201 : 200 })
    }),
    route(activeSubscription, async ({ params, words }) => {
      const row = await findLiveSubscription(db, params.userId)
      if (!row) throw new AppError('no_subscription', say('noSubscription'))
      return answer(words, row)
    }),
    route(currentSubscription, async ({ params, words }) => {
      const row = await findLiveSubscription(db, params.userId)
      return { subscription: row ? await answer(words, row) : null }
    }),
    route(confirmCall, async ({ params, person, words }) =>
      answer(words, await confirmSubscription(deps, person, params.id)),
    ),
    route(cancelCall, async ({ params, person, words }) =>
      answer(words, await cancelSubscription(deps, person, params.id)),
    ),
    route(resumeCall, async ({ params, person, words }) => {
      await refuseBlockedCustomer(deps, person)
      return answer(words, await undoCancellation(deps, person, params.id))
    }),
    route(planCall, async ({ params, person, body, words }) =>
      answer(words, await changePlan(deps, person, params.id, body)),
    ),
    route(pauseCall, async ({ params, person, body, words }) =>
      answer(words, await pauseSubscription(deps, person, params.id, body.days)),
    ),
    route(unpauseCall, async ({ params, person, words }) =>
      answer(words, await unpauseSubscription(deps, person, params.id)),
    ),
    route(cardCall, async ({ params, person, body, words }) =>
      answer(words, await changeCard(deps, person, params.id, body)),
    ),
    route(subscriptionCharges, async ({ params, person }) => {
      const row = await findSubscription(db, params.id)
      if (!row || !can(person, 'money-in', row.user_id)) throw noSubscriptionError()
      return (await selectChargesOfSubscription(db, row.id)).map(chargeView)
    }),
    route(refundCall, async ({ params, body, person }) =>
      chargeView(await refundCharge(deps, person, params.id, body)),
    ),
    route(paymentSettings, async () => ({
      provider: deps.payments.provider,
      publicKey: deps.payments.publicKey,
      scriptUrl: deps.payments.scriptUrl,
    })),
    route(keepingCall, async ({ person }) => beginSavingCard(deps, person)),
  ]
}
