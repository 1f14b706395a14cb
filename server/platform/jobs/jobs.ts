/** Jobs: enqueued in their change's transaction, done once after it commits. */
import { PgBoss, fromKysely } from 'pg-boss'
import type { Transaction } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Schedule } from '#domain/operate/schedules.ts'
import { type Lead, LEADS_ALONE } from '../../database/notify/lead.ts'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { QUEUE_NAMES, type Queues } from './queues.ts'
import { forwardClock, superviseQueue, SILENCE_SECONDS } from './queue-upkeep.ts'

export interface Jobs {
  /** Adds jobs that exist if, and only if, `tx` commits; any number of them in one statement. */
  enqueue<Q extends keyof Queues>(
    tx: Transaction<Tables>,
    queue: Q,
    ...jobs: Queues[Q][]
  ): Promise<void>
  /** The same, for jobs that wait until an instant each; one that is past makes them due at once. */
  enqueueAt<Q extends keyof Queues>(
    tx: Transaction<Tables>,
    queue: Q,
    ...jobs: { at: Date; job: Queues[Q] }[]
  ): Promise<void>
  /**
   * Does the jobs of a queue, up to `batchSize` at a time. The jobs that `handle` gives back, each with
   * what went wrong, are tried again later without those beside them; all are when it throws.
   */
  work<Q extends keyof Queues>(
    queue: Q,
    batchSize: number,
    handle: (batch: Queues[Q][]) => Promise<ReadonlyMap<Queues[Q], unknown> | void>,
  ): Promise<void>
  /**
   * Runs `run` by the clock; `cron` in UTC. Times that came while it ran are made up for by one run. It isn't
   * tried again when it throws: the clock brings the next try.
   */
  every(schedule: Schedule, cron: string, run: () => Promise<void>): Promise<void>
  /** Takes no more jobs; those under way go on, and more can be added. */
  pause(): void
  /** Waits for the jobs under way, and gives those back that take longer than five seconds. */
  stop(): Promise<void>
}

/** With the delays below a mail server may be away for a day and a half. */
export const DELIVERY_TRIES = 45

/** The schedule follows the database's clock, and notices within so long that it was set. */
const CLOCK_LOOK_SECONDS = 30

/**
 * Workers are woken where something waits for them, by a notice or by who looks after the queue, so they hardly ever
 * ask for themselves.
 */
const ASK_SECONDS = 60

/** The product has no jobs that wait for others, which the queue would look for every five seconds. */
const FLOW_LOOK_SECONDS = 600

/** So many times of a schedule that came while it ran are made up for by one run. */
const TIMES_AT_ONCE = 100

/** A backup and its rehearsal may take their time, and no other one begins in the meantime. */
const ALONE = { policy: 'exclusive', expireInSeconds: 6 * 60 * 60 } as const

/**
 * Starts the queue and warms every queue's cache: a cold one inside a transaction would hang PGlite.
 * @param options.lead whether this process takes jobs as soon as they are there, as the one that leads does, or
 *   those alone that have waited for some time; it does if left out
 * @param options.clock what instants of jobs are measured against; the process's own if left out
 * @param options.onClockSetBack called when the clock had run ahead and is right again
 */
