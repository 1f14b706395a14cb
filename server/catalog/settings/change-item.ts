/** Staff change an item's name or prices, retire it or bring it back. Orders that have it keep what they were placed with. */
import type * as z from 'zod/mini'
import type { changeItem as call } from '#contract/settings-catalogue.ts'
import { notFound } from '../../http/not-found.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { lockItem, updateItem, type ItemRow } from './catalogue-store.ts'
import {
  driftWords,
  ITEM_WORDINGS,
  itemColumns,
  itemFields,
  itemName,
  itemView,
} from './item-fields.ts'
import { changedMeanwhile, changeSentence, difference, shortened } from './saved-change.ts'
import { saveNamed } from './save-named.ts'

/** @throws AppError `not_found`, `changed_meanwhile`, `name_taken` */
export async function changeItem(
  deps: Deps,
  staff: Person,
  id: string,
  { version, ...input }: z.output<typeof call.body>,
): Promise<ItemRow> {
  return saveNamed(deps, input.name, async (tx) => {
    const item = await lockItem(tx, id)
    if (!item) throw notFound('item')
    const current = itemView(item)
    if (current.version !== version) throw changedMeanwhile(current)
    const changes = difference(itemFields(item), input)
    if (!changes) return item
    await recordAudit(tx, {
      actorId: staff.id,
      action: item.active === input.active ? 'item.changed' : verbOf(input.active),
      subject: { type: 'item', id },
      summary:
        Object.keys(changes.to).join() === 'active'
          ? shortened(
              `${itemName(item)} is ${input.active ? 'offered again' : 'retired: nobody can order it any more'}`,
            )
          : shortened(
              `${changeSentence(itemName(item), changes, ITEM_WORDINGS)}${driftWords(item, input)}`,
            ),
      details: { ...changes },
      at: deps.clock(),
    })
    return updateItem(tx, id, { ...itemColumns(input), active: input.active })
  })
}

function verbOf(active: boolean): string {
  return active ? 'item.restored' : 'item.retired'
}
