/** Joins a customer to the Laundry Club: stored once, paid once. */
import type * as z from 'zod/mini'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { subscribe as call } from '#contract/club/subscriptions.ts'
import { newSubscription, nextChargePaise } from '#domain/club/club.ts'
import { type Paise, toRupees } from '#domain/base/money.ts'
import { type Plan } from '#domain/club/plans.ts'
import { isUniqueViolation } from '../../../database/constraint-errors.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refuseBlockedCustomer } from '../../../identity/blocks/refuse-blocked-customer.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say, failureFromServiceText } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { newId } from '../../../platform/ids.ts'
import { runOnceByKey } from '../../../platform/run-once-by-key.ts'
import type { PaymentAction } from '../../../platform/payments/payments.ts'
import { beginCharge } from '../charges/begin-charge.ts'
import { unknownPlanError } from './change-plan.ts'
import { findLatestCharge, findPendingCharge } from '../record/charge-store.ts'
import { collectChargeForPayer } from '../charges/collect-charge-for-payer.ts'
import { voidPendingCharges } from '../charges/void-pending-charges.ts'
import { grantPeriodAllowance } from '../record/grant-period-allowance.ts'
import { requireUsableCard } from '../charges/require-usable-card.ts'
import {
  subscriptionColumns,
  findSubscriptionByKey,
  findSubscriptionAwaitingPayment,
  findSubscription,
  insertSubscription,
  wasClubMember,
  type SubscriptionRow,
} from '../record/club-store.ts'

type SubscribeInput = z.output<typeof call.body>

export interface Subscribed {
  row: SubscriptionRow
  /** Whether this call made it. */
  isNew: boolean
  /** What the browser must do before the first payment goes through. */
  action: PaymentAction | null
}

/**
 * @param key the request's Idempotency-Key: the same key finds the subscription it made first
 * @throws AppError `customer_blocked`, `unknown_plan`, `trial_not_offered`, `price_changed`, `card_token_needed`,
 *   `card_expired`, `already_subscribed`,
 *   `payment_failed`, `payment_pending` while an earlier try's money may be on its way, and
 *   `payment_unavailable` while the payment's outcome is unknown
 */
export async function subscribe(
  deps: Deps,
  person: Person,
  input: SubscribeInput,
  key: string | null,
): Promise<Subscribed> {
  const plans = await deps.laundry(branchOfPerson(person)).plans.current()
  const plan = plans.find((candidate) => candidate.id === input.planId)
  if (!plan) throw unknownPlanError()
  const earlier = key === null ? undefined : await findSubscriptionByKey(deps.db, person.id, key)
  if (earlier) return again(deps, earlier)
  await refuseBlockedCustomer(deps, person)

  const id = newId(deps.clock())
  const begin = async () => {
    const chargeId = await store(deps, person, input, plan, id, key)
    const action = chargeId === null ? null : await pay(deps, chargeId)
    return { row: (await findSubscription(deps.db, id))!, isNew: true, action }
  }
  const beginInPlace = () =>
    begin().catch(async (error: unknown) => {
      const inTheWay = isUniqueViolation(error, 'subscriptions_one_live')
        ? await findSubscriptionAwaitingPayment(deps.db, person.id)
        : undefined
      if (!inTheWay) throw error
      await voidPendingCharges(deps, inTheWay.id).catch((reason: unknown) =>
        unreachable(deps, inTheWay.id, reason),
      )
      return begin()
    })
  try {
    const { made } = await runOnceByKey<Subscribed>(
      {
        key,
        constraint: 'subscriptions_idempotency',
        find: async (used) => {
          const first = await findSubscriptionByKey(deps.db, person.id, used)
          return first && again(deps, first)
        },
        // The key stands for the subscription, whatever else is sent with it.
        isSame: () => true,
        what: 'subscription',
      },
      beginInPlace,
    )
    return made
  } catch (error) {
    if (isUniqueViolation(error, 'subscriptions_one_live'))
      throw new AppError('already_subscribed', say('subscribedAlready'))
    throw error
  }
}

