/** Makes a company's scheduled prices its own. */
import { applyPlannedPrices } from '#domain/companies/company-prices.ts'
import type { DuePrices } from '../../catalog/upcoming-prices/apply-due-upcoming-prices.ts'
import type { Tx } from '../../database/transaction.ts'
import { emit, type EmitDeps } from '../../events/emit.ts'
import { companyEvent } from './company-event.ts'
import { lockCompanyFacts } from './save-company.ts'
import { findCompanyPrices, replaceCompanyPrices } from './store.ts'

/** @throws AppError `not_found` */
export async function applyCompanyPrices(
  tx: Tx,
  deps: EmitDeps,
  { at, take }: DuePrices,
  id: string,
): Promise<void> {
  const company = await lockCompanyFacts(tx, id)
  const due = await take()
  if (due.length === 0) return
  const { percentOff, prices: before } = (await findCompanyPrices(tx, id))!
  const data = { percentOff, prices: applyPlannedPrices(before, due) }
  await replaceCompanyPrices(tx, id, data.prices)
  await emit(tx, deps, companyEvent('company.prices_changed', company, null, at, data))
}
