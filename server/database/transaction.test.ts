/** Concurrent statements within one transaction, on both engines. */
// @both-engines
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCheckViolation, isUniqueViolation } from './constraint-errors.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { countStatements } from './statement-count.ts'
import {
  afterCommit,
  beforeCommit,
  commitWithStatements,
  type Db,
  awaitStatements,
  inTransaction,
} from './transaction.ts'

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
    awaitStatements([addWash(tx, 'one go 1'), found.execute(tx), addWash(tx, 'one go 2')]),
  )
  expect(between.rows).toEqual([{ machine: 'one go 1' }])
  expect(await machines()).toEqual(expect.arrayContaining(['one go 1', 'one go 2']))
})

test('reports the first refused statement of several, and keeps none', async () => {
  const before = await machines()
  const codes: unknown[] = []
  const sent = inTransaction(db, (tx) =>
    awaitStatements([
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

test('commits together with the last statements of a transaction', async () => {
  const followed: string[] = []
  const { value, statements } = await countStatements(() =>
    inTransaction(db, async (tx) => {
      afterCommit(tx, () => followed.push('after the commit'))
      const [, found] = await commitWithStatements(tx, [
        addWash(tx, 'last go'),
        sql<{ load: number }>`select load from washes where machine = 'last go'`.execute(tx),
      ])
      return found.rows
    }),
  )
  expect(value).toEqual([{ load: 1 }])
  expect(statements.filter((text) => text === 'commit')).toHaveLength(1)
  expect(followed).toEqual(['after the commit'])
  expect(await machines()).toContain('last go')
})

test('keeps nothing when one of the statements sent with the commit is refused', async () => {
  const before = await machines()
  const sent = inTransaction(db, (tx) =>
    commitWithStatements(tx, [
      addWash(tx, 'lost go 1'),
      addWash(tx, 'lost go 2', 0),
      addWash(tx, 'lost go 3'),
    ]),
  )
  await expect(sent).rejects.toSatisfy((error) => isCheckViolation(error, 'washes_load'))
  expect(await machines()).toEqual(before)
  await inTransaction(db, (tx) => addWash(tx, 'after a lost go'))
  expect(await machines()).toContain('after a lost go')
})

test('reports what the commit itself refuses', async () => {
  await sql`create table drums (id integer unique deferrable initially deferred)`.execute(db)
  const addDrum = (tx: Db) => sql`insert into drums values (1)`.execute(tx)
  await inTransaction(db, (tx) => commitWithStatements(tx, [addDrum(tx)]))
  await expect(
    inTransaction(db, (tx) => commitWithStatements(tx, [addDrum(tx)])),
  ).rejects.toSatisfy((error) => isUniqueViolation(error))
})

test('refuses a statement after the commit of its transaction', async () => {
  const late = inTransaction(db, async (tx) => {
    await commitWithStatements(tx, [addWash(tx, 'on time')])
    await addWash(tx, 'too late')
  })
  await expect(late).rejects.toThrow('after the commit')
  expect(await machines()).not.toContain('too late')
})

test('runs the steps queued for the end of a transaction before its commit', async () => {
  await inTransaction(db, async (tx) => {
    beforeCommit(tx, async () => void (await addWash(tx, 'last step')))
    await commitWithStatements(tx, [addWash(tx, 'before the last step')])
  })
  expect(await machines()).toContain('last step')
})

test('leaves the connection unchanged when the transaction sends nothing', async () => {
  await inTransaction(db, async () => {})
  await expect(inTransaction(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await addWash(db, 'outside of transactions')
  expect(await machines()).toContain('outside of transactions')
})
