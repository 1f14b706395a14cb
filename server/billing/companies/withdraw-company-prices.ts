/** Withdraws a company's scheduled prices. */
import { withdrawUpcomingPrices } from '../../catalog/upcoming-prices/withdraw-upcoming-prices.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { companyEvent } from './company-event.ts'
import { lockCompanyFacts } from './save-company.ts'

/**
 * @param planned.from the day from which they would hold
 * @param itemId only this item's; without it all of that day
 * @throws AppError `not_found`
 */
export function withdrawCompanyPrices(
  deps: Deps,
  staff: Person,
  { id, from }: { id: string; from: string },
  itemId: string | undefined,
): Promise<void> {
  return withdrawUpcomingPrices(deps, staff, { owner: id, from, itemId }, async (tx, at, take) => {
    const company = await lockCompanyFacts(tx, id)
    const taken = await take()
    if (taken.length === 0) return
    const prices = Object.fromEntries(taken.map((each) => [each.itemId, each.pricePaise]))
    const data = { date: from, prices }
    await emit(tx, deps, companyEvent('company.prices_withdrawn', company, staff.id, at, data))
  })
}
