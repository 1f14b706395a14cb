/** Undoes a company's payment that was recorded by mistake. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireCashNotHandedIn, requirePaymentOfToday } from '../cash/undoable.ts'
import { withCashMovementUndone } from '../cash/with-cash-movement.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { findCompanyPayment, lockCompany, markCompanyPaymentUndone } from './account-store.ts'
import { companyEvent } from './company-event.ts'
import { findCompanyFacts } from './store.ts'
import { LEDGER_OF } from './record-company-payment.ts'

/**
 * It stays on the statement, with what takes it back; the company owes as much more.
 * @throws AppError `not_found`; `not_undoable`, also once its cash was handed in, and of another day for who can't refund
 */
export function undoCompanyPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'laundry'>,
  staff: Person,
  companyId: string,
  paymentId: string,
): Promise<void> {
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const company = (await lockCompany(tx, companyId)) && (await findCompanyFacts(tx, companyId))
    if (!company) throw notFound('company')
    const payment = await findCompanyPayment(tx, companyId, paymentId)
    if (!payment) throw notFound('payment')
    if (payment.undone_at) throw new AppError('not_undoable', say('paymentUndone'))
    const { method, amount_paise: amountPaise } = payment
    await requirePaymentOfToday(deps, staff, payment.at)
    const personId =
      method === 'cash'
        ? await requireCashNotHandedIn(tx, staff, 'company_payment_id', paymentId)
        : null
    await markCompanyPaymentUndone(tx, paymentId, staff.id, at)
    await postToLedger(
      method === 'cash'
        ? withCashMovementUndone(tx, 'company_payment_id', { paymentId, personId }, at)
        : tx,
      { companyPaymentId: paymentId, undoes: true },
      { amountPaise: -amountPaise, into: LEDGER_OF[method], of: 'receivables' },
      at,
    )
    const data = { paymentId, method, amountPaise }
    await emit(tx, deps, companyEvent('company.payment_undone', company, staff.id, at, data))
  })
}
