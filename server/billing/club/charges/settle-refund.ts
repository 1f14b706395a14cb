/** Sends a refund to the payment service and records the result. */
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { issueChargeCreditNote } from '../../invoices/issue-charge-credit-note.ts'
import { postToLedger } from '../../ledger/post-to-ledger.ts'
import { forgottenSince } from '../../../platform/payments/forgotten-since.ts'
import type { RefundOutcome } from '../../../platform/payments/payments.ts'
import {
  findRefund,
  lockCharge,
  settlePendingRefund,
  updateCharge,
} from '../record/charge-store.ts'

/**
 * May be repeated at any time: the refund's id is the key it is asked with.
 * @throws whatever the payment service throws when it can't be asked; the refund is then still pending
 */
export async function settleRefund(deps: Deps, refundId: string): Promise<RefundOutcome> {
  const refund = (await findRefund(deps.db, refundId))!
  const outcome = await deps.payments.refund({
    reference: refund.charge_reference!,
    amountPaise: refund.amount_paise,
    key: refund.id,
    forgottenSince: forgottenSince(refund.created_at, deps.clock()),
  })
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const charge = (await lockCharge(tx, refund.charge_id))!
    const settled = await settlePendingRefund(tx, refund.id, {
      status: outcome.ok ? 'succeeded' : 'failed',
      reference: outcome.ok ? outcome.reference : null,
      settled_at: now,
    })
    if (!settled) return
    if (!outcome.ok)
      return updateCharge(tx, charge.id, {
        refunded_paise: charge.refunded_paise - refund.amount_paise,
      })
    await postToLedger(
      tx,
      { chargeId: charge.id, refundId: refund.id },
      { amountPaise: -refund.amount_paise, into: 'gateway', of: 'club_sales' },
      now,
    )
    await issueChargeCreditNote(
      tx,
      deps,
      charge.id,
      { amountPaise: refund.amount_paise, reason: refund.reason },
      now,
    )
    await emit(tx, deps, {
      type: 'subscription.refunded',
      subject: { kind: 'subscription', id: charge.subscription_id },
      actor: null,
      data: { userId: refund.user_id, refundId: refund.id, amountPaise: refund.amount_paise },
      at: now,
    })
  })
  return outcome
}
