/** Posts a payment or refund to the ledger. */
import type { QueryCreator } from 'kysely'
import type { LedgerAccount } from '../../database/own-types.ts'
import type { Tables } from '../../database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { insertLedgerTransaction } from './store.ts'

/** What moved money: it is written once. */
export interface Movement {
  chargeId?: string
  refundId?: string
  orderPaymentId?: string
  orderRefundId?: string
  companyPaymentId?: string
  /** It takes back a payment that never was. */
  undoes?: boolean
}

/**
 * In the transaction of what it is about. The database checks that it balances and that it is
 * written once.
 * @param tx the transaction, or a statement begun in it that the entries are to be part of
 * @param amountPaise what `into` has more; below 0 for a refund
 */
export function postToLedger(
  tx: QueryCreator<Tables>,
  what: Movement,
  sum: { amountPaise: number; into: LedgerAccount; of: LedgerAccount },
  at: Date,
): Promise<void> {
  return insertLedgerTransaction(
    tx,
    {
      id: newId(at),
      charge_id: what.chargeId ?? null,
      refund_id: what.refundId ?? null,
      order_payment_id: what.orderPaymentId ?? null,
      order_refund_id: what.orderRefundId ?? null,
      company_payment_id: what.companyPaymentId ?? null,
      undoes: what.undoes ?? false,
      at,
    },
    [
      { account: sum.into, amount_paise: sum.amountPaise },
      { account: sum.of, amount_paise: -sum.amountPaise },
    ],
  )
}
