/** Some of an order's bags and items are handed over at the door, and the rest of it stays open. */
import type { Taker } from '#domain/custody.ts'
import type { LockedOrder } from '../../billing/locked-order.ts'
import { orderEvent } from '../../billing/order-event.ts'
import type { Tx } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Person } from '../../http/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { readStanding } from './store.ts'
import { saltedNote, writeIn } from './write-hand-over.ts'

/** Who took clothes at the door, and what they are called, as far as the driver said. */
export interface TakenAtDoor {
  by: Taker
  name: string | null
}

/** What a hand-over at the door says of who took it: the name stands beside it, by a commitment. */
export function saidOfTaker({ by, name }: TakenAtDoor) {
  if (name === null) return { to: by, note: null }
  const { commitment, ...note } = saltedNote(name)
  return { to: by, commitment, note }
}

/**
 * @param order locked by `tx`
 * @param part.units by their numbers; what was handed over before is passed by
 * @returns what happened, and which units it was; null where nothing would be left, and the whole order is handed over
 * @throws AppError `invalid_input` for a number that the order doesn't have; `not_packed` for what isn't packed
 */
export async function handOverPartIn(
  tx: Tx,
  order: LockedOrder,
  part: { units: readonly number[]; taken: TakenAtDoor; staff: Person; at: Date },
): Promise<{ events: NewEvent[]; units: readonly number[] } | null> {
  if (!order.has_units) return null
  const { id, number } = order
  const standing = await readStanding(tx, id)
  const named = new Set(part.units)
  for (const unit of named)
    if (!standing.units[unit - 1])
      throw new AppError('invalid_input', say('noSuchUnit', { number, unit }))
  const here = standing.units.filter(({ place }) =>
    ['plant', 'vendor', 'packed', 'rider'].includes(place),
  )
  const going = here.filter((unit) => named.has(unit.number))
  const left = here.length - going.length
  if (left === 0) return null
  if (going.length === 0) return { events: [], units: [] }
  const unpacked = going.filter(
    ({ place, released }) => place === 'vendor' || (place === 'plant' && !released),
  )
  if (unpacked.length > 0)
    throw new AppError(
      'not_packed',
      say('notPacked', { number, left: unpacked.length, all: standing.units.length }),
      { unpacked: unpacked.map((unit) => unit.number) },
    )
  const { to, commitment, note } = saidOfTaker(part.taken)
  const units = going.map((unit) => unit.number)
  const content = {
    kind: 'handed_out',
    units,
    to,
    ...(commitment !== undefined && { note: commitment }),
  } as const
  const writing = { staff: part.staff, at: part.at, key: null, requestHash: null }
  await writeIn(tx, id, standing, [{ content, note }], writing)
  const data = { units: units.length, left }
  const event = orderEvent('order.handed_over_in_part', order, part.staff.id, part.at, data)
  return { events: [event], units }
}
