/** The queue after a killed process, and after a clock that ran ahead was corrected. */
// @both-engines @long
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { superviseQueue } from './queue-upkeep.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let jobs: Jobs

beforeEach(async () => {
  database = await openTestDatabase()
  jobs = await startJobs(database, log)
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
})

const run = (text: string) => database.jobs.executeSql(text)
const enqueue = (messageId: string) =>
  inTransaction(database.db, (tx) => jobs.enqueue(tx, 'deliver-letter', { letterId: messageId }))

/** The message, once its job is worked on. */
async function worked(messageId: string): Promise<string> {
  const done = Promise.withResolvers<string>()
  await jobs.work('deliver-letter', 10, async (batch) => {
    if (batch.some((each) => each.letterId === messageId)) done.resolve(messageId)
  })
  return done.promise
}

it('gives the jobs of a killed process to one that was already running', async () => {
  await enqueue('left behind')
  // As a killed process leaves it, a moment before it has been silent for too long.
  await run(`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
    where name = 'deliver-letter'`)
  expect(await worked('left behind')).toBe('left behind')
})

it.each([1, 40])(
  'runs jobs, schedules and upkeep after a clock that ran %i days ahead is corrected',
  async (days) => {
    await enqueue('for later')
    await jobs.stop()
    const ahead = `now() + interval '${days} days'`
    await run(`update pgboss.job set created_on = ${ahead}, start_after = ${ahead}
      where name = 'deliver-letter'`)
    await run(`update pgboss.version set cron_on = ${ahead}, bam_on = ${ahead}, flow_on = ${ahead}`)
    await run(`update pgboss.queue set monitor_claim_on = ${ahead}, maintain_on = ${ahead}`)
    await run(`insert into pgboss.job (name, state, completed_on, singleton_on, singleton_key)
      values ('remind-pickups', 'completed', ${ahead}, (${ahead}) at time zone 'UTC', 'minute')`)

    let setBack = 0
    jobs = await startJobs(database, log, { onClockSetBack: () => (setBack += 1) })
    await worked('for later')
    const { rows } = await run(`
      select count(*)::integer as waiting from (
        select cron_on as at from pgboss.version
        union all select greatest(monitor_claim_on, maintain_on) from pgboss.queue
        union all select singleton_on at time zone 'UTC' from pgboss.job
      ) marks where at > now() + interval '5 seconds'`)
    expect([rows, setBack]).toEqual([[{ waiting: 0 }], 1])
  },
)

it('processes the jobs of many status changes in a few full batches', async () => {
  const batches: number[] = []
  const done = Promise.withResolvers<void>()
  const inASecond = new Date(Date.now() + 1000)
  const orders = Array.from({ length: 60 }, (_, index) => String(index))
  await inTransaction(database.db, (tx) =>
    jobs.enqueueAt(
      tx,
      'settle-status',
      ...orders.map((orderId) => ({ at: inASecond, job: { orderId, entryId: 1 } })),
    ),
  )
  await jobs.work('settle-status', 20, async (batch) => {
    batches.push(batch.length)
    if (batches.reduce((sum, size) => sum + size, 0) === orders.length) done.resolve()
  })
  await done.promise
  expect(batches).toEqual([20, 20, 20])
})

it('runs a schedule once for all its missed times', async () => {
  await inTransaction(database.db, (tx) => jobs.enqueue(tx, 'tend-chats', null, null, null))
  const ran = Promise.withResolvers<void>()
  const tend = vi.fn<() => Promise<void>>(async () => ran.resolve())
  await jobs.every('tend-chats', '0 0 1 1 *', tend)
  await ran.promise
  await expect.poll(async () => (await countRuns()).rows).toEqual([{ state: 'completed', jobs: 3 }])
  expect(tend).toHaveBeenCalledTimes(1)
})

const countRuns = () =>
  run(
    `select state, count(*)::integer as jobs from pgboss.job where name = 'tend-chats' group by state`,
  )

it('polls again when the next delayed job is due, or after five seconds', async () => {
  vi.useFakeTimers()
  try {
    let nextMs: number | null = 1200
    const executeSql = vi.fn<TestDatabase['jobs']['executeSql']>(async () => ({
      rows: [{ due: [], nextMs, isSilent: false, wasAhead: false }],
    }))
    const stop = await superviseQueue(
      { supervise: async () => {} },
      { executeSql },
      { leads: () => true, onDue: () => {}, onError: () => {}, onClockSetBack: () => {} },
    )
    nextMs = null
    await vi.advanceTimersByTimeAsync(1200)
    expect(executeSql).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(4900)
    expect(executeSql).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(100)
    expect(executeSql).toHaveBeenCalledTimes(3)
    await stop()
  } finally {
    vi.useRealTimers()
  }
})
