/** Hands over some of an order's bags and items at the door; the rest stays open. */
import type { Taker } from '#domain/clothes/custody.ts'
import { canBeHandedOver, selectUnitsToHandOver } from '#domain/clothes/custody-moves.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import type { Person } from '../../../http/callers/session.ts'
import { readUnitsAndHandOvers, type Standing } from '../record/clothes-store.ts'
import { saltNote, appendHandOversInTransaction } from '../chain/write-hand-over.ts'

/** Who took clothes at the door, and what they are called, as far as the driver said. */
export interface TakenAtDoor {
  by: Taker
  name: string | null
}

/** What a hand-over at the door says of who took it: the name stands beside it, by a commitment. */
export function takerOfHandOver({ by, name }: TakenAtDoor) {
  if (name === null) return { to: by, note: null }
  const { commitment, ...note } = saltNote(name)
  return { to: by, commitment, note }
}

/** Where an order's clothes are, and the end of its chain; the order is locked. */
export function readCustodyStanding(tx: Tx, orderId: string): Promise<Standing> {
  return readUnitsAndHandOvers(tx, orderId)
}

/**
 * @param order locked by `tx`
 * @param standing of its clothes, read since it is locked
 * @param part.numbers of the units that go; what can't be handed over is passed by
 * @returns what happened, and which units it was
 */
export async function handOverPartInTransaction(
  tx: Tx,
  order: LockedOrder,
  standing: Standing,
  part: { numbers: readonly number[]; taken: TakenAtDoor; staff: Person; at: Date },
): Promise<{ events: NewEvent[]; units: readonly number[] }> {
  const { going, left } = selectUnitsToHandOver(standing.units, part.numbers)
  const units = going.filter(canBeHandedOver).map(({ number }) => number)
  if (units.length === 0) return { events: [], units }
  const { staff, at } = part
  const { to, commitment, note } = takerOfHandOver(part.taken)
  const content = {
    kind: 'handed_out',
    units,
    to,
    ...(commitment !== undefined && { note: commitment }),
  } as const
  const writing = { staff, at, key: null, requestHash: null }
  await appendHandOversInTransaction(tx, order.id, standing, [{ content, note }], writing)
  const data = { units: units.length, left: left + going.length - units.length }
  return {
    events: [orderEvent('order.handed_over_in_part', order, staff.id, at, data)],
    units,
  }
}

/**
 * What a rider still has of an order goes back to the plant, whatever its status.
 * @param order locked by `tx`
 */
export async function returnFromRiderInTransaction(
  tx: Tx,
  order: LockedOrder,
  { staff, at }: { staff: Person; at: Date },
): Promise<void> {
  const standing = await readUnitsAndHandOvers(tx, order.id)
  const units = standing.units.filter(({ place }) => place === 'rider').map(({ number }) => number)
  if (units.length === 0) return
  const content = { kind: 'returned', units, to: 'packed' } as const
  await appendHandOversInTransaction(tx, order.id, standing, [{ content }], {
    staff,
    at,
    key: null,
    requestHash: null,
  })
}
