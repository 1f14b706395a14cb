/** Sets the order of a service's items in the catalogue. */
import { branchOfPerson } from '#domain/base/branch.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { lockItemsOf, updateItem, type ItemRow } from './catalogue-store.ts'
import { itemView } from './item-fields.ts'
import { changedMeanwhileError } from './saved-change.ts'

/**
 * @param ids all of the service's items; when others are there by now, nothing is moved
 * @throws AppError `changed_meanwhile`
 */
export async function reorderItems(
  deps: Deps,
  staff: Person,
  service: ServiceId,
  ids: readonly string[],
): Promise<ItemRow[]> {
  const arranged = await inTransaction(deps.db, async (tx) => {
    const items = await lockItemsOf(tx, service)
    const wished = ids.map((id) => items.find((item) => item.id === id))
    const isComplete = wished.length === items.length && new Set(wished).size === items.length
    if (!isComplete || wished.includes(undefined)) throw changedMeanwhileError(items.map(itemView))
    const before = items.map((item) => item.name)
    const rows: ItemRow[] = []
    for (const [index, item] of wished.entries()) {
      const position = index + 1
      rows.push(item!.position === position ? item! : await updateItem(tx, item!.id, { position }))
    }
    const after = rows.map((row) => row.name)
    if (before.join('\n') === after.join('\n')) return rows
    await emit(tx, deps, {
      type: 'service.arranged',
      subject: { kind: 'service', id: service },
      actor: staff.id,
      data: { service, from: before, to: after },
      at: deps.clock(),
    })
    return rows
  })
  deps.laundry(branchOfPerson(staff)).catalogue.forget()
  return arranged
}
