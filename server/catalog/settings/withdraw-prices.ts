/** Withdraws scheduled prices. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { priceFields } from './item-fields.ts'
import { takeUpcoming } from './upcoming-store.ts'

/**
 * What isn't planned, or not any more, is left as it is.
 * @param date the day from which they would hold
 * @param itemId only this item's; without it all of that day
 */
export async function withdrawPrices(
  deps: Deps,
  staff: Person,
  date: string,
  itemId: string | undefined,
): Promise<void> {
  // What is due by now holds already.
  await deps.catalogue.current()
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const taken = await takeUpcoming(tx, date, itemId)
    const events = taken.map(({ id, name, service, ...prices }) => ({
      type: 'item.price_withdrawn' as const,
      subject: { kind: 'item', id },
      actor: staff.id,
      data: { name, service, date, from: priceFields(prices) },
      at,
    }))
    await emit(tx, deps, ...events)
  })
  deps.catalogue.forget()
}
