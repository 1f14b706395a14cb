/** Schedules item prices from a day on; until then nothing changes. */
import type * as z from 'zod/mini'
import type { planPrices as call } from '#contract/catalogue/upcoming-prices.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { planUpcomingPrices } from '../upcoming-prices/plan-upcoming-prices.ts'
import { itemColumns, priceFields } from './item-fields.ts'
import { lockItemsAtVersions } from './lock-items-at-versions.ts'
import { changedFieldsBetween } from './saved-change.ts'

/**
 * A price that stays as it is today is planned too, as another may be planned for a day before.
 * @throws AppError `past_date`, `not_found`, `changed_meanwhile` with the items that a colleague has changed
 */
export function planItemPrices(
  deps: Deps,
  staff: Person,
  { from, items }: z.output<typeof call.body>,
): Promise<void> {
  return planUpcomingPrices(deps, staff, { owner: null, from }, async (tx, at) => {
    const rows = await lockItemsAtVersions(tx, items)
    const planned = items.map((item) => {
      const row = rows.get(item.id)!
      return { row, prices: itemColumns({ ...item, name: row.name }) }
    })
    const events = planned.map(({ row, prices }) => {
      const [before, after] = [priceFields(row), priceFields(prices)]
      return {
        type: 'item.price_planned' as const,
        subject: { kind: 'item', id: row.id },
        actor: staff.id,
        data: {
          name: row.name,
          service: row.service,
          date: from,
          // A price planned to equal today's ends one planned for an earlier day.
          ...(changedFieldsBetween(before, after) ?? { from: before, to: before }),
        },
        at,
      }
    })
    await emit(tx, deps, ...events)
    return planned.map(({ row, prices }) => ({
      itemId: row.id,
      pricePaise: prices.list_price_paise,
      onlinePricePaise: prices.online_price_paise,
    }))
  })
}
