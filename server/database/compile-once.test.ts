/** Queries that are compiled once, on both engines. */
// @both-engines
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { compileOnce } from './compile-once.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('gives each run its own value, beside those that stay', async () => {
  let built = 0
  const greet = compileOnce((db, name: RawBuilder<string>) => {
    built += 1
    const text = sql<string>`${'Hello '}::text || ${name}::text || ${'.'}::text`
    return db.selectNoFrom(text.as('text'))
  })
  const [asha, ravi] = await Promise.all([greet(database.db, 'Asha'), greet(database.db, 'Ravi')])
  const inside = await inTransaction(database.db, (tx) => greet(tx, 'Meera'))
  expect([asha, ravi, inside]).toEqual([
    [{ text: 'Hello Asha.' }],
    [{ text: 'Hello Ravi.' }],
    [{ text: 'Hello Meera.' }],
  ])
  expect(built).toBe(1)
})

test('takes a list as one value', async () => {
  const sizeOf = compileOnce((db, names: RawBuilder<readonly string[]>) =>
    db.selectNoFrom(sql<number>`cardinality(${names}::text[])`.as('size')),
  )
  expect(await sizeOf(database.db, ['a', 'b', 'c'])).toEqual([{ size: 3 }])
  expect(await sizeOf(database.db, [])).toEqual([{ size: 0 }])
})
