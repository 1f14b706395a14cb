/** The background work of status changes: once they can't be taken back any more, cards are asked. */
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { settleStatus } from '../../billing/order-payments/settle-status.ts'
import type { Queues } from '../../platform/jobs.ts'
import { lastChange } from './history.ts'
import { lockOrder } from './store.ts'

type Job = Queues['settle-status']

/** A change that was taken back, or that another one followed, asks for nothing: that one does. */
export async function settleStatuses(deps: Deps, jobs: readonly Job[]): Promise<void> {
  const now = deps.clock()
  for (const { orderId, entryId } of jobs)
    await inTransaction(deps.db, async (tx) => {
      const order = await lockOrder(tx, orderId)
      const change = order && (await lastChange(tx, orderId))
      if (change?.id !== entryId) return
      const { status, from_status } = change
      await settleStatus(
        tx,
        deps,
        { id: orderId, status, wasCancelled: from_status === 'cancelled' },
        now,
      )
    })
}
