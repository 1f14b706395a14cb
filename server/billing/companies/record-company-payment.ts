/** Records a company's payment. */
import type { CompanyPaymentMethod } from '#domain/companies/company-account.ts'
import { fromRupees } from '#domain/base/money.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { runOnceByKey } from '../../platform/run-once-by-key.ts'
import { withCashMovement } from '../cash/with-cash-movement.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { companyEvent } from './company-event.ts'
import { findCompanyPaymentByKey, insertCompanyPayment, lockCompany } from './account-store.ts'
import { findCompanyFacts } from './store.ts'

/** Where the money is then, in the ledger. */
export const LEDGER_OF = { cash: 'till', upi: 'upi', transfer: 'bank' } as const

/**
 * It pays the company's oldest invoices; what is more than it owes stays as its credit.
 * @param key the request's Idempotency-Key
 * @returns whether this call recorded it
 * @throws AppError `not_found`, `key_reused`
 */
export async function recordCompanyPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  companyId: string,
  paid: { method: CompanyPaymentMethod; amount: number; reference: string },
  key: string | null,
): Promise<boolean> {
  const { method, reference } = paid
  const amountPaise = fromRupees(paid.amount)
  const at = deps.clock()
  const { isNew } = await runOnceByKey(
    {
      key,
      constraint: 'company_payments_once',
      find: (used) => findCompanyPaymentByKey(deps.db, companyId, used),
      isSame: (earlier) => earlier.amount_paise === amountPaise && earlier.method === method,
      what: 'payment',
    },
    () =>
      inTransaction(deps.db, async (tx) => {
        const company =
          (await lockCompany(tx, companyId)) && (await findCompanyFacts(tx, companyId))
        if (!company) throw notFound('company')
        const id = newId(at)
        const row = {
          id,
          company_id: companyId,
          method,
          amount_paise: amountPaise,
          reference,
          taken_by: staff.id,
          idempotency_key: key,
          at,
        }
        await insertCompanyPayment(tx, row)
        const cash = {
          person_id: staff.id,
          kind: 'collected',
          place: 'counter',
          paise: amountPaise,
          company_payment_id: id,
          at,
        } as const
        await postToLedger(
          method === 'cash' ? withCashMovement(tx, cash) : tx,
          { companyPaymentId: id },
          { amountPaise, into: LEDGER_OF[method], of: 'receivables' },
          at,
        )
        const data = { paymentId: id, method, amountPaise }
        await emit(tx, deps, companyEvent('company.paid', company, staff.id, at, data))
        return row
      }),
  )
  return isNew
}
