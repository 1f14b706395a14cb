/** Moves the clothes with their order's status; none leaves before everything is packed. */
import { applyHandOver, unitsBlockingDeparture } from '#domain/clothes/custody.ts'
import { handOverForStatus } from '#domain/clothes/custody-moves.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { undoHandedInInTransaction } from '../counting/hand-in.ts'
import { takerOfHandOver, type TakenAtDoor } from './hand-over-part.ts'
import { readUnitsAndHandOvers } from '../record/clothes-store.ts'
import { saltNote, appendHandOversInTransaction } from '../chain/write-hand-over.ts'

/**
 * Writes the hand-over that a status means, and takes back what was handed in where it is to be picked up once more.
 * Nothing else happens for an order that nobody counted in.
 * @param order locked by `tx`, at the status before
 * @param move.reason why it goes on although not all of it is packed; null where nobody said
 * @param move.at when it happened
 * @param move.taken who took it at the door, where it is completed; its customer, if left out
 * @returns what happened
 * @throws AppError `not_packed` without a reason
 */
export async function recordStatusHandOverInTransaction(
  tx: Tx,
  order: LockedOrder,
  status: OrderStatus,
  {
    staff,
    reason,
    at,
    taken = { by: 'customer', name: null },
  }: { staff: Person; reason: string | null; at: Date; taken?: TakenAtDoor | undefined },
): Promise<NewEvent[]> {
  if (status === 'pickup_scheduled') await undoHandedInInTransaction(tx, order, { staff, at })
  if (!order.has_units) return []
  const standing = await readUnitsAndHandOvers(tx, order.id)
  const held = unitsBlockingDeparture(standing.units, status)
  const writes: Parameters<typeof appendHandOversInTransaction>[3][number][] = []
  let { units } = standing
  if (held.length > 0) {
    if (reason === null) {
      const said = { number: order.number, left: held.length, all: units.length }
      throw new AppError('not_packed', say('notPacked', said), { unpacked: held })
    }
    const { commitment, ...note } = saltNote(reason)
    const content = { kind: 'skipped', units: held, note: commitment } as const
    writes.push({ content, note })
    const next = applyHandOver(units, content)
    if (next.ok) units = next.value
  }
  const { to: taker, commitment, note } = takerOfHandOver(taken)
  const move = { from: order.status, taker, ...(commitment !== undefined && { note: commitment }) }
  const content = handOverForStatus(units, status, move)
  if (content) writes.push({ content, note: content.kind === 'handed_out' ? note : null })
  if (writes.length === 0) return []
  await appendHandOversInTransaction(tx, order.id, standing, writes, {
    staff,
    at,
    key: null,
    requestHash: null,
  })
  if (held.length === 0) return []
  return [orderEvent('order.let_go', order, staff.id, at, { units: held.length })]
}
