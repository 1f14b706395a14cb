/** Withdraws a company's scheduled prices. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { companyEvent } from './company-event.ts'
import { lockedFacts } from './save-company.ts'
import { takeUpcoming } from './upcoming-store.ts'

/**
 * What isn't planned, or not any more, is left as it is.
 * @param planned.from the day from which they would hold
 * @param itemId only this item's; without it all of that day
 * @throws AppError `not_found`
 */
export async function withdrawCompanyPrices(
  deps: Deps,
  staff: Person,
  { id, from }: { id: string; from: string },
  itemId: string | undefined,
): Promise<void> {
  // What is due by now holds already.
  await deps.catalogue.current()
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const company = await lockedFacts(tx, id)
    const taken = await takeUpcoming(tx, { companyId: id, from, itemId })
    if (taken.length === 0) return
    const prices = Object.fromEntries(taken.map((each) => [each.itemId, each.pricePaise]))
    const data = { date: from, prices }
    await emit(tx, deps, companyEvent('company.prices_withdrawn', company, staff.id, at, data))
  })
  deps.catalogue.forget()
}
