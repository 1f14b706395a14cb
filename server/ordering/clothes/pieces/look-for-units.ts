/** Marks a unit as missing, found, returned late, or given up. */
import { MOST_UNITS, type Unit } from '#domain/clothes/custody.ts'
import { isReturnedSeparately } from '#domain/clothes/goes-back.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { assignPieceToLineOfBag } from '../record/paying-lines.ts'
import { updateUnits } from './pieces-store.ts'
import { recordHandOver, saltNote } from '../chain/write-hand-over.ts'

interface Missing {
  unit: number
  /** One piece of a bag, which itself is there. */
  piece?: boolean | undefined
  /** What it is, for the people who look for it. */
  what: string
}

/**
 * Its order is held back until it is found, or somebody says why it goes on. What is looked for already stays so.
 * @throws AppError those of `recordHandOver`; `invalid_input` for a number that the order doesn't have, and for a piece of
 *   what has only one; `no_longer_changeable` for what is given up
 */
export async function reportUnitMissing(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: Missing,
  key: string | null,
): Promise<void> {
  await recordHandOver(deps, staff, { orderId, key, body, after: true }, async (atHand, at) => {
    const { order, standing } = atHand
    const unit = unitOf(standing.units, body.unit, order)
    if (unit.place === 'missing') return []
    if (unit.place === 'written_off')
      throw new AppError('no_longer_changeable', say('givenUp', { number: order.number }))
    const { commitment, ...note } = saltNote(body.what)
    const of = (number: number) =>
      ({ content: { kind: 'missing', units: [number], note: commitment }, note }) as const
    const event = orderEvent('order.piece_missing', order, staff.id, at, { unit: unit.number })
    if (!body.piece || unit.kind === 'item') {
      await atHand.write([of(unit.number)])
      return [event]
    }
    if (unit.pieces === 1)
      throw new AppError(
        'invalid_input',
        say('wholeBag', { number: order.number, unit: unit.number }),
      )
    const next = standing.units.length + 1
    if (next > MOST_UNITS)
      throw new AppError(
        'invalid_input',
        say('manyUnits', { number: order.number, most: MOST_UNITS }),
      )
    const piece = { number: next, kind: 'item', pieces: 1 } as const
    await atHand.write([
      { content: { kind: 'listed', units: [piece], from: unit.number } },
      of(next),
    ])
    // What is missing commits to what it is, so the piece is called so.
    await updateUnits(atHand.tx, order.id, [{ number: next, name: note }])
    await assignPieceToLineOfBag(atHand.tx, order.id, { bag: unit.number, piece: next })
    return [event]
  })
}

/**
 * It is at the plant again: packed with its order, or given back where that has left. What isn't looked for stays.
 * @throws AppError those of `recordHandOver`; `invalid_input` for a number that the order doesn't have
 */
export async function reportUnitFound(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { unit: number },
  key: string | null,
): Promise<void> {
  await recordHandOver(deps, staff, { orderId, key, body, after: true }, async (atHand, at) => {
    const { order, standing } = atHand
    const unit = unitOf(standing.units, body.unit, order)
    if (unit.place !== 'missing' && unit.place !== 'written_off') return []
    await atHand.write([{ content: { kind: 'found', units: [unit.number] } }])
    return [orderEvent('order.piece_found', order, staff.id, at, { unit: unit.number })]
  })
}

/**
 * What was found after its order had left, or was here when that was cancelled, is with its customer.
 * @throws AppError those of `recordHandOver`; `invalid_input` for a number that the order doesn't have;
 *   `no_longer_changeable` where it leaves with its order, or isn't here
 */
export async function recordUnitReturned(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { unit: number },
  key: string | null,
): Promise<void> {
  await recordHandOver(deps, staff, { orderId, key, body, after: true }, async (atHand, at) => {
    const { order, standing } = atHand
    const unit = unitOf(standing.units, body.unit, order)
    if (unit.place === 'customer') return []
    if (!isReturnedSeparately(unit, order.status))
      throw new AppError('no_longer_changeable', say('leavesWithOrder', { number: order.number }))
    const units = [unit.number]
    const isLoose = unit.place === 'plant' && !unit.released
    await atHand.write([
      ...(isLoose ? [{ content: { kind: 'packed', units } as const }] : []),
      { content: { kind: 'handed_out', units, to: 'customer' } },
    ])
    return [orderEvent('order.piece_given_back', order, staff.id, at, { unit: unit.number })]
  })
}

/**
 * Given up, with a reason that its customer reads; it can still be found. What was never missing can't be.
 * @throws AppError those of `recordHandOver`; `invalid_input` for a number that the order doesn't have;
 *   `no_longer_changeable` for what nobody looks for
 */
export async function writeOffMissingUnit(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { unit: number; reason: string },
  key: string | null,
  also: (tx: Tx, order: LockedOrder, at: Date) => Promise<NewEvent[]>,
): Promise<void> {
  await recordHandOver(deps, staff, { orderId, key, body, after: true }, async (atHand, at) => {
    const { order, standing } = atHand
    const unit = unitOf(standing.units, body.unit, order)
    if (unit.place === 'written_off') return []
    if (unit.place !== 'missing')
      throw new AppError('no_longer_changeable', say('notLookedFor', { number: order.number }))
    const { commitment, ...note } = saltNote(body.reason)
    const content = { kind: 'written_off', units: [unit.number], note: commitment } as const
    await atHand.write([{ content, note }])
    const event = orderEvent('order.piece_written_off', order, staff.id, at, { unit: unit.number })
    return [event, ...(await also(atHand.tx, order, at))]
  })
}

function unitOf(units: readonly Unit[], number: number, order: { number: string }): Unit {
  const unit = units[number - 1]
  if (!unit)
    throw new AppError('invalid_input', say('noSuchUnit', { number: order.number, unit: number }))
  return unit
}
