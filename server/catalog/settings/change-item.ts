/** Changes an item's name or prices, retires or restores it. Existing orders keep their prices. */
import type * as z from 'zod/mini'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { changeItem as call } from '#contract/settings/settings-catalogue.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { lockItem, updateItem, type ItemRow } from './catalogue-store.ts'
import { discountDriftOf, itemColumns, itemFields, itemView } from './item-fields.ts'
import { changedMeanwhileError, changedFieldsBetween } from './saved-change.ts'
import { saveCatalogueEntry } from './save-catalogue-entry.ts'

/** @throws AppError `not_found`, `changed_meanwhile`, `name_taken` */
export async function changeItem(
  deps: Deps,
  staff: Person,
  id: string,
  { version, ...input }: z.output<typeof call.body>,
): Promise<ItemRow> {
  // What is due by now is the item's price that its editor is compared with.
  await deps.laundry(branchOfPerson(staff)).catalogue.current()
  return saveCatalogueEntry(deps, staff, input.name, async (tx) => {
    const item = await lockItem(tx, id)
    if (!item) throw notFound('item')
    const current = itemView(item)
    if (current.version !== version) throw changedMeanwhileError(current)
    const changes = changedFieldsBetween(itemFields(item), input)
    if (!changes) return item
    const { name, service } = item
    await emit(tx, deps, {
      type: item.active === input.active ? 'item.changed' : verbOf(input.active),
      subject: { kind: 'item', id },
      actor: staff.id,
      data: { name, service, ...changes, drift: discountDriftOf(item, input) },
      at: deps.clock(),
    })
    return updateItem(tx, id, { ...itemColumns(input), active: input.active })
  })
}

function verbOf(active: boolean): 'item.restored' | 'item.retired' {
  return active ? 'item.restored' : 'item.retired'
}
