/** The leading process consumes for both processes, without delaying callers at the other. */
// @both-engines
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openProduct, type Product } from '../boot.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { readConfig } from '../platform/config/config.ts'
import { openTestDatabase, type TestDatabase, testEngine } from '../testing/test-database.ts'
import type { Consumer } from './consumer.ts'
import { emit } from './emit.ts'

/** Which process consumed what, in order. */
let consumed: string[] = []

const recorder = (process: string): Consumer => ({
  name: 'recorder',
  on: {
    async 'ticket.opened'(_tx, _deps, { subject }) {
      consumed.push(`${subject.id} at the ${process}`)
    },
  },
})

/** What the process that leads doesn't know, as while servers are replaced by those of a newer version. */
const newcomer: Consumer = {
  name: 'newcomer',
  on: {
    async 'ticket.priority_set'(_tx, _deps, { subject }) {
      consumed.push(`${subject.id} by the newcomer`)
    },
  },
}

const WITHIN = { timeout: 20_000 }

let database: TestDatabase
let dataDir: string
const opened: { product: Product; connection: Database }[] = []

async function openProcess(name: string, ...more: Consumer[]): Promise<Product> {
  const { databaseUrl } = database
  const config = { ...readConfig({ DATA_DIR: dataDir, DEMO: '0' }), databaseUrl }
  const connection = await openDatabase(config)
  const product = await openProduct(config, connection, {
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    webFolder: null,
    consumers: [recorder(name), ...more],
  })
  opened.push({ product, connection })
  return product
}

async function close({ product, connection }: (typeof opened)[number]): Promise<void> {
  await product.close()
  await connection.close()
}

/** Who only looks for what was left finds nothing of it: that is due much later. */
async function happen(
  { deps }: Product,
  id: string,
  type: 'ticket.opened' | 'ticket.priority_set' = 'ticket.opened',
): Promise<void> {
  const common = { subject: { kind: 'ticket', id }, actor: null, at: new Date() }
  const data = { number: id, userId: 'nobody' }
  await inTransaction(deps.db, async (tx) => {
    await emit(
      tx,
      deps,
      type === 'ticket.opened'
        ? { ...common, type, data }
        : { ...common, type, data: { ...data, from: 'low', to: 'high' } },
    )
    await sql`update event_deliveries set due_at = now() + interval '1 hour'`.execute(tx)
  })
}

// Only PostgreSQL serves several processes.
describe.runIf(testEngine === 'postgresql')('of two processes', () => {
  let leader: Product
  let other: Product
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'washline-test-'))
    database = await openTestDatabase()
    leader = await openProcess('leader')
    other = await openProcess('other', newcomer)
  })
  afterAll(async () => {
    for (const each of opened) await close(each)
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  beforeEach(() => {
    consumed = []
  })

  test('lets the leader consume what every server has committed', async () => {
    await happen(other, 'a')
    await expect.poll(() => consumed, WITHIN).toEqual(['a at the leader'])
    await happen(leader, 'b')
    await happen(other, 'c')
    await happen(other, 'd')
    await expect
      .poll(() => consumed.toSorted(), WITHIN)
      .toEqual(['a at the leader', 'b at the leader', 'c at the leader', 'd at the leader'])
  })

  test('makes the other server wait until the leader has consumed its events', async () => {
    await happen(other, 'e', 'ticket.priority_set')
    await other.deps.events.settled()
    await expect.poll(() => consumed, WITHIN).toEqual(['e by the newcomer'])
  })

  test('lets the other consume for itself once the leader has ended', async () => {
    await close(opened.shift()!)
    await happen(other, 'f')
    await happen(other, 'g')
    await expect.poll(() => consumed, WITHIN).toEqual(['f at the other', 'g at the other'])
  })
})
