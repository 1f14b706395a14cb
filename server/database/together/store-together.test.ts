/** Writes that arrive while others are being stored. */
// @both-engines
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { isUniqueViolation } from '../constraint-errors.ts'
import { countStatements } from '../statement-count.ts'
import type { Db, Tx } from '../transaction.ts'
import { gatherCalls } from './gather-calls.ts'
import { storeTogether } from './store-together.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await sql`create table baskets (name text unique)`.execute(db)
})
beforeEach(() => sql`delete from baskets`.execute(db))
afterAll(() => database.close())

const insertBasket = gatherCalls(async (tx: Tx, names: readonly string[]) => {
  await sql`insert into baskets select unnest(${names}::text[])`.execute(tx)
  return names.map((name) => `stored ${name}`)
})

const store = (name: string, { isPlain = true, isRefused = false } = {}) =>
  storeTogether(db, {
    async decide() {
      if (isRefused) throw new Error(`refused ${name}`)
      return name
    },
    isPlain: () => isPlain,
    write: insertBasket,
  })

async function baskets(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from baskets order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const inserts = (statements: readonly string[]) =>
  statements.filter((text) => text.startsWith('insert')).length

test('stores the first alone, and those behind it by one statement in one transaction', async () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const { value, statements } = await countStatements(() =>
    Promise.all(names.map((name) => store(name))),
  )
  expect(value).toEqual(names.map((name) => `stored ${name}`))
  expect(inserts(statements)).toBe(2)
  expect(statements.filter((text) => text === 'commit')).toHaveLength(2)
  expect(await baskets()).toEqual(names)
})

test('stores all others alone when the database refuses one', async () => {
  const names = ['a', 'b', 'c', 'b', 'e']
  const outcomes = await Promise.allSettled(names.map((name) => store(name)))
  const [refused, ...more] = outcomes.filter(({ status }) => status === 'rejected')
  expect(more).toEqual([])
  expect(refused).toSatisfy(({ reason }) => isUniqueViolation(reason))
  expect(await baskets()).toEqual(['a', 'b', 'c', 'e'])
})

test('stores apart what is refused before it is written, and what reads an answer', async () => {
  const { value, statements } = await countStatements(() =>
    Promise.allSettled([
      store('a'),
      store('b'),
      store('c', { isRefused: true }),
      store('d', { isPlain: false }),
      store('e'),
    ]),
  )
  expect(value.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true])
  expect(value[2]).toMatchObject({ reason: { message: 'refused c' } })
  expect(inserts(statements)).toBe(3)
  expect(await baskets()).toEqual(['a', 'b', 'd', 'e'])
})

test('stores each of many once', async () => {
  const names = Array.from(
    { length: 40 },
    (_, number) => `basket ${String(number).padStart(2, '0')}`,
  )
  await Promise.all(names.map((name) => store(name)))
  expect(await baskets()).toEqual(names)
})
