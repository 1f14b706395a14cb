/** Makes a company's scheduled prices its own. */
import { withPlanned } from '#domain/companies/company-prices.ts'
import type { DuePrices } from '../../catalog/upcoming-prices/apply-due-prices.ts'
import type { Tx } from '../../database/transaction.ts'
import { emit, type EmitDeps } from '../../events/emit.ts'
import { companyEvent } from './company-event.ts'
import { lockedFacts } from './save-company.ts'
import { findPrices, replacePrices } from './store.ts'

/** @throws AppError `not_found` */
export async function applyCompanyPrices(
  tx: Tx,
  deps: EmitDeps,
  { at, take }: DuePrices,
  id: string,
): Promise<void> {
  const company = await lockedFacts(tx, id)
  const due = await take()
  if (due.length === 0) return
  const { percentOff, prices: before } = (await findPrices(tx, id))!
  const data = { percentOff, prices: withPlanned(before, due) }
  await replacePrices(tx, id, data.prices)
  await emit(tx, deps, companyEvent('company.prices_changed', company, null, at, data))
}
