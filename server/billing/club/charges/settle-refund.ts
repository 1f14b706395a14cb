/** Sends a refund to the payment service and records the result, also one that comes days later. */
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import { failureText } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { issueChargeCreditNote } from '../../invoices/issue-charge-credit-note.ts'
import { postToLedger } from '../../ledger/post-to-ledger.ts'
import { forgottenSince } from '../../../platform/payments/forgotten-since.ts'
import type { RefundOutcome } from '../../../platform/payments/payments.ts'
import { askAlone } from '../../request-leases/ask-alone.ts'
import {
  findRefund,
  lockCharge,
  sumRefunded,
  updateCharge,
  updateRefund,
  type ChargeRow,
  type RefundRequest,
} from '../record/charge-store.ts'

/**
 * May be repeated at any time: the refund's id is the key it is asked with.
 * @returns null when it was settled before
 * @throws AppError `payment_pending` while another one asks for it
 * @throws whatever the payment service throws when it can't be asked; the refund is then still pending
 */
export function settleRefund(deps: Deps, refundId: string): Promise<RefundOutcome | null> {
  return askAlone(deps, refundId, async () => {
    const refund = await findRefund(deps.db, refundId)
    if (refund?.status !== 'pending') return null
    const outcome = await deps.payments.refund({
      reference: refund.charge_reference!,
      amountPaise: refund.amount_paise,
      key: refund.id,
      forgottenSince: forgottenSince(refund.created_at, deps.clock()),
    })
    await applyRefundResult(deps, refund, outcome)
    return outcome
  })
}

interface Settling {
  tx: Tx
  deps: Deps
  /** Locked by `tx`. */
  charge: ChargeRow
  refund: RefundRequest
  now: Date
}

/**
 * Records what the payment service says of a refund. Repeated, it changes nothing more; a refund that it accepted and
 * that the bank sent back is owed again. Its credit note stands, and counts for the refund that is made instead.
 * @param reference what the service calls the refund that it speaks of, where the product was told and didn't ask
 */
export async function applyRefundResult(
  deps: Deps,
  asked: Pick<RefundRequest, 'id' | 'charge_id'>,
  outcome: RefundOutcome,
  reference: string | null = null,
): Promise<void> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const charge = (await lockCharge(tx, asked.charge_id))!
    const refund = (await findRefund(tx, asked.id))!
    const settling = { tx, deps, charge, refund, now }
    if (refund.status === 'pending' && outcome.ok) await settleMade(settling, outcome.reference)
    else if (!outcome.ok && isAbout(refund, reference))
      await settleFailed(settling, failureText(deps.staffWords, outcome.failure))
  })
}

/** A refund that went through is not undone by another one of the same key. */
function isAbout({ status, reference: known }: RefundRequest, reference: string | null): boolean {
  return status === 'pending' || (status === 'succeeded' && known === reference)
}

async function settleMade(
  { tx, deps, charge, refund, now }: Settling,
  reference: string,
): Promise<void> {
  await updateRefund(tx, refund.id, { status: 'succeeded', reference, settled_at: now })
  await postToLedger(
    tx,
    { chargeId: charge.id, refundId: refund.id },
    { amountPaise: -refund.amount_paise, into: 'gateway', of: 'club_sales' },
    now,
  )
  const refundedPaise = await sumRefunded(tx, charge.id)
  const credit = { refundedPaise, reason: refund.reason }
  await issueChargeCreditNote(tx, deps, charge.id, credit, now)
  const { id: refundId, amount_paise: amountPaise } = refund
  await emit(tx, deps, {
    ...about(charge, now),
    type: 'subscription.refunded',
    data: { userId: refund.user_id, refundId, amountPaise },
  })
}

async function settleFailed(
  { tx, deps, charge, refund, now }: Settling,
  message: string,
): Promise<void> {
  const { id: refundId, amount_paise: amountPaise } = refund
  const wasMade = refund.status === 'succeeded'
  deps.log.error({ refundId, wasMade, message }, 'a refund of the Laundry Club failed')
  await updateRefund(tx, refundId, {
    status: 'failed',
    failure_message: message,
    settled_at: refund.settled_at ?? now,
    returned_at: wasMade ? now : null,
  })
  if (wasMade)
    await postToLedger(
      tx,
      { chargeId: charge.id, refundId, undoes: true },
      { amountPaise, into: 'gateway', of: 'club_sales' },
      now,
    )
  await updateCharge(tx, charge.id, { refunded_paise: charge.refunded_paise - amountPaise })
  await emit(tx, deps, {
    ...about(charge, now),
    type: 'subscription.refund_failed',
    data: { userId: refund.user_id, refundId, amountPaise, wasMade },
  })
}

function about({ subscription_id: id }: ChargeRow, at: Date) {
  return { subject: { kind: 'subscription' as const, id }, actor: null, at }
}
