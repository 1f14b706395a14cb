/** Exactly-once effects of events: a real process is killed with kill -9 at the worst moments. */
// @both-engines @long
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct } from '../boot.ts'
import { openDatabase } from '../database/open.ts'
import { readConfig } from '../platform/config/config.ts'
import { makeFirstStartFolder } from '../testing/first-start.ts'
import { openTestDatabase, type TestDatabase, testEngine } from '../testing/test-database.ts'

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/**
 * Makes a change with its event, or consumes what is left of an earlier process, and never ends: it stalls
 * `before` the event is consumed, or `within` the consumer's transaction, once all that follows is written.
 */
const CHANGER = `
  import { pino } from 'pino'
  import { openProduct } from ${here('../boot.ts')}
  import { CONSUMERS } from ${here('../capabilities.ts')}
  import { openDatabase } from ${here('../database/open.ts')}
  import { inTransaction } from ${here('../database/transaction.ts')}
  import { readConfig } from ${here('../platform/config/config.ts')}
  import { emit } from ${here('../events/emit.ts')}
  const { MOMENT } = process.env
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  const stalling = CONSUMERS.map(({ on, ...consumer }) => ({
    ...consumer,
    on: Object.fromEntries(Object.entries(on).map(([type, handle]) => [type, async (...given) => {
      if (MOMENT === 'within') await handle(...given)
      console.log('stalled')
      await new Promise(() => {})
    }])),
  }))
  const { deps } = await openProduct(config, database, {
    clock: () => new Date(), log: pino({ level: 'silent' }), webFolder: null, consumers: stalling,
  })
  if (MOMENT === 'before') await inTransaction(deps.db, (tx) => emit(tx, deps, {
    type: 'ticket.priority_set',
    subject: { kind: 'ticket', id: 'HD-1' },
    actor: null,
    data: { number: 'HD-1', userId: 'nobody', from: 'low', to: 'high' },
    at: new Date(),
  }))`

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  dataDir = await makeFirstStartFolder('empty')
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const environment = () => ({
  DATA_DIR: dataDir,
  DEMO: '0',
  ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
})

/** @param beforeKill done once the process has come to the moment */
async function killAt(
  moment: 'before' | 'within',
  beforeKill: () => Promise<void> = async () => {},
): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CHANGER], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, ...environment(), MOMENT: moment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'stalled') continue
    await beforeKill()
    child.kill('SIGKILL')
  }
  await ended
}

/** A process that consumes as it should. */
async function open() {
  const config = readConfig(environment())
  const opened = await openDatabase(config)
  const product = await openProduct(config, opened, {
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    webFolder: null,
  })
  const close = async () => {
    await product.close()
    await opened.close()
  }
  return { db: opened.db, close }
}

test(
  'stores what a consumer makes of an event once, whenever the process is killed',
  { timeout: 180_000 },
  async () => {
    await killAt('before')
    // On PostgreSQL another one is running that doesn't lead; the embedded database has one process.
    let other: Awaited<ReturnType<typeof open>> | undefined
    await killAt('within', async () => {
      if (testEngine === 'postgresql') other = await open()
    })

    const { db, close } = other ?? (await open())
    const waiting = () => db.selectFrom('event_deliveries').select('event_id').execute()
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
    const entries = await db.selectFrom('audit_log').select('record_id').orderBy('id').execute()
    expect(entries.map((row) => row.record_id)).toEqual(['HD-1'])
    await close()
  },
)
