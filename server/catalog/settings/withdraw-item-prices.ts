/** Withdraws items' scheduled prices. */
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { withdrawUpcomingPrices } from '../upcoming-prices/withdraw-upcoming-prices.ts'
import { priceFields, upcomingPriceColumns } from './item-fields.ts'

/**
 * @param date the day from which they would hold
 * @param itemId only this item's; without it all of that day
 */
export function withdrawItemPrices(
  deps: Deps,
  staff: Person,
  date: string,
  itemId: string | undefined,
): Promise<void> {
  const wanted = { owner: null, from: date, itemId }
  return withdrawUpcomingPrices(deps, staff, wanted, async (tx, at, take) => {
    const events = (await take()).map(({ itemId: id, name, service, ...prices }) => ({
      type: 'item.price_withdrawn' as const,
      subject: { kind: 'item', id },
      actor: staff.id,
      data: { name, service, date, from: priceFields(upcomingPriceColumns(prices)) },
      at,
    }))
    await emit(tx, deps, ...events)
  })
}
