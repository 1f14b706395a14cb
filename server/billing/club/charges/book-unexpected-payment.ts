/** Books money that came for a charge that doesn't need it, with its refund. */
import type { Tx } from '../../../database/transaction.ts'
import { wordsOfUser } from '../../../identity/words-of-user.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { issueChargeInvoice } from '../../invoices/issue-charge-invoice.ts'
import { postToLedger } from '../../ledger/post-to-ledger.ts'
import {
  insertExtraCharge,
  insertRefund,
  updateCharge,
  type ChargeRow,
} from '../record/charge-store.ts'
import type { SubscriptionRow } from '../record/club-store.ts'

/**
 * The charge itself counts as paid where nothing else will pay it; otherwise the money is a charge of its own. All of
 * it goes back.
 * @param about the charge and its subscription, locked by `tx`, and whether the charge still waits for its money
 * @param asked the try that the money came for, with its sum in paise
 * @param reference what the service calls the money; no charge that is paid has it yet
 * @returns the refund, to be asked for once this is committed
 */
export async function bookUnexpectedPayment(
  tx: Tx,
  deps: Deps,
  { row, charge, isDue }: { row: SubscriptionRow; charge: ChargeRow; isDue: boolean },
  { tries, amount_paise: amountPaise }: Pick<ChargeRow, 'tries' | 'amount_paise'>,
  reference: string,
): Promise<string> {
  deps.log.warn({ chargeId: charge.id, tries, reference }, 'a payment came that isn’t due')
  const now = deps.clock()
  const money = { amount_paise: amountPaise, refunded_paise: amountPaise, reference, paid_at: now }
  const isOver = charge.status === 'failed' && !isDue
  const chargeId = isOver ? charge.id : newId(now)
  if (isOver) await updateCharge(tx, chargeId, { ...money, status: 'succeeded' })
  else {
    // The try that it came for counted as failed: the money is of the other charge from now on.
    if (charge.reference === reference) await updateCharge(tx, charge.id, { reference: null })
    await insertExtraCharge(tx, charge, { ...money, id: chargeId, tries })
  }
  const sum = { amountPaise, into: 'gateway', of: 'club_sales' } as const
  await postToLedger(tx, { chargeId }, sum, now)
  await issueChargeInvoice(tx, deps, chargeId, now)
  const refundId = newId(now)
  const { moneyReasons } = await wordsOfUser(tx, deps, row.user_id)
  await insertRefund(tx, {
    id: refundId,
    charge_id: chargeId,
    amount_paise: amountPaise,
    reason:
      charge.status === 'succeeded' ? moneyReasons.monthAlreadyPaid : moneyReasons.paymentCameLate,
    status: 'pending',
    reference: null,
    created_at: now,
    settled_at: null,
  })
  return refundId
}
