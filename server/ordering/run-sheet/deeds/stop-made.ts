/** The event of a stop of a rider's run that was made, or tried in vain. */
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'

interface StopMade {
  kind: StopKind
  /** Null for a stop without one. */
  riderId: string | null
  /** When it was made. */
  at: Date
  now: Date
  undone?: true
}

/**
 * @param staff who marked it, which may be another than its rider
 * @returns nothing where the stop has no rider
 */
export function stopMade(
  staff: { id: string },
  { id, number }: Pick<LockedOrder, 'id' | 'number'>,
  { kind, riderId, at, now, undone }: StopMade,
): NewEvent[] {
  if (riderId === null) return []
  const data = { number, kind, riderId, madeAt: at.toISOString(), ...(undone && { undone }) }
  return [{ type: 'run.stop_made', subject: { kind: 'order', id }, actor: staff.id, data, at: now }]
}
