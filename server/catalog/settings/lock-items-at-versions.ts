/** Locks items, provided they still match the editor's version. */
import type { Tx } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { lockItems, type ItemRow } from './catalogue-store.ts'
import { itemView } from './item-fields.ts'
import { changedMeanwhileError } from './saved-change.ts'

/**
 * Locked until `tx` ends.
 * @param seen ids with the versions that the editor started from
 * @throws AppError `not_found`, `changed_meanwhile` with those that somebody else has changed
 */
export async function lockItemsAtVersions(
  tx: Tx,
  seen: readonly { id: string; version: string }[],
): Promise<Map<string, ItemRow>> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  const rows = await lockItems(tx, [...versions.keys()])
  if (rows.size < versions.size) throw notFound('item')
  const stale = [...rows.values()]
    .map(itemView)
    .filter((item) => item.version !== versions.get(item.id))
  if (stale.length > 0) throw changedMeanwhileError(stale)
  return rows
}
