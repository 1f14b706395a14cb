/** Asks whether messages arrived in time, and tries the next channel of those that didn't. */
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Queues } from '../../platform/jobs/queues.ts'
import { fallBack } from './fall-back.ts'

type Job = Queues['check-arrival']

/** @returns the jobs to try again, each with why */
export async function checkArrivals(
  deps: Deps,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  for (const job of jobs)
    try {
      await inTransaction(deps.db, (tx) => fallBack(tx, deps, job.messageId))
    } catch (error) {
      again.set(job, error)
    }
  return again
}