export async function startJobs(
  database: Pick<Database, 'jobs' | 'engine'>,
  log: FastifyBaseLogger,
  {
    lead = LEADS_ALONE,
    clock = () => new Date(),
    onClockSetBack = () => {},
  }: { lead?: Lead; clock?: () => Date; onClockSetBack?: () => void } = {},
): Promise<Jobs> {
  const onError = (error: Error) => log.error({ err: error }, 'a job queue failed')
  const boss = openBoss(database, lead)
  boss.on('error', onError)
  logWarnings(boss, log)
  await boss.start()
  await makeQueues(boss)

  const workers = new Map<string, string>()
  const wake = (queues: Iterable<string>) => {
    for (const queue of queues) if (workers.has(queue)) boss.notifyWorker(workers.get(queue)!)
  }
  lead.onBegin(() => wake(workers.keys()))
  const stopLooking = await superviseQueue(boss, database.jobs, {
    leads: () => lead.leads(),
    onDue: wake,
    onError,
    onClockSetBack,
  })

  async function work<Q extends keyof Queues>(
    queue: Q,
    batchSize: number,
    handle: (batch: Queues[Q][]) => Promise<ReadonlyMap<Queues[Q], unknown> | void>,
  ): Promise<void> {
    const options = {
      batchSize,
      pollingIntervalSeconds: ASK_SECONDS,
      notifyPollingIntervalSeconds: ASK_SECONDS,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const
    const worker = await boss.work<never, unknown, typeof options>(
      queue,
      options,
      async (batch) => {
        const done = handle(batch.map((job) => job.data)).catch((error: unknown) => {
          log.error({ err: error, queue }, 'a job failed and will be tried again')
          throw error
        })
        const failed = (await done) ?? new Map<never, unknown>()
        for (const [data, error] of failed)
          log.warn({ err: error, queue, data }, 'a job failed and will be tried again')
        return batch.map(({ id, data }) =>
          failed.has(data)
            ? { id, status: 'failed', output: { message: String(failed.get(data)) } }
            : { id, status: 'completed' },
        )
      },
    )
    workers.set(queue, worker)
  }

  return {
    enqueue: (tx, queue, ...jobs) =>
      insert(
        boss,
        tx,
        queue,
        jobs.map((job) => ({ seconds: 0, job })),
      ),
    enqueueAt(tx, queue, ...jobs) {
      const now = clock().getTime()
      const waiting = jobs.map(({ at, job }) => ({ seconds: (at.getTime() - now) / 1000, job }))
      return insert(boss, tx, queue, waiting)
    },
    work,
    async every(schedule, cron, run) {
      await work(schedule, TIMES_AT_ONCE, run)
      await boss.schedule(schedule, cron, null, { retryLimit: 0 })
    },
    pause() {
      for (const name of QUEUE_NAMES) boss.offWork(name, { wait: false }).catch(onError)
    },
    async stop() {
      await stopLooking()
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

/** The queue's database, of whose notices a process hears while it leads. */
function noticedByLead(jobs: Database['jobs'], lead: Lead): Database['jobs'] {
  return {
    ...jobs,
    listen: (channel, onNotification, onReconnect) =>
      jobs.listen!(channel, (payload) => lead.leads() && onNotification(payload), onReconnect),
  }
}

function openBoss(database: Pick<Database, 'jobs' | 'engine'>, lead: Lead): PgBoss {
  return new PgBoss({
    db: noticedByLead(database.jobs, lead),
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    useListenNotify: true,
    superviseIntervalSeconds: 300,
    monitorIntervalSeconds: SILENCE_SECONDS,
    clockMonitorIntervalSeconds: CLOCK_LOOK_SECONDS,
    flowIntervalSeconds: FLOW_LOOK_SECONDS,
    clock: forwardClock,
    reindex: false,
  })
}

function logWarnings(boss: PgBoss, log: FastifyBaseLogger): void {
  let saidSkew = 0
  boss.on('warning', (warning) => {
    const { seconds } = warning.data as { seconds?: unknown }
    if (warning.message.includes('Clock skew') && typeof seconds === 'number') {
      // Once set, a clock stays so: the same difference is said once.
      if (Math.abs(seconds - saidSkew) < 60) return
      saidSkew = seconds
    }
    log.warn({ warning }, 'a job queue warns')
  })
}

/** Makes those that are missing, and warms the cache of each. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues([...QUEUE_NAMES])).map((queue) => queue.name))
  for (const name of QUEUE_NAMES)
    if (!existing.has(name))
      await boss.createQueue(name, {
        notify: true,
        heartbeatSeconds: SILENCE_SECONDS,
        retryLimit: name === 'deliver-letter' ? DELIVERY_TRIES - 1 : 10,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 3600,
        ...((name === 'back-up' || name === 'rehearse-restore') && ALONE),
      })
  // Of the calls that change nothing, this is one that reads through the cache and so fills it.
  for (const name of QUEUE_NAMES) await boss.findJobs(name, { key: 'warm-up' })
}

async function insert<Q extends keyof Queues>(
  boss: PgBoss,
  tx: Transaction<Tables>,
  queue: Q,
  jobs: { seconds: number; job: Queues[Q] }[],
): Promise<void> {
  if (jobs.length === 0) return
  await boss.insert(
    queue,
    jobs.map(({ seconds, job }) => ({
      data: job ?? undefined,
      ...(seconds > 0 && { startAfter: `${Math.ceil(seconds)} seconds` }),
    })),
    { db: fromKysely(tx) },
  )
}
