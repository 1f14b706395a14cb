/** Moves stops between riders, together. */
import type { StopMove } from '#contract/run-sheet/board.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { orderEvent } from '../../order/order-event.ts'
import type { Deps } from '../../platform/deps.ts'
import { listRiders } from '../run-sheet/assign-stop.ts'
import { lockStopsToMove, writeStopRiders } from './stop-riders-store.ts'

/**
 * A stop that has another rider than `from` by now, and an order that is gone, stay as they are: of two who plan at the
 * same time, the first is heard. A person who may not ride any more counts as nobody.
 * @returns the moves that were made
 * @throws AppError `not_found` for a person who can't have stops
 */
export async function moveStops(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  moves: readonly StopMove[],
): Promise<StopMove[]> {
  const riders = new Set((await listRiders(deps)).map(({ id }) => id))
  if (moves.some(({ to }) => to !== null && !riders.has(to))) throw notFound('colleague')
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const stops = await lockStopsToMove(tx, moves)
    const moved: StopMove[] = []
    const events: NewEvent[] = []
    for (const move of moves) {
      const { orderId, kind, from, to } = move
      const stop = stops.get(`${orderId} ${kind}`)
      if (!stop) continue
      const current = stop.rider_id !== null && riders.has(stop.rider_id) ? stop.rider_id : null
      if (current !== from || from === to) continue
      // The same stop twice in a call is moved once.
      stops.delete(`${orderId} ${kind}`)
      moved.push(move)
      const data = { kind, from: stop.rider_id, to }
      events.push(orderEvent('order.stop_assigned', stop, staff.id, at, data))
    }
    if (moved.length === 0) return []
    await writeStopRiders(tx, moved, at)
    await emit(tx, deps, ...events)
    return moved
  })
}
