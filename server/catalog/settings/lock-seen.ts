/** Locks items, provided they still match the editor's version. */
import type { Tx } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { lockItem, type ItemRow } from './catalogue-store.ts'
import { itemView } from './item-fields.ts'
import { changedSince } from './saved-change.ts'

/**
 * Locked until `tx` ends, in one order, so that two who change prices never wait for each other.
 * @param seen ids with the versions that the editor started from
 * @throws AppError `not_found`, `changed_meanwhile` with those that somebody else has changed
 */
export async function lockSeen(
  tx: Tx,
  seen: readonly { id: string; version: string }[],
): Promise<Map<string, ItemRow>> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  const rows = new Map<string, ItemRow>()
  for (const id of [...versions.keys()].toSorted(compareNames)) {
    const row = await lockItem(tx, id)
    if (!row) throw notFound('item')
    rows.set(id, row)
  }
  const stale = [...rows.values()]
    .map(itemView)
    .filter((item) => item.version !== versions.get(item.id))
  if (stale.length > 0) throw changedSince(stale)
  return rows
}

function compareNames(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}
