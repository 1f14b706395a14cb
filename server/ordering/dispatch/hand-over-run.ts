/** Hands over a rider's run: their stops, and the clothes in their van. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { orderEvent } from '../../order/order-event.ts'
import type { Deps } from '../../platform/deps.ts'
import { giveUnitsToOtherRiderInTransaction } from '../clothes/moves/give-to-other-rider.ts'
import { listRiders } from '../run-sheet/assign-stop.ts'
import {
  lockOrdersOfRider,
  lockStopsOfRider,
  moveStops,
  selectClothesLeftWith,
  updateRiderOfClothes,
} from './rider-stops-store.ts'
import { readStopDay } from './stop-day.ts'

interface HandOver {
  /** A person who left has stops, too, until they are handed over. */
  riderId: string
  /** Null for all days. */
  date: string | null
  /** Null for nobody. */
  to: string | null
  withClothes: boolean
}

/**
 * Stops that are done stay with their rider, and so does cash. So do the clothes in their van, also after the stops are
 * another's, until it is said that they were given over. What was marked on their phone before is written as any stop of
 * another rider.
 * @returns how many stops, and how many bags and items, were handed over
 * @throws AppError `not_found` for another rider who can't have stops
 */
export async function handOverRun(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'laundry'>,
  staff: Person,
  { riderId: from, date, to, withClothes }: HandOver,
): Promise<{ stops: number; units: number }> {
  if (to !== null && !(await listRiders(deps)).some(({ id }) => id === to))
    throw notFound('colleague')
  if (to === from) return { stops: 0, units: 0 }
  const { day } = await readStopDay(deps, branchOfPerson(staff), date)
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    await lockOrdersOfRider(tx, from, day)
    const left = await lockStopsOfRider(tx, from, day)
    const moved = await moveStops(tx, left, { from, to, at })
    const stops = left.filter(({ id, kind }) => moved.has(`${id} ${kind}`))
    // Those of the stops that have just moved, and those that stayed here when their stops moved before.
    const clothes = to !== null && withClothes ? await selectClothesLeftWith(tx, from) : []
    if (stops.length === 0 && clothes.length === 0) return { stops: 0, units: 0 }
    const units = to === null ? 0 : await giveClothes(tx, clothes, { to, staff, at })
    await emit(
      tx,
      deps,
      ...stops.map(({ kind, ...order }) =>
        orderEvent('order.stop_assigned', order, staff.id, at, { kind, from, to }),
      ),
      {
        type: 'run.handed_over',
        subject: { kind: 'user', id: from },
        actor: staff.id,
        data: { from, to, date, stops: stops.length, units },
        at,
      },
    )
    return { stops: stops.length, units }
  })
}

async function giveClothes(
  tx: Tx,
  orderIds: readonly string[],
  { to, ...writing }: { to: string; staff: Person; at: Date },
): Promise<number> {
  let units = 0
  for (const id of orderIds) units += await giveUnitsToOtherRiderInTransaction(tx, id, writing)
  await updateRiderOfClothes(tx, orderIds, to)
  return units
}
