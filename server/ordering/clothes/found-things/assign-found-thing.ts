/** Matches a found thing with a missing piece. */
import { orderEvent } from '../../../order/order-event.ts'
import { notFound } from '../../../http/answers/not-found.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { attachLoosePhoto } from '../pieces/loose-photos.ts'
import { recordHandOver } from '../chain/write-hand-over.ts'
import { deleteFoundThing, lockFoundThing } from './store.ts'

/**
 * The piece is found, which stands in its order's chain with the photo of the thing, and the thing is nobody's no more.
 * @throws AppError those of `recordHandOver`; `not_found` for a thing that there isn't, or that was given already;
 *   `invalid_input` for a number that the order doesn't have; `no_longer_changeable` for what nobody looks for
 */
export async function assignFoundThing(
  deps: Deps,
  staff: Person,
  id: string,
  to: { order: string; unit: number },
  key: string | null,
): Promise<void> {
  const body = { thing: id, ...to }
  const asked = { orderId: to.order, key, body, after: true }
  await recordHandOver(deps, staff, asked, async ({ tx, order, standing, ...atHand }, at) => {
    const thing = await lockFoundThing(tx, id)
    if (!thing) throw notFound('foundThing')
    const { number } = order
    const unit = standing.units[to.unit - 1]
    if (!unit) throw new AppError('invalid_input', say('noSuchUnit', { number, unit: to.unit }))
    if (unit.place !== 'missing' && unit.place !== 'written_off')
      throw new AppError('no_longer_changeable', say('notLookedFor', { number }))
    const { picture_id: picture, taken_by: takenBy } = thing
    // Its photo is free to be another thing's.
    await deleteFoundThing(tx, thing.id)
    const described =
      picture === null
        ? null
        : await attachLoosePhoto(tx, order, { id: picture, takenBy }, unit.number)
    await atHand.write([
      { content: { kind: 'found', units: [unit.number] } },
      ...(described?.writes ?? []),
    ])
    await described?.store()
    return [orderEvent('order.piece_found', order, staff.id, at, { unit: unit.number })]
  })
}
