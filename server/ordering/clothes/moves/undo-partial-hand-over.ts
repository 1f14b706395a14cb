/** Undoes a mistaken partial hand-over: the bags and items are with the rider again. */
import { undonePartialHandOver } from '#domain/clothes/custody-moves.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { readUnitsAndHandOvers } from '../record/clothes-store.ts'
import { appendHandOversInTransaction } from '../chain/write-hand-over.ts'

/**
 * @param order locked by `tx`
 * @param part.units which were handed over, by their numbers
 * @returns what happened
 * @throws AppError `no_longer_changeable` where one of them isn't with who took it any more, or the order has moved on
 */
export async function undoPartialHandOver(
  tx: Tx,
  order: LockedOrder,
  part: { units: readonly number[]; staff: Person; at: Date },
): Promise<NewEvent[]> {
  const { id, number, status } = order
  const standing = await readUnitsAndHandOvers(tx, id)
  const content = undonePartialHandOver(standing.units, part.units, status)
  if (content === null)
    throw new AppError('no_longer_changeable', say('movedOn', { number, status }))
  const { staff, at } = part
  await appendHandOversInTransaction(tx, id, standing, [{ content }], {
    staff,
    at,
    key: null,
    requestHash: null,
  })
  const data = { units: part.units.length }
  return [orderEvent('order.part_taken_back', order, staff.id, at, data)]
}
