/** Changes the prices of several items by a percentage. Existing orders keep their prices. */
import type * as z from 'zod/mini'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { changePrices as call } from '#contract/settings/settings-catalogue.ts'
import { toRupees } from '#domain/base/money.ts'
import { changePricesByPercent } from '#domain/catalogue/prices.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { updateItem, type ItemRow } from './catalogue-store.ts'
import { itemColumns, itemFields, itemPricesOf } from './item-fields.ts'
import { lockItemsAtVersions } from './lock-items-at-versions.ts'
import { changedFieldsBetween } from './saved-change.ts'

/**
 * All of them or none, so that what is saved is what its editor was shown.
 * @returns the items as they are then, in the order they are named
 * @throws AppError `not_found`, `changed_meanwhile` with those that somebody else has changed
 */
export async function changeItemPrices(
  deps: Deps,
  staff: Person,
  { items, percent }: z.output<typeof call.body>,
): Promise<ItemRow[]> {
  const { catalogue } = deps.laundry(branchOfPerson(staff))
  // What is due by now is what the percentage is of.
  await catalogue.current()
  const saved = await inTransaction(deps.db, async (tx) => {
    const rows = await lockItemsAtVersions(tx, items)
    for (const [id, row] of rows) {
      const { listPricePaise, onlinePricePaise } = changePricesByPercent(itemPricesOf(row), percent)
      const before = itemFields(row)
      const after = {
        ...before,
        listPrice: toRupees(listPricePaise),
        onlinePrice: onlinePricePaise === null ? null : toRupees(onlinePricePaise),
      }
      const changes = changedFieldsBetween(before, after)
      if (!changes) continue
      const { name, service } = row
      await emit(tx, deps, {
        type: 'item.changed',
        subject: { kind: 'item', id },
        actor: staff.id,
        data: { name, service, ...changes, drift: null },
        at: deps.clock(),
      })
      rows.set(id, await updateItem(tx, id, itemColumns(after)))
    }
    return rows
  })
  catalogue.forget()
  return items.map(({ id }) => saved.get(id)!)
}
