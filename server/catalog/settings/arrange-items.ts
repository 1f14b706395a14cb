/** Staff decide in which order a service's items stand. */
import { serviceOf, type ServiceId } from '#domain/catalogue.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { lockItemsOf, updateItem, type ItemRow } from './catalogue-store.ts'
import { itemView } from './item-fields.ts'
import { changedMeanwhile } from './saved-change.ts'

/**
 * @param ids all of the service's items; when others are there by now, nothing is moved
 * @throws AppError `changed_meanwhile`
 */
export async function arrangeItems(
  deps: Deps,
  staff: Person,
  service: ServiceId,
  ids: readonly string[],
): Promise<ItemRow[]> {
  const arranged = await inTransaction(deps.db, async (tx) => {
    const items = await lockItemsOf(tx, service)
    const wished = ids.map((id) => items.find((item) => item.id === id))
    const isComplete = wished.length === items.length && new Set(wished).size === items.length
    if (!isComplete || wished.includes(undefined)) throw changedMeanwhile(items.map(itemView))
    const before = items.map((item) => item.name)
    const rows: ItemRow[] = []
    for (const [index, item] of wished.entries()) {
      const position = index + 1
      rows.push(item!.position === position ? item! : await updateItem(tx, item!.id, { position }))
    }
    const after = rows.map((row) => row.name)
    if (before.join('\n') === after.join('\n')) return rows
    await recordAudit(tx, {
      actorId: staff.id,
      action: 'service.arranged',
      subject: { type: 'service', id: service },
      summary: `${serviceOf(service).name}: the items stand in another order`,
      details: { from: { order: before }, to: { order: after } },
      at: deps.clock(),
    })
    return rows
  })
  deps.offer.forget()
  return arranged
}
