/** Staff add an item to the catalogue. */
import type * as z from 'zod/mini'
import type { addItem as call } from '#contract/settings-catalogue.ts'
import { serviceOf } from '#domain/catalogue.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { hasItem, insertItem, type ItemRow } from './catalogue-store.ts'
import { freeId, slugOf } from './free-id.ts'
import { itemColumns, itemFields, itemName, writeRupees } from './item-fields.ts'
import { shortened } from './saved-change.ts'
import { saveNamed } from './save-named.ts'

/** @throws AppError `name_taken` */
export async function addItem(
  deps: Deps,
  staff: Person,
  { service, ...input }: z.output<typeof call.body>,
): Promise<ItemRow> {
  return saveNamed(deps, input.name, async (tx) => {
    const item = await insertItem(tx, {
      id: await freeId(`${service}-${slugOf(input.name)}`, (id) => hasItem(tx, id)),
      service,
      unit: serviceOf(service).unit,
      ...itemColumns(input),
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
}
