/** Schedules item prices from a day on; until then nothing changes. */
import type * as z from 'zod/mini'
import type { planPrices as call } from '#contract/catalogue/upcoming-prices.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { itemColumns, priceFields } from './item-fields.ts'
import { lockSeen } from './lock-seen.ts'
import { difference } from './saved-change.ts'
import { putUpcoming, type UpcomingRow } from './upcoming-store.ts'

/**
 * All of them or none. A price that is planned for the same item and day is replaced; one that stays as it is today is
 * planned too, as another may be planned for a day before.
 * @throws AppError `past_date`, `not_found`, `changed_meanwhile` with the items that somebody else has changed
 */
export async function planPrices(
  deps: Deps,
  staff: Person,
  { from, items }: z.output<typeof call.body>,
): Promise<void> {
  await deps.catalogue.current()
  const { timeZone } = await deps.settings.current()
  const at = deps.clock()
  if (from <= calendarDateIn(at, timeZone))
    throw new AppError('past_date', say('pricesFromTomorrow'))
  await inTransaction(deps.db, async (tx) => {
    const rows = await lockSeen(tx, items)
    const planned = new Map<string, UpcomingRow>()
    for (const item of items) {
      const row = rows.get(item.id)!
      const { name, ...prices } = itemColumns({ ...item, name: row.name })
      planned.set(item.id, { item_id: item.id, valid_from: from, ...prices })
      const changes = difference(priceFields(row), priceFields({ ...row, ...prices }))
      await emit(tx, deps, {
        type: 'item.price_planned',
        subject: { kind: 'item', id: item.id },
        actor: staff.id,
        data: { name, service: row.service, date: from, ...(changes ?? same(priceFields(row))) },
        at,
      })
    }
    await putUpcoming(tx, [...planned.values()])
  })
  deps.catalogue.forget()
}

/** What is planned to be as it is today, which ends what is planned before. */
function same(prices: ReturnType<typeof priceFields>) {
  return { from: prices, to: prices }
}
