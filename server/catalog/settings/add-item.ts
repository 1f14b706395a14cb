/** Staff add an item to the catalogue. */
import type * as z from 'zod/mini'
import type { addItem as call } from '#contract/admin-catalogue.ts'
import { serviceOf } from '#domain/catalogue.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { hasItem, insertItem, type ItemRow } from './catalogue-store.ts'
import { freeId, slugOf } from './free-id.ts'
import { itemColumns, itemFields, itemName, nameTaken, writeRupees } from './item-fields.ts'
import { shortened } from './saved-change.ts'

/** @throws AppError `name_taken` */
export async function addItem(
  deps: Deps,
  staff: Person,
  { service, ...wish }: z.output<typeof call.body>,
): Promise<ItemRow> {
  try {
    const added = await inTransaction(deps.db, async (tx) => {
      const item = await insertItem(tx, {
        id: await freeId(`${service}-${slugOf(wish.name)}`, (id) => hasItem(tx, id)),
        service,
        unit: serviceOf(service).unit,
        ...itemColumns(wish),
      })
      const { listPrice, onlinePrice } = itemFields(item)
      const online = onlinePrice === null ? '' : `, ${writeRupees(onlinePrice)} online`
      await recordAudit(tx, {
        actorId: staff.id,
        action: 'item.added',
        subject: { type: 'item', id: item.id },
        summary: shortened(`${itemName(item)} is new: ${writeRupees(listPrice)}${online}`),
        details: { to: itemFields(item) },
        at: deps.clock(),
      })
      return item
    })
    deps.offer.forget()
    return added
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken(wish.name)
    throw error
  }
}
