/**
 * Upkeep of the queue: due jobs without a notification, jobs of a dead process, and dates from a clock that ran
 * ahead.
 */
import type { PgBoss } from 'pg-boss'
import type { Database } from '../../database/open.ts'
import { QUEUE_NAMES } from './queues.ts'

/** A process that works says so all the time; the work of one silent for so long is free again. */
export const SILENCE_SECONDS = 10

/** So the work of a process that died is taken over within 30 seconds, with the silence before it. */
const LOOK_EVERY_MS = 5_000

/** Jobs that come due one after the other are looked for together, so often at most. */
const LOOK_AGAIN_MS = 250

/** So many waiting jobs of a queue are looked at for the next one; beyond that the steady look finds them. */
const MOST_LOOKED_AT = 500

/** What has been due for so long is taken by a process that doesn't lead, too: the one that does is stuck, or full. */
const OVERDUE_SECONDS = 10

/** Marks are stamped by the database's clock, so any that lies further ahead is from a clock that did. */
const AHEAD = `now() + interval '5 seconds'`

const LOOK = `
  select
    array(select asked from unnest($1::text[]) as asked
      where exists (select from pgboss.job where job.name = asked and state < 'active' and not blocked
        and start_after <= now() - $2 * interval '1 second')) as "due",
    (select extract(epoch from min(start_after) - now()) * 1000 from unnest($1::text[]) as asked
      cross join lateral (select start_after from pgboss.job where job.name = asked and state < 'active'
        and not blocked limit $3) as waiting
      where start_after > now())::double precision as "nextMs",
    exists (select from pgboss.job where state = 'active'
      and heartbeat_on + heartbeat_seconds * interval '1 second' < now()) as "isSilent",
    exists (select from pgboss.version
      where greatest(cron_on, bam_on, flow_on, reindex_on) > ${AHEAD})
    or exists (select from pgboss.queue
      where greatest(monitor_claim_on, monitor_on, maintain_on) > ${AHEAD}) as "wasAhead"`

interface Looked {
  due: string[]
  /** After how many milliseconds the next job comes due; null where none is put off. */
  nextMs: number | null
  isSilent: boolean
  wasAhead: boolean
}

/** What was freed waits for nothing: its process failed, and not the work. */
const BEGIN_FREED = `
  update pgboss.job set start_after = now()
  where state = 'retry' and start_after > now()
    and output -> 'value' ->> 'message' = 'job heartbeat timeout'`

const back = (column: string) =>
  `${column} = case when ${column} > now() then now() - interval '1 minute' else ${column} end`

const SET_BACK = [
  `update pgboss.version set ${['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'].map(back).join(', ')}`,
  `update pgboss.queue set ${['monitor_claim_on', 'monitor_on', 'maintain_on'].map(back).join(', ')}`,
  // Whatever waits is due: how long a retry still had to wait can't be known from how far ahead it was.
  `update pgboss.job set start_after = now() where state < 'active' and start_after > now()`,
  `update pgboss.job set started_on = now(), heartbeat_on = now()
    where state = 'active' and greatest(started_on, heartbeat_on) > now()`,
  // A minute of the schedule that was lived ahead of its time comes once more.
  `update pgboss.job set singleton_on = null where singleton_on > now() at time zone 'UTC'`,
]

/**
 * Looks at once and from then on every few seconds, and when a job that was put off comes due.
 * @param options.leads whether this process takes jobs as soon as they are due
 * @param options.onDue gets the queues with jobs that this process is to take
 * @param options.onClockSetBack called once the queue is right again
 * @returns how to stop, settled when no look is under way
 */
export async function superviseQueue(
  boss: Pick<PgBoss, 'supervise'>,
  queue: Pick<Database['jobs'], 'executeSql'>,
  {
    leads,
    onDue,
    onError,
    onClockSetBack,
  }: {
    leads: () => boolean
    onDue: (queues: readonly string[]) => void
    onError: (error: Error) => void
    onClockSetBack: () => void
  },
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** @returns after how many milliseconds to look again */
  const look = async (): Promise<number> => {
    const isFirst = leads()
    const wait = isFirst ? 0 : OVERDUE_SECONDS
    const { rows } = await queue.executeSql(LOOK, [QUEUE_NAMES, wait, MOST_LOOKED_AT])
    const { due, nextMs, isSilent, wasAhead } = rows[0] as Looked
    onDue(due)
    if (wasAhead) {
      await queue.executeSql(`begin; ${SET_BACK.join('; ')}; commit`)
      onClockSetBack()
    }
    if (isSilent) {
      await boss.supervise()
      await queue.executeSql(BEGIN_FREED)
    }
    if (nextMs === null || !isFirst) return LOOK_EVERY_MS
    return Math.min(Math.max(nextMs, LOOK_AGAIN_MS), LOOK_EVERY_MS)
  }
  const lookAndGoOn = async (): Promise<void> => {
    const nextMs = await look().catch((error: Error) => {
      onError(error)
      return LOOK_EVERY_MS
    })
    if (isStopped) return
    timer = setTimeout(() => {
      looking = lookAndGoOn()
    }, nextMs)
  }
  let looking = lookAndGoOn()
  await looking
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await looking
  }
}

/**
 * Time for the queue's own timers: it only runs forward. What they ask the clock for is how long to
 * wait, and on a clock that was set back they would wait for the future that was.
 */
export const forwardClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
  clearTimeout: (handle: unknown) => clearTimeout(handle as NodeJS.Timeout),
  setInterval: (work: () => void, milliseconds: number) => setInterval(work, milliseconds),
  clearInterval: (handle: unknown) => clearInterval(handle as NodeJS.Timeout),
}
