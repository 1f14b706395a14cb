/** Makes items' scheduled prices the current ones. */
import { emit } from '../../events/emit.ts'
import type { ApplyPrices } from '../upcoming-prices/apply-due-upcoming-prices.ts'
import { lockItems, updateItem } from './catalogue-store.ts'
import { priceFields, upcomingPriceColumns } from './item-fields.ts'
import { changedFieldsBetween } from './saved-change.ts'

/** Two prices due of one item both stand in the audit log. */
export const applyItemPrices: ApplyPrices = async (tx, deps, { itemIds, at, take }) => {
  const items = await lockItems(tx, itemIds)
  for (const due of await take()) {
    const { itemId: id, name, service } = due
    const prices = upcomingPriceColumns(due)
    const changes = changedFieldsBetween(priceFields(items.get(id)!), priceFields(prices))
    if (!changes) continue
    items.set(id, await updateItem(tx, id, prices))
    await emit(tx, deps, {
      type: 'item.changed',
      subject: { kind: 'item', id },
      actor: null,
      data: { name, service, ...changes, drift: null },
      at,
    })
  }
}
