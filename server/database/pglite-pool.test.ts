/** PGlite's one connection under contention. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPgliteInMemory } from './pglite.ts'
import { PglitePool } from './pglite-pool.ts'

let pglite: Awaited<ReturnType<typeof openPgliteInMemory>>

beforeAll(async () => {
  pglite = await openPgliteInMemory()
})
afterAll(() => pglite.closed || pglite.close())

test('everybody is served in the order of asking', async () => {
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

test('a long line for the connection lets the event loop turn, so that nobody else waits for its end', async () => {
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

test('somebody who asks again and again lets the event loop turn, too', async () => {
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

test('a transaction left open is not handed to the next one', async () => {
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

test('a holder that goes idle forever loses its turn and its transaction', async () => {
  const pool = new PglitePool(pglite, 20)
  const stuck = await pool.connect()
  await stuck.query('begin', [])
  const next = await pool.connect()
  expect(pglite.isInTransaction()).toBe(false)
  await expect(stuck.query('commit', [])).rejects.toThrow('taken back')
  next.release()
})

test('closing waits for the work that was asked for, and refuses what comes later', async () => {
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
