/** Moves a bag or item to a rack, machine or van: scan its tag, then the place's. */
import type { PlacedUnit } from '#contract/clothes/places.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readTags } from '../record/read-tags.ts'
import { recordHandOver, saltNote } from '../chain/write-hand-over.ts'
import { requireCareOverrideReason } from './care-gate.ts'
import { lockPlaceForShare, selectUnitsWithPlaces } from './store.ts'
import { placedUnitView } from './view.ts'

/**
 * What is there already is not written once more.
 * @param body.reason why it goes into a machine although a garment may not get what is done there; its customer reads it
 * @throws AppError those of `recordHandOver` and `requireCareOverrideReason`; `unknown_tag` for a thing on nothing and for what is no place;
 *   `no_longer_changeable` for what isn't in the house
 */
export async function moveUnit(
  deps: Deps,
  staff: Person,
  body: { thing: string; place: string; reason?: string | undefined },
  key: string | null,
): Promise<PlacedUnit> {
  const [thing, to] = await readTags(deps.db, [body.thing, body.place])
  const { code, orderId } = thing!
  const { spotCode: spot, spotName: place } = to!
  if (spot === null || place === null)
    throw new AppError('unknown_tag', say('noPlace', { code: to!.code }))
  if (orderId === null || thing!.unit === null)
    throw new AppError('unknown_tag', say('tagOfNobody', { code }))
  const number = thing!.unit
  await recordHandOver(deps, staff, { orderId, key, body, after: true }, async (atHand, at) => {
    const { order, standing } = atHand
    const unit = standing.units[number - 1]!
    if (unit.spot === spot) return []
    if (unit.place !== 'plant' && unit.place !== 'packed' && unit.place !== 'rider')
      throw new AppError(
        'no_longer_changeable',
        say('notInHouse', { number: order.number, unit: number }),
      )
    const held = await lockPlaceForShare(atHand.tx, spot)
    if (!held) throw new AppError('unknown_tag', say('placeRetired', { name: place }))
    const moved = { kind: 'moved', units: [number], to: spot } as const
    const reason = await requireCareOverrideReason(
      atHand.tx,
      orderId,
      { thing: unit, units: standing.units },
      held,
      body.reason,
    )
    if (reason === null) {
      await atHand.write([{ content: moved }])
      return [orderEvent('order.piece_moved', order, staff.id, at, { unit: number, place })]
    }
    const { commitment, ...note } = saltNote(reason)
    await atHand.write([{ content: { ...moved, note: commitment }, note }])
    const against = { unit: number, place, against: held.process! }
    return [orderEvent('order.piece_moved', order, staff.id, at, against)]
  })
  const [moved] = await selectUnitsWithPlaces(deps.db, { orderId, unit: number })
  return placedUnitView(moved!)
}
