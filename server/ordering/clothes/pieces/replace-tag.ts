/** Replaces the lost tag of a bag or item. */
import { areClothesAtLaundry } from '#domain/clothes/custody.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { upsertGarmentTags, retireTag } from './pieces-store.ts'
import { readTags, refuseTagOfOtherOrder, refuseTagOfOtherGarment } from '../record/read-tags.ts'
import { findOrderCustody } from '../record/clothes-store.ts'
import { recordHandOver } from '../chain/write-hand-over.ts'

/**
 * The old one is refused from then on; where it stayed with a garment, the new one does. The tag that it has already
 * stays.
 * @throws AppError those of `recordHandOver`; `invalid_input` for a number that the order doesn't have, and for a tag of
 *   another kind; `no_longer_changeable` for what left; `tag_in_use`, `unknown_tag`
 */
export async function replaceTag(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { unit: number; tag: string },
  key: string | null,
): Promise<void> {
  await recordHandOver(deps, staff, { orderId, key, body, after: true }, async (atHand, at) => {
    const { tx, order } = atHand
    const { id, number } = order
    const { units } = (await findOrderCustody(tx, id))!
    const unit = units.find((each) => each.number === body.unit)
    if (!unit) throw new AppError('invalid_input', say('noSuchUnit', { number, unit: body.unit }))
    const [tag] = await readTags(tx, [body.tag])
    const { code, kind } = tag!
    if (unit.tag === code) return []
    refuseTagOfOtherOrder(tag!, id)
    if (tag!.orderId !== null) throw new AppError('tag_in_use', say('tagHere', { code, number }))
    refuseTagOfOtherGarment(tag!, { ownerId: order.user_id, garmentId: unit.garment_id })
    if (kind !== unit.kind)
      throw new AppError('invalid_input', say('tagOfOtherKind', { code, kind, wanted: unit.kind }))
    if (!areClothesAtLaundry(order.status) || unit.place === 'written_off')
      throw new AppError('no_longer_changeable', say('notHereAnyMore', { number, unit: body.unit }))
    const garmentId = unit.tag === null ? null : await retireTag(tx, unit.tag, at)
    if (garmentId !== null) await upsertGarmentTags(tx, [{ code, garmentId }])
    const corrected = {
      kind: 'corrected',
      units: [unit.number],
      from: unit.tag ?? '',
      to: code,
    } as const
    await atHand.write([{ content: corrected }], [{ code, number: unit.number }])
    return [orderEvent('order.tag_replaced', order, staff.id, at, { unit: unit.number })]
  })
}
