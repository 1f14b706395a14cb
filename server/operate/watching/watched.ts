/** The queue, observed by watches. */
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Watch } from './watch.ts'

/** The same queue; its workers' work is followed. */
export function observeJobs(jobs: Jobs, watch: Watch): Jobs {
  return {
    ...jobs,
    work: (queue, batchSize, handle) =>
      jobs.work(queue, batchSize, (batch) => watch.jobs(queue, batch.length, () => handle(batch))),
    every: (schedule, cron, run) => jobs.every(schedule, cron, () => watch.jobs(schedule, 1, run)),
  }
}
