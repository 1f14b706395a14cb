/** Records a charge's result and its effects on the subscription. */
import type { Transaction } from 'kysely'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import {
  nextChargePaise,
  nextPlanIdOf,
  subscriptionAfterFailedPayment,
  subscriptionAfterPayment,
  chargeRetriesEndAt,
} from '#domain/club/club.ts'
import { isPayerWatching } from '#domain/run-sheet/payer-waiting.ts'
import { findPlan } from '../../../catalog/catalogue/find-plan.ts'
import type { Plan } from '#domain/club/plans.ts'
import type { Tables } from '../../../database/tables.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import { wordsOfUser } from '../../../identity/words-of-user.ts'
import type { Deps } from '../../../platform/deps.ts'
import { issueChargeInvoice } from '../../invoices/issue-charge-invoice.ts'
import { postToLedger } from '../../ledger/post-to-ledger.ts'
import { failureText, type Failure } from '../../../platform/app-error.ts'
import type { ChargeOutcome } from '../../../platform/payments/payments.ts'
import {
  findChargeByServiceReference,
  lockCharge,
  updateCharge,
  type ChargeRow,
} from '../record/charge-store.ts'
import { grantPeriodAllowance } from '../record/grant-period-allowance.ts'
import { bookUnexpectedPayment } from './book-unexpected-payment.ts'
import { cardColumns } from './require-usable-card.ts'
import { settleRefund } from './settle-refund.ts'
import {
  lockSubscription,
  saveSubscriptionCard,
  saveSubscriptionCardToken,
  saveSubscription,
  subscriptionFromRow,
  type SubscriptionRow,
} from '../record/club-store.ts'

type Succeeded = Extract<ChargeOutcome, { status: 'succeeded' }>

/**
 * Settles one try of a charge. Repeated it changes nothing more. Money for any try pays the charge while it is due;
 * money that comes for one that is paid already, costs another sum now, or isn't due any more is booked and sent back.
 * @param asked the try, with what it was asked for
 */
export async function applyChargeResult(
  deps: Deps,
  asked: Pick<ChargeRow, 'id' | 'subscription_id' | 'tries' | 'amount_paise'>,
  outcome: ChargeOutcome,
): Promise<void> {
  const plans = await deps.laundry(MAIN_BRANCH).plans.current()
  const now = deps.clock()
  const refundId = await inTransaction(deps.db, async (tx) => {
    const row = (await lockSubscription(tx, asked.subscription_id))!
    const charge = (await lockCharge(tx, asked.id))!
    const settling = { tx, deps, row, charge, plans, now }
    if (outcome.status === 'succeeded') {
      const known = await findChargeByServiceReference(tx, outcome.reference)
      if (known?.status === 'succeeded') return null
      const isDue =
        charge.status === 'pending' || (charge.status === 'failed' && row.retry_at !== null)
      if (!isDue || charge.amount_paise !== asked.amount_paise || !isForNextPeriod(charge, row))
        return bookUnexpectedPayment(tx, deps, { row, charge, isDue }, asked, outcome.reference)
      await settlePaid(settling, outcome)
      return null
    }
    if (charge.tries !== asked.tries || charge.status !== 'pending') return null
    if (outcome.status === 'failed') await settleFailed(settling, outcome.failure)
    else if (outcome.reference !== null)
      await updateCharge(tx, charge.id, { reference: outcome.reference })
    return null
  })
  if (refundId !== null) await settleRefund(deps, refundId)
}

/** Whether a charge is over what its member chose last: after one failed, they may have chosen another plan. */
function isForNextPeriod({ plan_id, amount_paise }: ChargeRow, row: SubscriptionRow): boolean {
  const subscription = subscriptionFromRow(row)
  return plan_id === nextPlanIdOf(subscription) && amount_paise === nextChargePaise(subscription)
}

interface Settling {
  tx: Transaction<Tables>
  deps: Deps
  row: SubscriptionRow
  charge: ChargeRow
  plans: readonly Plan[]
  now: Date
}

async function settlePaid(
  { tx, deps, row, charge, plans, now }: Settling,
  { reference, token, card }: Succeeded,
): Promise<void> {
  const opened = subscriptionAfterPayment(subscriptionFromRow(row))
  const plan = (await findPlan(tx, charge.plan_id, plans))!
  await updateCharge(tx, charge.id, {
    status: 'succeeded',
    reference,
    failure_message: null,
    paid_at: now,
  })
  await postToLedger(
    tx,
    { chargeId: charge.id },
    { amountPaise: charge.amount_paise, into: 'gateway', of: 'club_sales' },
    now,
  )
  await issueChargeInvoice(tx, deps, charge.id, now)
  await saveSubscription(tx, row.id, opened, now)
  if (token !== undefined && card) await saveSubscriptionCard(tx, row.id, cardColumns(token, card))
  else if (token !== undefined && token !== row.card_token)
    await saveSubscriptionCardToken(tx, row.id, token)
  await grantPeriodAllowance(tx, row.id, opened, now)
  await emit(tx, deps, {
    type: 'subscription.paid',
    subject: { kind: 'subscription', id: row.id },
    actor: null,
    data: {
      userId: row.user_id,
      period: opened.period,
      planName: plan.name,
      amountPaise: charge.amount_paise,
      endsAt: opened.periodEndsAt.toISOString(),
    },
    at: now,
  })
}

async function settleFailed(
  { tx, deps, row, charge, now }: Settling,
  failure: Failure,
): Promise<void> {
  const message = failureText(await wordsOfUser(tx, deps, row.user_id), failure)
  const left = subscriptionAfterFailedPayment(subscriptionFromRow(row), now)
  await updateCharge(tx, charge.id, { status: 'failed', failure_message: message })
  await saveSubscription(tx, row.id, left, now)
  // That a membership is over is notified in any case.
  if (left.status !== 'expired' && isPayerWatching(charge.payer_waits_until, now)) return
  const isOver = left.status === 'declined' || left.status === 'expired'
  await emit(tx, deps, {
    type: 'subscription.payment_failed',
    subject: { kind: 'subscription', id: row.id },
    actor: null,
    data: {
      userId: row.user_id,
      period: charge.period,
      tries: charge.tries,
      message,
      status: left.status === 'declined' || left.status === 'expired' ? left.status : 'retrying',
      retryAt: isOver ? null : left.retryAt!.toISOString(),
      endsAt: isOver ? null : chargeRetriesEndAt(left)!.toISOString(),
    },
    at: now,
  })
}
