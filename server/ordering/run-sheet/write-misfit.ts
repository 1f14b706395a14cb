/** Records a misfit for a manager's decision. */
import type { Misfit, OrderAtDoor, TakenSum } from '#domain/run-sheet/door-misfits.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import type { Tx } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { insertMisfit } from './misfit-store.ts'

interface AtDoor {
  completionId: string
  kind: StopKind
  misfits: readonly Misfit[]
  taken: TakenSum | null
  /** The order as it was found. */
  found: Pick<OrderAtDoor, 'status' | 'duePaise' | 'otherBags'>
}

/**
 * @param order locked by `tx`
 * @returns what happened; nothing where all of it fits
 */
export async function insertMisfitInTransaction(
  tx: Tx,
  order: LockedOrder,
  { completionId, kind, misfits, taken, found }: AtDoor,
  { rider, now }: { rider: Person; now: Date },
): Promise<NewEvent[]> {
  if (misfits.length === 0) return []
  const id = newId(now)
  await insertMisfit(tx, {
    id,
    completion_id: completionId,
    order_id: order.id,
    misfits: [...misfits],
    taken_method: taken?.method ?? null,
    taken_paise: taken?.paise ?? null,
    found_status: found.status,
    found_due_paise: found.duePaise,
    other_bags: misfits.includes('other_bags') ? found.otherBags : null,
    arrived_at: now,
    outcome: null,
    decided_by: null,
    decided_at: null,
  })
  const data = { number: order.number, kind, riderId: rider.id, misfits, misfitId: id }
  return [
    {
      type: 'run.stop_misfit',
      subject: { kind: 'order', id: order.id },
      actor: rider.id,
      data,
      at: now,
    },
  ]
}
