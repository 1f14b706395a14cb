/** Background work of a capability: jobs of a queue, or steps of a schedule. */
import type { Schedule } from '#domain/operate/schedules.ts'
import type { Config } from '../platform/config/config.ts'
import type { Deps } from '../platform/deps.ts'
import type { Failing } from '../platform/list-failing-schedules.ts'
import type { Queues } from '../platform/jobs/queues.ts'

type Queue = Exclude<keyof Queues, Schedule>

/** Jobs that verbs enqueue. */
export type QueueJob<Q extends Queue = Queue> = {
  [Name in Q]: {
    name: Name
    /** How many jobs are taken at once. */
    batch: number
    /** @returns the jobs to try again, each with why; all are when it throws */
    run: (
      deps: Deps,
      batch: readonly Queues[Name][],
    ) => Promise<ReadonlyMap<Queues[Name], unknown> | void>
  }
}[Q]

/** A step of a schedule. Several capabilities may have one of the same schedule; they run one after the other. */
export interface ScheduledJob {
  name: Schedule
  /** When, as cron in UTC; the same in all steps of a schedule. */
  every: string
  run: (deps: Deps) => Promise<Failing | void>
  /** Whether there is anything to do with these settings; always if left out. */
  isNeeded?: (config: Config) => boolean
  /** It also runs as the server starts. */
  runsAtStart?: true
}

export type Job = QueueJob | ScheduledJob
