/** Concurrent statements within one transaction, on both engines. */
// @both-engines
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCheckViolation } from './constraint-errors.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Db, inOneGo, inTransaction } from './transaction.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await sql`create table washes (machine text unique, load integer constraint washes_load check (load > 0))`.execute(
    db,
  )
})
afterAll(() => database.close())

const addWash = (on: Db, machine: string, load = 1) =>
  sql`insert into washes (machine, load) values (${machine}, ${load})`.execute(on)

async function machines(): Promise<string[]> {
  const { rows } = await sql<{
    machine: string
  }>`select machine from washes order by machine`.execute(db)
  return rows.map(({ machine }) => machine)
}

test('runs statements sent at the same time in their order', async () => {
  const found = sql<{ machine: string }>`select machine from washes where machine like 'one go %'`
  const [, between] = await inTransaction(db, (tx) =>
    inOneGo([addWash(tx, 'one go 1'), found.execute(tx), addWash(tx, 'one go 2')]),
  )
  expect(between.rows).toEqual([{ machine: 'one go 1' }])
  expect(await machines()).toEqual(expect.arrayContaining(['one go 1', 'one go 2']))
})

test('reports the first refused statement of several, and keeps none', async () => {
  const before = await machines()
  const codes: unknown[] = []
  const sent = inTransaction(db, (tx) =>
    inOneGo([
      addWash(tx, 'refused go 1'),
      addWash(tx, 'refused go 2', 0),
      addWash(tx, 'refused go 3').catch((error: { code: string }) => codes.push(error.code)),
    ]),
  )
  await expect(sent).rejects.toSatisfy((error) => isCheckViolation(error, 'washes_load'))
  // Every one was answered before anybody else could get the connection.
  expect(codes).toEqual(['25P02'])
  expect(await machines()).toEqual(before)
})

test('leaves the connection unchanged when the transaction sends nothing', async () => {
  await inTransaction(db, async () => {})
  await expect(inTransaction(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await addWash(db, 'outside of transactions')
  expect(await machines()).toContain('outside of transactions')
})
