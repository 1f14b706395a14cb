/** Refunds a charge, whole or in part. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { fromRupees } from '#domain/base/money.ts'
import { notFound } from '../../../http/answers/not-found.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithinRefundCap } from '../../refund-cap.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { newId } from '../../../platform/ids.ts'
import {
  findChargeWithCreditNotes,
  insertRefund,
  lockCharge,
  updateCharge,
  type ShownCharge,
} from '../record/charge-store.ts'
import { unlessBeingAsked } from '../../request-leases/ask-alone.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * @param staff who gives it back; null for a command at the server
 * @param amount in rupees; all that is left of the charge when undefined
 * @throws AppError `not_found`, `not_refundable`, `payment_unavailable` (then it is tried again automatically)
 */
export async function refundCharge(
  deps: Deps,
  staff: Pick<Person, 'id'> | null,
  chargeId: string,
  { amount, reason }: { amount?: number | undefined; reason: string },
): Promise<ShownCharge> {
  const now = deps.clock()
  const { timeZone } = await deps.laundry(branchOfPerson(staff)).settings.current()
  const refundId = newId(now)
  await inTransaction(deps.db, async (tx) => {
    const charge = await lockCharge(tx, chargeId)
    if (!charge) throw notFound('charge')
    const leftPaise = charge.amount_paise - charge.refunded_paise
    const amountPaise = amount === undefined ? leftPaise : paiseOf(amount)
    if (charge.status !== 'succeeded' || leftPaise === 0)
      throw new AppError('not_refundable', say('chargeFullyRefunded'))
    if (amountPaise > leftPaise)
      throw new AppError('not_refundable', say('refundTooLarge', { mostPaise: leftPaise }))
    if (staff) await requireWithinRefundCap(tx, staff, amountPaise, { now, timeZone })
    await updateCharge(tx, chargeId, { refunded_paise: charge.refunded_paise + amountPaise })
    await insertRefund(tx, {
      id: refundId,
      charge_id: chargeId,
      amount_paise: amountPaise,
      reason,
      status: 'pending',
      reference: null,
      given_by: staff?.id ?? null,
      created_at: now,
      settled_at: null,
    })
    await emit(tx, deps, {
      type: 'charge.refunded',
      subject: { kind: 'charge', id: chargeId },
      actor: staff?.id ?? null,
      data: { refundId, amountPaise },
      at: now,
    })
  })
  const asked = unlessBeingAsked(settleRefund(deps, refundId))
  const outcome = await asked.catch((error: unknown) => {
    deps.log.error({ err: error, refundId }, 'a refund could not be asked for')
    throw new AppError('payment_unavailable', say('refundRetried'))
  })
  if (outcome && !outcome.ok) throw new AppError('not_refundable', outcome.failure)
  return (await findChargeWithCreditNotes(deps.db, chargeId))!
}

function paiseOf(rupees: number): number {
  try {
    return fromRupees(rupees)
  } catch {
    throw new AppError('invalid_input', say('badAmount'))
  }
}
