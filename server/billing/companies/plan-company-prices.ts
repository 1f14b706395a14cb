/** Schedules a company's own prices from a day on; until then nothing changes. */
import type * as z from 'zod/mini'
import type { planCompanyPrices as call } from '#contract/companies/upcoming-company-prices.ts'
import { fromRupees } from '#domain/base/money.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { refuseStale } from '../../catalog/settings/saved-change.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { companyEvent } from './company-event.ts'
import { pricesOf } from './parts.ts'
import { lockedFacts, refuseUnknownItems } from './save-company.ts'
import { findPrices } from './store.ts'
import { putUpcoming } from './upcoming-store.ts'

/**
 * All of them or none. A price that is planned for the same item and day is replaced.
 * @throws AppError `past_date`, `not_found`, `unknown_item`, `changed_meanwhile`
 */
export async function planCompanyPrices(
  deps: Deps,
  staff: Person,
  id: string,
  { version, from, prices }: z.output<typeof call.body>,
): Promise<void> {
  await refuseUnknownItems(deps, prices)
  const { timeZone } = await deps.settings.current()
  const at = deps.clock()
  if (from <= calendarDateIn(at, timeZone))
    throw new AppError('past_date', say('pricesFromTomorrow'))
  const paise = Object.fromEntries(
    prices.map(({ itemId, price }) => [itemId, price === null ? null : fromRupees(price)]),
  )
  await inTransaction(deps.db, async (tx) => {
    const company = await lockedFacts(tx, id)
    refuseStale(pricesOf((await findPrices(tx, id))!), version)
    const planned = Object.entries(paise).map(([itemId, pricePaise]) => ({
      itemId,
      from,
      pricePaise,
    }))
    await putUpcoming(tx, id, planned)
    const data = { date: from, prices: paise }
    await emit(tx, deps, companyEvent('company.prices_planned', company, staff.id, at, data))
  })
  deps.catalogue.forget()
}
