/** Assigns stops by the laundry's rules as they come onto the run. */
import {
  findDefaultRider,
  type NewStopRules,
  ridersOfRules,
} from '#domain/run-sheet/default-rider.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { pinCodeIn } from '#domain/slots/coverage.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Consumer } from '../../events/consumer.ts'
import { emit, type EmitDeps } from '../../events/emit.ts'
import { orderEvent } from '../../order/order-event.ts'
import { findNewStop, insertStopRider, selectRidersOfSlot } from './new-stops-store.ts'

/** A pickup comes onto the run as its order is placed, a delivery as its order is ready. */
export const newStopAssignment: Consumer = {
  name: 'new stops',
  on: {
    'order.placed': async (tx, deps, { subject, at }, { newStops }) => {
      await assignNewStop(tx, deps, newStops, { orderId: subject.id, kind: 'pickup', at })
    },
    'order.status_set': async (tx, deps, { subject, data, at }, { newStops }) => {
      if (data.to !== 'ready') return
      await assignNewStop(tx, deps, newStops, { orderId: subject.id, kind: 'delivery', at })
    },
  },
}

/** A stop that has a rider by now, or isn't to be made, stays as it is. */
async function assignNewStop(
  tx: Tx,
  deps: EmitDeps,
  rules: NewStopRules,
  { orderId, kind, at }: { orderId: string; kind: StopKind; at: Date },
): Promise<void> {
  const named = ridersOfRules(rules)
  if (named.length === 0) return
  const stop = await findNewStop(tx, orderId, kind)
  if (!stop) return
  const riders = await selectRidersOfSlot(tx, named, stop)
  const pin = stop.pin ?? pinCodeIn(stop.address) ?? ''
  const to = findDefaultRider({ pin }, rules, riders)
  if (to === null || !(await insertStopRider(tx, { orderId, kind, riderId: to, at }))) return
  const data = { kind, from: null, to }
  await emit(tx, deps, orderEvent('order.stop_assigned', stop, null, at, data))
}
