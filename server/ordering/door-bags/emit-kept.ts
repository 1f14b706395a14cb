/** The event of a bag that waits for a decision. */
import type { BagProblem } from '#domain/run-sheet/door-bag.ts'
import type { Tx } from '../../database/transaction.ts'
import { emit, type EmitDeps } from '../../events/emit.ts'
import { type DoorBagRow, findOrderNumber } from './store.ts'

/** @param at when the bag's problem was found */
export async function emitDoorBagKept(
  tx: Tx,
  deps: EmitDeps,
  bag: Pick<DoorBagRow, 'id' | 'from_order_id' | 'from_kind' | 'rider_id' | 'handed_in_by'>,
  { problem, at }: { problem: BagProblem; at: Date },
): Promise<void> {
  const number = (await findOrderNumber(tx, bag.from_order_id)) ?? ''
  const { id: bagId, from_kind: kind, rider_id: riderId } = bag
  await emit(tx, deps, {
    type: 'run.door_bag_kept',
    subject: { kind: 'order', id: bag.from_order_id },
    actor: bag.handed_in_by ?? riderId,
    data: { number, kind, bagId, riderId, problem },
    at,
  })
}
