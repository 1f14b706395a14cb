/** The background work of orders' money: asks the payment service, and asks again where no answer came. */
import type { Deps } from '../../platform/deps.ts'
import { pendingIds } from '../ledger/pending-ids.ts'
import type { Queues } from '../../platform/queues.ts'
import { collectPayment } from './collect-payment.ts'
import { settleRefund } from './settle-refund.ts'

type Job = Queues['settle-order-money']

/** An outcome that is unknown for so long is asked for again. */
const ASK_AGAIN_MS = 5 * 60_000

/** @returns the jobs that failed; they are tried again later */
export async function workPaymentJobs(
  deps: Deps,
  batch: Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  const failed = new Map<Job, unknown>()
  for (const job of batch)
    try {
      if ('paymentId' in job) await collectPayment(deps, job.paymentId)
      else await settleRefund(deps, job.refundId)
    } catch (error) {
      failed.set(job, error)
    }
  return failed
}

/** Takes up what no job takes up any more, and what the payment service left open. */
export async function retryPendingPayments(deps: Deps): Promise<void> {
  const askedBefore = new Date(deps.clock().getTime() - ASK_AGAIN_MS)
  const paymentIds = await pendingIds(deps.db, 'order_payments', askedBefore)
  const refundIds = await pendingIds(deps.db, 'order_refunds', askedBefore)
  const failed = await workPaymentJobs(deps, [
    ...paymentIds.map((paymentId) => ({ paymentId })),
    ...refundIds.map((refundId) => ({ refundId })),
  ])
  for (const [job, error] of failed)
    deps.log.error({ err: error, ...job }, 'the money of an order could not be asked for')
}