/** @returns the first charge, pending; null for a trial */
async function store(
  deps: Deps,
  person: Person,
  input: SubscribeInput,
  plan: Plan,
  id: string,
  key: string | null,
): Promise<string | null> {
  const { timeZone } = await deps.laundry(branchOfPerson(person)).settings.current()
  const now = deps.clock()
  const isTrial = input.trial === true
  const isNewMember = !(await wasClubMember(deps.db, person.id))
  if (isTrial && (plan.trialDays === 0 || !isNewMember || !deps.payments.keepsCards))
    throw new AppError('trial_not_offered', say('noTrial'))
  const card = requireUsableCard(deps, input.paymentMethod, now, timeZone)
  const subscription = newSubscription(
    { plan, trialDays: isTrial ? plan.trialDays : 0, firstMonthDiscount: isNewMember },
    now,
  )
  const firstPaise = nextChargePaise(subscription)
  const row: SubscriptionRow = {
    id,
    user_id: person.id,
    ...subscriptionColumns(subscription),
    ...card,
    card_token: isTrial ? await keptCard(deps, person, card.card_token, id) : card.card_token,
    billing_address: input.billingAddress.address,
    billing_city: input.billingAddress.city,
    billing_zip_code: input.billingAddress.zipCode,
    started_at: now,
    ended_at: null,
    idempotency_key: key,
  }
  return inTransaction(deps.db, async (tx) => {
    await insertSubscription(tx, row)
    // Who is a member already hears that first; their price is another one now.
    if (input.seen) refuseOtherPrice(plan, firstPaise, input.seen)
    if (!isTrial) return (await beginCharge(tx, row, [plan], true, now)).id
    await grantPeriodAllowance(tx, id, subscription, now)
    await emit(tx, deps, {
      type: 'subscription.trial_begun',
      subject: { kind: 'subscription', id },
      actor: person.id,
      data: {
        userId: person.id,
        planName: plan.name,
        endsAt: subscription.periodEndsAt.toISOString(),
        firstChargePaise: firstPaise,
      },
      at: now,
    })
    return null
  })
}

/** @throws AppError `price_changed` where the plan was shown at another price */
function refuseOtherPrice(
  plan: Plan,
  firstPaise: Paise,
  seen: { firstCharge: number; price: number },
): void {
  if (seen.firstCharge === toRupees(firstPaise) && seen.price === toRupees(plan.pricePaise)) return
  throw new AppError(
    'price_changed',
    say('firstPriceChanged', { plan: plan.name, pricePaise: plan.pricePaise, firstPaise }),
  )
}

/** Asks for the first payment. */
async function pay(deps: Deps, chargeId: string): Promise<PaymentAction | null> {
  const outcome = await collectChargeForPayer(deps, chargeId).catch((error: unknown) =>
    unreachable(deps, chargeId, error),
  )
  if (outcome.status === 'failed') throw new AppError('payment_failed', outcome.failure)
  return outcome.status === 'pending' ? outcome.action : null
}

function unreachable(deps: Deps, id: string, error: unknown): never {
  if (error instanceof AppError) throw error
  deps.log.error({ err: error, id }, 'a first payment could not be asked for')
  throw new AppError('payment_unavailable', say('subscriptionRetried'))
}

async function keptCard(deps: Deps, person: Person, token: string, key: string): Promise<string> {
  const kept = await deps.payments.keepCard({ token, payer: person, key })
  if (!kept.ok) throw new AppError('payment_failed', kept.failure)
  return kept.token
}

/** The answer to a repeated request: what became of the first one. */
async function again(deps: Deps, row: SubscriptionRow): Promise<Subscribed> {
  if (row.status === 'declined') {
    const charge = await findLatestCharge(deps.db, row.id)
    throw new AppError(
      'payment_failed',
      failureFromServiceText(charge?.failure_message) ?? say('paymentFailed'),
    )
  }
  const waiting = row.status === 'starting' ? await findPendingCharge(deps.db, row.id) : undefined
  if (!waiting) return { row, isNew: false, action: null }
  const action = await pay(deps, waiting.id)
  return { row: (await findSubscription(deps.db, row.id))!, isNew: false, action }
}
