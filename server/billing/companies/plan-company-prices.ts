/** Schedules a company's own prices from a day on; until then nothing changes. */
import type * as z from 'zod/mini'
import type { planCompanyPrices as call } from '#contract/companies/upcoming-company-prices.ts'
import { fromRupees } from '#domain/base/money.ts'
import { refuseStaleVersion } from '../../catalog/settings/saved-change.ts'
import { planUpcomingPrices } from '../../catalog/upcoming-prices/plan-upcoming-prices.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { companyEvent } from './company-event.ts'
import { companyPricesOf } from './parts.ts'
import { lockCompanyFacts, refuseUnknownItems } from './save-company.ts'
import { findCompanyPrices } from './store.ts'

/**
 * @throws AppError `past_date`, `not_found`, `unknown_item`, `changed_meanwhile`
 */
export async function planCompanyPrices(
  deps: Deps,
  staff: Person,
  id: string,
  { version, from, prices }: z.output<typeof call.body>,
): Promise<void> {
  await refuseUnknownItems(deps, prices)
  const planned = prices.map(({ itemId, price }) => ({
    itemId,
    pricePaise: price === null ? null : fromRupees(price),
    onlinePricePaise: null,
  }))
  await planUpcomingPrices(deps, staff, { owner: id, from }, async (tx, at) => {
    const company = await lockCompanyFacts(tx, id)
    refuseStaleVersion(companyPricesOf((await findCompanyPrices(tx, id))!), version)
    const data = {
      date: from,
      prices: Object.fromEntries(planned.map((each) => [each.itemId, each.pricePaise])),
    }
    await emit(tx, deps, companyEvent('company.prices_planned', company, staff.id, at, data))
    return planned
  })
}
