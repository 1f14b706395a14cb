/** A bag or an item is put on a rack, into a machine or into a van: its tag is scanned, then the place's. */
import type { PlacedUnit } from '#contract/places.ts'
import { orderEvent } from '../../billing/order-event.ts'
import type { Person } from '../../http/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { readTags } from '../custody/read-tags.ts'
import { handOver } from '../custody/write-hand-over.ts'
import { holdPlace, selectPlaced } from './store.ts'
import { placedView } from './view.ts'

/**
 * What is there already is not written once more.
 * @throws AppError those of `handOver`; `unknown_tag` for a thing on nothing and for what is no place;
 *   `no_longer_changeable` for what isn't in the house
 */
export async function moveUnit(
  deps: Deps,
  staff: Person,
  body: { thing: string; place: string },
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
  await handOver(deps, staff, { orderId, key, body, after: true }, async (atHand, at) => {
    const { order, standing } = atHand
    const unit = standing.units[number - 1]!
    if (unit.spot === spot) return []
    if (unit.place !== 'plant' && unit.place !== 'packed' && unit.place !== 'rider')
      throw new AppError(
        'no_longer_changeable',
        say('notInHouse', { number: order.number, unit: number }),
      )
    if (!(await holdPlace(atHand.tx, spot)))
      throw new AppError('unknown_tag', say('placeRetired', { name: place }))
    await atHand.write([{ content: { kind: 'moved', units: [number], to: spot } }])
    return [orderEvent('order.piece_moved', order, staff.id, at, { unit: number, place })]
  })
  const [moved] = await selectPlaced(deps.db, { orderId, unit: number })
  return placedView(moved!)
}
