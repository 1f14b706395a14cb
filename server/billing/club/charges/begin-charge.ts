/** Opens the charge for a subscription's next period, before calling the payment service. */
import type { Transaction } from 'kysely'
import { nextChargePaise, nextSubscriptionPeriod, nextPlanIdOf } from '#domain/club/club.ts'
import type { Plan } from '#domain/club/plans.ts'
import { findPlan } from '../../../catalog/catalogue/find-plan.ts'
import type { Tables } from '../../../database/tables.ts'
import { newId } from '../../../platform/ids.ts'
import { openPeriodCharge, type ChargeRow } from '../record/charge-store.ts'
import { subscriptionFromRow, type SubscriptionRow } from '../record/club-store.ts'

/** A charge whose outcome is unknown is asked for again after this long. */
export const ASK_AGAIN_MS = 5 * 60_000

/**
 * Stores it as pending. Once committed, anyone who finds it pending asks for it, always with the same
 * key, so a process that dies while asking costs nobody a second charge.
 * @param row the subscription, locked
 * @param isPresent whether the payer is there to answer the bank's questions
 */
export async function beginCharge(
  tx: Transaction<Tables>,
  row: SubscriptionRow,
  plans: readonly Plan[],
  isPresent: boolean,
  now: Date,
): Promise<ChargeRow> {
  const subscription = subscriptionFromRow(row)
  const plan = (await findPlan(tx, nextPlanIdOf(subscription), plans))!
  const { period, startsAt, endsAt } = nextSubscriptionPeriod(subscription)
  const charge = await openPeriodCharge(
    tx,
    {
      id: newId(now),
      subscription_id: row.id,
      period,
      plan_id: plan.id,
      plan_name: plan.name,
      period_starts_at: startsAt,
      period_ends_at: endsAt,
      amount_paise: nextChargePaise(subscription),
      status: 'pending',
      tries: 1,
      payer_present: isPresent,
      reference: null,
      failure_message: null,
      created_at: now,
      paid_at: null,
    },
    new Date(now.getTime() + ASK_AGAIN_MS),
  )
  if (!charge) throw new Error(`Period ${period} of subscription ${row.id} is paid already.`)
  return charge
}
