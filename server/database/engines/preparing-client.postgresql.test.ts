/** Prepared statements on PostgreSQL: which statements are prepared, changed tables, and many different texts. */
import type { EventEmitter } from 'node:events'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest'
import { BY_KEY_TEXT } from './by-key.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

describe('a connection', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let client: pg.PoolClient
  beforeAll(async () => {
    database = await openTestDatabase()
    // What a process keeps is limited, and other tests of this process have filled it.
    vi.resetModules()
    const { createPool } = await import('./postgresql.ts')
    pool = createPool(database.databaseUrl!, (error) => {
      throw error
    })
  })
  afterAll(async () => {
    await pool.end()
    await database.close()
  })
  beforeEach(async () => {
    client = await pool.connect()
  })
  afterEach(() => client.release())

  async function inTransaction(sql: string, values: unknown[]) {
    await client.query('begin')
    try {
      const { rows } = await client.query<Record<string, unknown>>(sql, values)
      await client.query('commit')
      return rows
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }

  async function isPrepared(sql: string): Promise<boolean> {
    const { rows } = await client.query('select statement from pg_prepared_statements')
    return rows.some(({ statement }) => statement === sql)
  }

  test('prepares statements that transactions send repeatedly', async () => {
    const sql = 'select $1::int + 1 as sum'
    for (const number of [1, 2, 3, 4])
      expect(await inTransaction(sql, [number])).toEqual([{ sum: number + 1 }])
    expect(await isPrepared(sql)).toBe(true)
  })

  test('asks for the columns of a prepared statement only once', async () => {
    let described = 0
    const count = () => (described += 1)
    const { connection } = client as pg.PoolClient & { connection: EventEmitter }
    connection.on('rowDescription', count)
    const sql = 'select $1::int + 5 as sum, null as nothing'
    for (const number of [1, 2, 3]) await inTransaction(sql, [number])
    described = 0
    for (const number of [4, 5])
      expect(await inTransaction(sql, [number])).toEqual([{ sum: number + 5, nothing: null }])
    expect(described).toBe(0)
    connection.off('rowDescription', count)
  })

  test('returns the row count of a prepared statement that returns no rows', async () => {
    await client.query('create table counted (id int)')
    for (const id of [1, 2, 3, 4, 5]) await inTransaction('insert into counted values ($1)', [id])
    const update = 'update counted set id = id + $1'
    for (let turn = 0; turn < 5; turn += 1) {
      await client.query('begin')
      expect(await client.query(update, [1])).toMatchObject({ command: 'UPDATE', rowCount: 5 })
      await client.query('commit')
    }
  })

  test('prepares no read outside of transactions, and nothing sent once', async () => {
    const read = 'select $1::int + 2 as sum'
    for (const number of [1, 2, 3, 4]) await client.query(read, [number])
    expect(await isPrepared(read)).toBe(false)
    const once = 'select $1::int + 3 as sum'
    await inTransaction(once, [1])
    expect(await isPrepared(once)).toBe(false)
  })

  test('prepares a read outside of transactions when it is marked as a read by key', async () => {
    const read = `select ${BY_KEY_TEXT} $1::int + 4 as sum`
    for (const number of [1, 2, 3, 4]) await client.query(read, [number])
    expect(await isPrepared(read)).toBe(true)
  })

  test('reports a refused statement’s code and constraint, and continues', async () => {
    await client.query('create table things (id int primary key)')
    const sql = 'insert into things values ($1) returning id'
    for (const id of [1, 2, 3, 4]) await inTransaction(sql, [id])
    await expect(inTransaction(sql, [4])).rejects.toMatchObject({
      code: '23505',
      constraint: 'things_pkey',
    })
    expect(await inTransaction(sql, [5])).toEqual([{ id: 5 }])
  })

  test('fails at most once when a table has changed, and then reads it as it is', async () => {
    await client.query('create table growing (id int)')
    const sql = 'insert into growing values ($1) returning *'
    for (const id of [1, 2, 3, 4]) await inTransaction(sql, [id])
    await client.query('alter table growing add column colour text')
    await inTransaction(sql, [5]).catch(() => {})
    expect(await inTransaction(sql, [6])).toEqual([{ id: 6, colour: null }])
  })

  test('keeps the statements used last prepared, and still runs all others', async () => {
    for (let number = 0; number < 150; number += 1)
      for (let turn = 0; turn < 3; turn += 1)
        expect(await inTransaction(`select $1::int + ${number} as many`, [1])).toEqual([
          { many: number + 1 },
        ])
    const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements')
    expect(rows[0].count).toBeLessThanOrEqual(100)
    const late = 'select $1::int + 6 as late'
    for (let turn = 0; turn < 4; turn += 1) await inTransaction(late, [1])
    expect(await isPrepared(late)).toBe(true)
    // One that gave its place is answered as before.
    expect(await inTransaction('select $1::int + 0 as many', [1])).toEqual([{ many: 1 }])
  })
})
