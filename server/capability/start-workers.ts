/** Starts the background work of all capabilities. */
import type { Schedule } from '#domain/operate/schedules.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { runWatchedSchedule, deleteScheduleFailure } from '../platform/list-failing-schedules.ts'
import { runScheduleSteps } from '../platform/one-by-one.ts'
import type { Job, QueueJob, ScheduledJob } from './job.ts'

/** @throws Error when steps of one schedule name different times */
export async function startWorkers(deps: Deps, jobs: readonly Job[]): Promise<void> {
  const isScheduled = (job: Job): job is ScheduledJob => 'every' in job
  for (const job of jobs) if (!isScheduled(job)) await workOn(deps, job)
  const schedules = Map.groupBy(jobs.filter(isScheduled), ({ name }) => name)
  for (const [name, steps] of schedules) await startSchedule(deps, name, steps)
}

function workOn<Q extends QueueJob['name']>(deps: Deps, { name, batch, run }: QueueJob<Q>) {
  return deps.jobs.work(name, batch, (taken) => run(deps, taken))
}

async function startSchedule(
  deps: Deps,
  name: Schedule,
  steps: readonly ScheduledJob[],
): Promise<void> {
  const { config, db, jobs } = deps
  const [first] = steps as [ScheduledJob]
  if (steps.some(({ every }) => every !== first.every))
    throw new Error(`Steps of ${name} name different times.`)
  const needed = steps.filter(({ isNeeded }) => isNeeded?.(config) ?? true)
  if (needed.length === 0) return deleteScheduleFailure(db, name)
  const run =
    needed.length === 1
      ? () => needed[0]!.run(deps)
      : () => runScheduleSteps(deps, ...needed.map((step) => step.run))
  await jobs.every(name, first.every, () => runWatchedSchedule(deps, name, run))
  if (needed.some(({ runsAtStart }) => runsAtStart))
    await inTransaction(db, (tx) => jobs.enqueue(tx, name, null))
}
