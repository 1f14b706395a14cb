/** Nobody orders on account beyond what their company may owe, however many order at once. */
import { accountRefusal } from '#domain/company-account.ts'
import type { Tx } from '../../database/transaction.ts'
import { notFound } from '../../http/not-found.ts'
import { AppError } from '../../platform/app-error.ts'
import { accountOf } from './account-of.ts'
import { findAccount, lockCompany } from './account-store.ts'

/**
 * The company stays locked until `tx` ends, so two at once never count on the same rest.
 * @param morePaise what is to go on its account
 * @param today in the laundry's time zone
 * @throws AppError `not_on_account`
 */
export async function requireRoom(
  tx: Tx,
  companyId: string,
  morePaise: number,
  today: string,
): Promise<void> {
  const row = (await lockCompany(tx, companyId)) ? await findAccount(tx, companyId) : undefined
  if (!row) throw notFound('company')
  const refusal = accountRefusal(accountOf(row, today).account, morePaise)
  if (refusal) throw new AppError('not_on_account', refusal)
}
