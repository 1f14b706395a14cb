// Servers of one laundry share a secret and a picture store; a server with different ones is refused at start.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openProduct } from './boot.ts'
import { openDatabase } from './database/open.ts'
import { readConfig } from './platform/config/config.ts'
import { erasedListPath, readErasedList } from './platform/erased-list.ts'
import { openTestDatabase, testEngine, type TestDatabase } from './testing/test-database.ts'

const SECRET = 'the-secret-that-all-servers-of-it-share'
const OTHER_SECRET = 'a-secret-that-one-server-made-for-itself'
const BUCKET = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'laundry',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

let database: TestDatabase
let folder: string
let started = 0
const dataDirOf = (count: number) => join(folder, String(count))
const running: { close(): Promise<void> }[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'washline-join-'))
})
afterEach(async () => {
  for (const each of running.splice(0)) await each.close()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function start(settings: Record<string, string>): Promise<void> {
  const { databaseUrl } = database
  started += 1
  const dataDir = dataDirOf(started)
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    ...settings,
  })
  const connection = await openDatabase({ dataDir, databaseUrl })
  try {
    const product = await openProduct(config, connection, {
      clock: () => new Date(),
      log: pino({ level: 'silent' }),
      webFolder: null,
    })
    running.push(product, connection)
  } catch (error) {
    await connection.close()
    throw error
  }
}

// Only PostgreSQL serves several processes.
describe.runIf(testEngine === 'postgresql')('a server that starts beside others', () => {
  it('accepts servers with the same secret and picture store', async () => {
    for (let count = 0; count < 3; count += 1)
      await expect(start({ AUTH_SECRET: SECRET, ...BUCKET })).resolves.toBeUndefined()
  })

  it('refuses another secret, including a generated one', async () => {
    await start({ AUTH_SECRET: SECRET })
    await expect(start({ AUTH_SECRET: OTHER_SECRET })).rejects.toThrow('Set the same AUTH_SECRET')
    await expect(start({})).rejects.toThrow('Set the same AUTH_SECRET')
    await start({ AUTH_SECRET: SECRET })
  })

  it('refuses another picture store', async () => {
    await start({ AUTH_SECRET: SECRET, ...BUCKET })
    await expect(start({ AUTH_SECRET: SECRET })).rejects.toThrow('Set the same S3_ENDPOINT')
    const elsewhere = { ...BUCKET, S3_BUCKET: 'elsewhere' }
    await expect(start({ AUTH_SECRET: SECRET, ...elsewhere })).rejects.toThrow('S3_BUCKET')
  })

  it('accepts another secret when no other server runs', async () => {
    await start({ AUTH_SECRET: OTHER_SECRET })
    for (const each of running.splice(0)) await each.close()
    await expect(start({ AUTH_SECRET: SECRET })).resolves.toBeUndefined()
  })

  it('records the people another server has erased', async () => {
    const id = '0197a000-0000-7000-8000-000000000001'
    await database.db
      .insertInto('users')
      .values({ id, name: 'Former customer', email: 'x@erased.invalid', erased_at: new Date() })
      .execute()
    await start({ AUTH_SECRET: SECRET })
    expect(await readErasedList(erasedListPath(dataDirOf(started)))).toEqual([id])
  })

  it('refuses another secret after the others lost their connections for a moment', async () => {
    await start({ AUTH_SECRET: SECRET })
    const locks = () =>
      sql<{ pid: number }>`
        select pid from pg_locks where locktype = 'advisory' and classid = 1870011001
          and database = (select oid from pg_database where datname = current_database())
      `.execute(database.db)
    // Those of servers that were closed before may take a moment to go.
    await expect.poll(async () => (await locks()).rows, { timeout: 20_000 }).toHaveLength(1)
    const [before] = (await locks()).rows
    await sql`select pg_terminate_backend(${before!.pid})`.execute(database.db)
    await expect
      .poll(async () => (await locks()).rows, { timeout: 20_000 })
      .toEqual([{ pid: expect.not.toSatisfy((pid) => pid === before!.pid) }])
    await expect(start({ AUTH_SECRET: OTHER_SECRET })).rejects.toThrow('Set the same AUTH_SECRET')
  })
})
