/** The background work of orders' payments: asks the payment service, and retries when it doesn't answer. */
import type { Deps } from '../../platform/deps.ts'
import { processEachItem, processOneByOne } from '../../platform/one-by-one.ts'
import { selectPendingIds } from '../ledger/select-pending-ids.ts'
import type { Queues } from '../../platform/jobs/queues.ts'
import { unlessBeingAsked } from '../request-leases/ask-alone.ts'
import { collectPayment } from './collect-payment.ts'
import { settleRefund } from './settle-refund.ts'

type Job = Queues['settle-order-money']

/** An outcome that is unknown for so long is asked for again. */
const ASK_AGAIN_MS = 5 * 60_000

/** @returns the jobs that failed; they are tried again later */
export function processPaymentJobs(
  deps: Deps,
  batch: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  return processOneByOne(batch, (job) => askForMoney(deps, job))
}

/**
 * Takes up what no job takes up any more, and what the payment service left open.
 * @throws Error after trying all, when one could not be asked for
 */
export async function retryPendingPayments(deps: Deps): Promise<void> {
  const askedBefore = new Date(deps.clock().getTime() - ASK_AGAIN_MS)
  const paymentIds = await selectPendingIds(deps.db, 'order_payments', askedBefore)
  const refundIds = await selectPendingIds(deps.db, 'order_refunds', askedBefore)
  const jobs = [
    ...paymentIds.map((paymentId) => ({ paymentId })),
    ...refundIds.map((refundId) => ({ refundId })),
  ]
  await processEachItem(
    jobs,
    (job) => unlessBeingAsked(askForMoney(deps, job)),
    (job, error) =>
      deps.log.error({ err: error, ...job }, 'the money of an order could not be asked for'),
  )
}

function askForMoney(deps: Deps, job: Job): Promise<unknown> {
  if ('paymentId' in job) return collectPayment(deps, job.paymentId)
  return settleRefund(deps, job.refundId)
}
