/** Loads packed bags and items for a rider, by their tags. */
import type { Unit } from '#domain/clothes/custody.ts'
import { orderEvent } from '../../order/order-event.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { readTags } from '../clothes/record/read-tags.ts'
import { countUntaggedUnits } from '../clothes/record/count-untagged-units.ts'
import { recordHandOver } from '../clothes/chain/write-hand-over.ts'
import { moveStatusInTransaction } from '../orders/status/move-status.ts'
import { canChangeStop } from './own-stop.ts'

/**
 * What no scan can tell goes with the first that is scanned, such as a piece that was put into its bag. With the last
 * one its order is out for delivery; until then it stays ready. What is loaded already stays so.
 * @returns the order's id
 * @throws AppError those of `recordHandOver`; `unknown_tag`; `order_not_found` for a delivery that is another rider's, or on no day of their run;
 *   `no_longer_changeable` for an order that isn't ready; `not_packed`
 */
export async function loadUnit(
  deps: Deps,
  staff: Person,
  body: { tag: string },
  key: string | null,
): Promise<string> {
  const [tag] = await readTags(deps.db, [body.tag])
  const { code, orderId, unit: number } = tag!
  if (orderId === null || number === null)
    throw new AppError('unknown_tag', say('tagOfNobody', { code }))
  if (!(await canChangeStop(deps.db, deps, staff, { orderId, kind: 'delivery' })))
    throw orderNotFound()
  await recordHandOver(deps, staff, { orderId, key, body, after: true }, async (atHand, at) => {
    const { tx, order, standing } = atHand
    const unit = standing.units[number - 1]!
    if (unit.place === 'rider') return []
    if (order.status !== 'ready' && order.status !== 'out_for_delivery')
      throw new AppError('no_longer_changeable', say('notReady', { number: order.number }))
    if (!isLoadable(unit)) {
      const said = { number: order.number, left: 1, all: standing.units.length }
      throw new AppError('not_packed', say('notPacked', said), { unpacked: [number] })
    }
    const untagged = await countUntaggedUnits(tx, orderId)
    const taken = standing.units.filter(
      (each) => each === unit || (untagged.includes(each.number) && isLoadable(each)),
    )
    const units = taken.map((each) => each.number)
    await atHand.write([{ content: { kind: 'handed_out', units, to: 'rider' } }])
    const loaded = taken.map((each) =>
      orderEvent('order.piece_loaded', order, staff.id, at, { unit: each.number }),
    )
    const isLast = standing.units.every(
      (each) =>
        taken.includes(each) ||
        !['plant', 'vendor', 'packed', 'missing'].includes(each.place) ||
        each.released,
    )
    if (!isLast || order.status !== 'ready') return loaded
    // A fact of its own, as a failed visit is: the rider leaves now.
    const change = { reason: null, now: at, at }
    const { events } = await moveStatusInTransaction(
      tx,
      deps,
      staff,
      order,
      'out_for_delivery',
      change,
    )
    return [...loaded, ...events]
  })
  return orderId
}

/** Packed, or let go without being packed. */
function isLoadable({ place, released }: Unit): boolean {
  return place === 'packed' || (place === 'plant' && released)
}
