/** PGlite's one connection under contention. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPgliteFolder, openPgliteInMemory, readSyncStats } from './pglite.ts'
import { PglitePool } from './pglite-pool.ts'

let pglite: Awaited<ReturnType<typeof openPgliteInMemory>>

beforeAll(async () => {
  pglite = await openPgliteInMemory()
})
afterAll(() => pglite.closed || pglite.close())

test('serves requests in their order', async () => {
  const pool = new PglitePool(pglite)
  const served: number[] = []
  await Promise.all(
    [1, 2, 3, 4, 5].map(async (turn) => {
      const client = await pool.connect()
      await client.query('select 1', [])
      served.push(turn)
      client.release()
    }),
  )
  expect(served).toEqual([1, 2, 3, 4, 5])
})

test('lets other work run while many requests wait', async () => {
  const pool = new PglitePool(pglite)
  let done = 0
  const ask = async () => {
    const client = await pool.connect()
    await client.query('select count(*) from generate_series(1, $1::integer)', [20_000])
    client.release()
    done += 1
  }
  const line = Array.from({ length: 100 }, ask)
  const doneBefore = await new Promise((resolve) => setImmediate(() => resolve(done)))
  await Promise.all(line)
  expect(doneBefore).toBeLessThan(100)
})

test('lets other work run while one caller keeps making requests', async () => {
  const pool = new PglitePool(pglite)
  let done = 0
  const asking = (async () => {
    for (; done < 100; done += 1) {
      const client = await pool.connect()
      await client.query('select count(*) from generate_series(1, $1::integer)', [20_000])
      client.release()
    }
  })()
  const doneBefore = await new Promise((resolve) => setImmediate(() => resolve(done)))
  await asking
  expect(doneBefore).toBeLessThan(100)
})

test('rolls back an open transaction before the connection goes to the next request', async () => {
  const pool = new PglitePool(pglite)
  const careless = await pool.connect()
  await careless.query('begin', [])
  await careless.query('create table forgotten (id int)', [])
  careless.release()
  const next = await pool.connect()
  const { rows } = await next.query<{ found: boolean }>(
    `select to_regclass('forgotten') is not null as found`,
    [],
  )
  expect(rows).toEqual([{ found: false }])
  await expect(careless.query('select 1', [])).rejects.toThrow('given back')
  next.release()
})

test('takes the connection back from a holder that stays idle, and rolls back its transaction', async () => {
  const pool = new PglitePool(pglite, 20)
  const stuck = await pool.connect()
  await stuck.query('begin', [])
  const next = await pool.connect()
  expect(pglite.isInTransaction()).toBe(false)
  await expect(stuck.query('commit', [])).rejects.toThrow('taken back')
  next.release()
})

describe('on a disk', () => {
  let folder: string
  let pool: PglitePool
  /** How often the disk was waited for so far. */
  let syncs: () => number

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'washline-pool-'))
    const onDisk = await openPgliteFolder(join(folder, 'database'))
    pool = new PglitePool(onDisk)
    syncs = () => readSyncStats(onDisk)!.syncs
  })
  beforeEach(async () => {
    await ask('drop table if exists washes')
    await ask('create table washes (id int primary key deferrable initially deferred)')
  })
  afterAll(async () => {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  })

  async function ask(sql: string) {
    const client = await pool.connect()
    return client.query<{ id: number }>(sql, []).finally(() => client.release())
  }

  /** @returns how often the disk was waited for before the commit, and when it was answered */
  async function wash(id: number) {
    const client = await pool.connect()
    await client.query('begin', [])
    await client.query('insert into washes values ($1)', [id])
    const before = syncs()
    await client.query('commit', []).finally(() => client.release())
    return { before, after: syncs() }
  }

  test('syncs waiting commits together, and answers each once it is on disk', async () => {
    const before = syncs()
    const washed = await Promise.all([1, 2, 3, 4, 5, 6].map(wash))
    expect(washed.filter((each) => each.after === each.before)).toEqual([])
    expect(syncs() - before).toBeLessThan(6)
  })

  test('answers the first commits of a long queue before the last ones', async () => {
    const before = syncs()
    await Promise.all(Array.from({ length: 20 }, (_, id) => wash(id)))
    expect(syncs() - before).toBeGreaterThan(1)
  })

  test('reads committed rows once they are on disk', async () => {
    const washing = wash(1)
    const reading = ask('select id from washes').then(({ rows }) => ({ rows, after: syncs() }))
    const others = [2, 3].map(wash)
    const { rows, after } = await reading
    expect(rows).toEqual([{ id: 1 }])
    expect(after).toBeGreaterThan((await washing).before)
    await Promise.all(others)
  })

  test('lets other requests go first when a connection is used again before its commit is on disk', async () => {
    const first = await pool.connect()
    const others = [2, 3].map(wash)
    await first.query('begin', [])
    await first.query('insert into washes values (1)', [])
    await first.query('commit', [])
    const { rows } = await first.query('select count(*)::int as washes from washes', [])
    first.release()
    expect(rows).toEqual([{ washes: 3 }])
    await Promise.all(others)
  })

  test('refuses only the failing commit while others wait', async () => {
    const washed = await Promise.allSettled([1, 1, 2].map(wash))
    expect(washed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await ask('select id from washes order by id')).rows).toEqual([{ id: 1 }, { id: 2 }])
  })
})

test('finishes requested work when closing, and refuses later work', async () => {
  const pool = new PglitePool(pglite)
  const asked = Array.from({ length: 5 }, async () => {
    const client = await pool.connect()
    const { rows } = await client.query<{ one: number }>('select 1 as one', [])
    client.release()
    return rows
  })
  const closing = pool.end()
  expect((await Promise.all(asked)).flat()).toHaveLength(5)
  await closing
  expect(pglite.closed).toBe(true)
  await expect(pool.connect()).rejects.toThrow('closed')
})
