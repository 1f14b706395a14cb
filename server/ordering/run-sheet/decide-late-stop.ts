/** Decides a late stop, by staff with the whole run. */
import { toRupees } from '#domain/base/money.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { requireUser } from '../../identity/find-user.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { completeStopInTransaction } from './complete-stop.ts'
import { deedOfRow } from './deeds/deed-columns.ts'
import { recordFailedVisitInTransaction } from './record-failed-visit.ts'
import { lockLateStop, updateLateStopDecision, type LateStopRow } from './late-stop-store.ts'
import { isKnownCompletion } from './completion-store.ts'

/**
 * Applied, it is its rider's completion or failed visit, dated as they marked it (`completionTime`), with what they
 * collected; where the first try had arrived after all, it counts once, and what doesn't fit the order waits for another
 * decision. Set aside, it stays written down and changes nothing.
 * @throws AppError `not_found`; `no_longer_changeable` for one that is decided
 */
export async function decideLateStop(
  deps: Deps,
  staff: Person,
  id: string,
  apply: boolean,
): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockLateStop(tx, id)
    if (!row) throw notFound('stop')
    if (row.outcome !== null) throw new AppError('no_longer_changeable', say('lateStopDecided'))
    if (apply) await applyLateStop(tx, deps, row)
    await updateLateStopDecision(tx, id, {
      outcome: apply ? 'applied' : 'set_aside',
      decided_by: staff.id,
      decided_at: at,
    })
    const { number, kind, order_id: orderId, rider_id: riderId } = row
    await emit(tx, deps, {
      type: apply ? 'run.late_stop_applied' : 'run.late_stop_set_aside',
      subject: { kind: 'order', id: orderId },
      actor: staff.id,
      data: { number, kind, riderId, markedAt: row.marked_at.toISOString() },
      at,
    })
  })
}

async function applyLateStop(tx: Tx, deps: Deps, row: LateStopRow): Promise<void> {
  const { order_id: orderId, kind, idempotency_key: key, collected, code_check: checked } = row
  // Its rider may be sending it at this moment.
  await lockOrder(tx, orderId)
  if (await isKnownCompletion(tx, orderId, kind, key)) return
  const rider = await requireUser(tx, row.rider_id)
  const amount = row.collected_paise === null ? undefined : toRupees(row.collected_paise)
  const visit = {
    orderId,
    kind,
    deed: deedOfRow('late', row),
    code: checked === null ? undefined : { checked },
    pictureId: row.picture_id,
    photoDigest: row.photo_digest,
    collected: collected === null ? undefined : { method: collected, amount },
    device: { at: row.marked_at, sentAt: undefined },
    key,
  }
  if (row.brought_back) await recordFailedVisitInTransaction(tx, deps, rider, visit)
  else await completeStopInTransaction(tx, deps, rider, visit)
}
