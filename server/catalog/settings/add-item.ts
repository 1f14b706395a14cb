/** Adds an item to the catalogue. */
import type * as z from 'zod/mini'
import type { addItem as call } from '#contract/settings/settings-catalogue.ts'
import { serviceById } from '#domain/catalogue/catalogue.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { hasItem, insertItem, type ItemRow } from './catalogue-store.ts'
import { findFreeId, slugFromName } from './find-free-id.ts'
import { itemColumns, itemFields } from './item-fields.ts'
import { saveCatalogueEntry } from './save-catalogue-entry.ts'

/** @throws AppError `name_taken` */
export async function addItem(
  deps: Deps,
  staff: Person,
  { service, ...input }: z.output<typeof call.body>,
): Promise<ItemRow> {
  return saveCatalogueEntry(deps, staff, input.name, async (tx) => {
    const item = await insertItem(tx, {
      id: await findFreeId(`${service}-${slugFromName(input.name)}`, (id) => hasItem(tx, id)),
      service,
      unit: serviceById(service).unit,
      ...itemColumns(input),
    })
    await emit(tx, deps, {
      type: 'item.added',
      subject: { kind: 'item', id: item.id },
      actor: staff.id,
      data: {
        name: item.name,
        service: item.service,
        listPricePaise: item.list_price_paise,
        onlinePricePaise: item.online_price_paise,
        to: { ...itemFields(item) },
      },
      at: deps.clock(),
    })
    return item
  })
}
