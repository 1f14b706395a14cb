/** Takes in the bags that a rider brings, and lets the rider sign for them. */
import type { SetBag } from '#contract/clothes/rider-sets.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { insertSet, lockRider, selectHeldOrders, updateSetAsSigned } from './store.ts'
import { bagsLeft } from './view.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'events'>

/**
 * What the rider should have brought and isn't among `bags` stays with them, as missing.
 * @param given.seen how many bags the rider should have, as it was shown
 * @throws AppError `not_found` for a rider without bags, `forbidden` for a rider's own set, `changed_meanwhile` where
 *   they have other bags by now
 */
export function takeInSet(
  deps: Needs,
  staff: Person,
  riderId: string,
  { seen, bags }: { seen: number; bags: readonly SetBag[] },
): Promise<void> {
  if (riderId === staff.id) throw new AppError('forbidden', say('ownSet'))
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    await lockRider(tx, riderId)
    const held = await selectHeldOrders(tx, riderId)
    if (held.length === 0) throw notFound('riderSet')
    const left = new Set(
      held.flatMap((order) => bagsLeft(order).map((number) => keyOf(order.visit_id, number))),
    )
    const named = new Map(
      bags.map((bag) => [keyOf(bag.visitId.toLowerCase(), bag.number), bag] as const),
    )
    if (left.size !== seen || [...named.keys()].some((key) => !left.has(key)))
      throw new AppError('changed_meanwhile', say('otherSet', { bags: left.size }))
    const counts = { orders: held.length, bags: left.size, taken: named.size }
    const set = { id: newId(at), rider_id: riderId, received_by: staff.id, ...counts, at }
    await insertSet(
      tx,
      set,
      [...named.values()].map(({ visitId, number }) => ({
        visitId: visitId.toLowerCase(),
        number,
      })),
    )
    await emit(tx, deps, {
      type: 'run.set_taken_in',
      subject: { kind: 'user', id: riderId },
      actor: staff.id,
      data: counts,
      at,
    })
  })
}

function keyOf(visitId: string, number: number): string {
  return `${visitId} ${number}`
}

/**
 * A second signature changes nothing.
 * @throws AppError `not_found` for another rider's set
 */
export function signForSet(deps: Needs, { id: riderId }: Person, id: string): Promise<void> {
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const signed = await updateSetAsSigned(tx, { id, riderId, at })
    if (!signed) throw notFound('riderSet')
    if (signed.wasSigned) return
    const { taken, bags } = signed
    await emit(tx, deps, {
      type: 'run.set_signed',
      subject: { kind: 'user', id: riderId },
      actor: riderId,
      data: { taken, bags },
      at,
    })
  })
}
