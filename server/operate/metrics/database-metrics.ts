/** Metrics read from the database on request: connections, queues, outbox, disk waits. */
import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import { SCHEDULES } from '#domain/operate/schedules.ts'
import type { Database } from '../../database/open.ts'
import { countDeliveries, type DeliveryCount } from '../../backoffice/webhooks/count-deliveries.ts'
import { countOutbox, type OutboxCount } from '../../notifications/outbox/count-outbox.ts'
import {
  type FailingSchedule,
  listFailingSchedules,
} from '../../platform/list-failing-schedules.ts'
import { countQueues, type QueueCount } from '../../platform/jobs/queue-counts.ts'

/** However many ask, the database is asked once in so long. */
const KEPT_MS = 5000

/** Who reads metrics has little patience, and wants the other ones while the database is away. */
const PATIENCE_MS = 2000

interface Counts {
  queues: QueueCount[]
  outbox: OutboxCount[]
  webhooks: DeliveryCount[]
  failing: FailingSchedule[]
}

/** Adds them. Queues and the outbox are the laundry's, so every process says the same of them. */
export function addDatabaseMetrics(
  register: Registry,
  database: Database,
  clock: () => Date,
): void {
  const registers = [register]
  const read = keptCounts(database, clock)

  addConnections(registers, database)
  addSyncs(registers, database)

  const up = new Gauge({
    name: 'washline_database_up',
    help: 'Whether the database answered when it was asked for the queues and the outbox, 1 or 0.',
    registers,
    async collect() {
      up.set((await read()) === null ? 0 : 1)
    },
  })
  const depth = new Gauge({
    name: 'washline_jobs_waiting',
    help: 'Jobs that wait, by queue: due, or later. No more than 10000 of a queue are counted.',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      const counts = await read()
      depth.reset()
      for (const { queue, due, later } of counts?.queues ?? []) {
        depth.set({ queue, state: 'due' }, due)
        depth.set({ queue, state: 'later' }, later)
      }
    },
  })
  const age = new Gauge({
    name: 'washline_jobs_oldest_due_seconds',
    help: 'How long the oldest job of a queue has been due; 0 where none is.',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      const counts = await read()
      age.reset()
      for (const { queue, oldestDueSeconds } of counts?.queues ?? [])
        age.set({ queue }, oldestDueSeconds)
    },
  })
  const failing = new Gauge({
    name: 'washline_schedule_failing_seconds',
    help: 'For how long every run of what is done by the clock has failed; 0 where the last one succeeded.',
    labelNames: ['schedule'] as const,
    registers,
    async collect() {
      const counts = await read()
      failing.reset()
      if (counts === null) return
      for (const schedule of SCHEDULES) failing.set({ schedule }, 0)
      for (const { schedule, since } of counts.failing)
        failing.set({ schedule }, Math.max(1, (clock().getTime() - since.getTime()) / 1000))
    },
  })
  const outbox = new Gauge({
    name: 'washline_outbox_messages',
    help: 'Messages that wait, and those of the last 7 days that failed for good, by channel. No more than 10000 of a state are counted.',
    labelNames: ['channel', 'state'] as const,
    registers,
    async collect() {
      const counts = await read()
      outbox.reset()
      for (const { channel, state, count } of counts?.outbox ?? [])
        outbox.set({ channel, state }, count)
    },
  })
  const webhooks = new Gauge({
    name: 'washline_webhook_deliveries',
    help: 'Deliveries of webhooks that wait, and those of the last 30 days that were given up. No more than 10000 of a state are counted.',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const counts = await read()
      webhooks.reset()
      for (const { state, count } of counts?.webhooks ?? []) webhooks.set({ state }, count)
    },
  })
}

function addConnections(registers: Registry[], database: Database): void {
  const connections = new Gauge({
    name: 'washline_database_connections',
    help: 'Connections of this process to its database, open and idle.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { open, idle } = database.connections()
      connections.set({ state: 'busy' }, open - idle)
      connections.set({ state: 'idle' }, idle)
    },
  })
  const waiting = new Gauge({
    name: 'washline_database_waiting',
    help: 'Pieces of work of this process that wait for a connection.',
    registers,
    collect() {
      waiting.set(database.connections().waiting)
    },
  })
}

function addSyncs(registers: Registry[], database: Database): void {
  if (database.engine !== 'pglite') return
  const syncs = new Counter({
    name: 'washline_pglite_syncs_total',
    help: 'How often the embedded database had the disk keep what was written.',
    registers,
    collect() {
      this.reset()
      this.inc(database.syncs()?.syncs ?? 0)
    },
  })
  const seconds = new Counter({
    name: 'washline_pglite_sync_seconds_total',
    help: 'How long the embedded database has waited for the disk.',
    registers,
    collect() {
      this.reset()
      this.inc(database.syncs()?.seconds ?? 0)
    },
  })
  syncs.inc(0)
  seconds.inc(0)
}

/** Counts at most every few seconds; null while the database doesn't answer. */
function keptCounts(database: Database, clock: () => Date): () => Promise<Counts | null> {
  let kept: Promise<Counts | null> | null = null
  let keptSince = -Infinity
  return () => {
    if (kept !== null && performance.now() - keptSince < KEPT_MS) return kept
    keptSince = performance.now()
    kept = Promise.race([count(database, clock()), nothingAfter(PATIENCE_MS)])
    return kept
  }
}

async function count({ db }: Database, now: Date): Promise<Counts | null> {
  try {
    return {
      queues: await countQueues(db),
      outbox: await countOutbox(db, now),
      webhooks: await countDeliveries(db),
      failing: await listFailingSchedules(db),
    }
  } catch {
    // The process's log says why; here it is the figure that says so.
    return null
  }
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds).unref()
  })
}
