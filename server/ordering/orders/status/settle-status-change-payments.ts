/** Settles orders' money in the background once a status change can no longer be undone. */
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { processOneByOne } from '../../../platform/one-by-one.ts'
import { settlePaymentsForStatus } from '../../../billing/payments/settle-payments-for-status.ts'
import type { Queues } from '../../../platform/jobs/queues.ts'
import { findLastStatusChange } from '../record/history.ts'
import { findAndLockOrder } from '../../../order/locked-order.ts'

type Job = Queues['settle-status']

/**
 * A change that was taken back, or that another one followed, asks for nothing: that one does.
 * @returns the jobs that failed; they are tried again later
 */
export function settleStatusChangePayments(
  deps: Deps,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  const now = deps.clock()
  return processOneByOne(jobs, ({ orderId, entryId }) =>
    inTransaction(deps.db, async (tx) => {
      const order = await findAndLockOrder(tx, orderId)
      if (!order) return
      const change = await findLastStatusChange(tx, orderId)
      if (change?.id !== entryId) return
      const settled = { ...order, status: change.status }
      await emit(tx, deps, ...(await settlePaymentsForStatus(tx, deps, settled, now)))
    }),
  )
}
