/**
 * schema.sql, functions/ and columns.ts say what the migrations come to, for who reads and for the types of tables.
 * After a new migration: `npx vitest run --project api-pglite server/database/schema.test.ts -u`.
 */
// @both-engines
import type { Insertable, Selectable } from 'kysely'
import { afterAll, expect, expectTypeOf, test } from 'vitest'
import type { Columns } from './columns.ts'
import { describeColumns, describeSchema } from './describe-schema.ts'
import { readFunctions } from './functions.ts'
import type { Tables } from './tables.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

test('schema.sql is what a fresh database is made of', async () => {
  await expect(await describeSchema(database.db)).toMatchFileSnapshot('./schema.sql')
})

test('every function of a fresh database is that of a file in functions/', async () => {
  const schema = await describeSchema(database.db)
  const names = [...schema.matchAll(/^-- function (\w+)/gm)]
  expect(names.map(([, name]) => name)).toEqual(
    readFunctions(import.meta.dirname).map(({ name }) => name),
  )
})

test('columns.ts names the columns of a fresh database, which the types of tables are checked against', async () => {
  await expect(await describeColumns(database.db)).toMatchFileSnapshot('./columns.ts')
})

/** Names the columns of a table whose type says something else than the database; never where all agree. */
type Wrong<T extends keyof Columns> = {
  [C in keyof Columns[T]]: C extends keyof Tables[T] ? WrongColumn<T, C> : C
}[keyof Columns[T]]

type WrongColumn<
  T extends keyof Columns,
  C extends keyof Columns[T] & keyof Tables[T],
> = Columns[T][C] extends [infer Read, infer Given]
  ? [Selectable<Tables[T]>[C & keyof Selectable<Tables[T]>]] extends [Read]
    ? [null extends Read ? true : false] extends [
        null extends Selectable<Tables[T]>[C & keyof Selectable<Tables[T]>] ? true : false,
      ]
      ? C extends keyof Insertable<Tables[T]>
        ? [undefined extends Insertable<Tables[T]>[C] ? 'optional' : 'required'] extends [Given]
          ? never
          : C
        : never
      : C
    : C
  : never

test('the types of tables agree with the columns of a fresh database', () => {
  expectTypeOf<keyof Tables>().toEqualTypeOf<keyof Columns>()
  expectTypeOf<{
    [T in keyof Columns as [Wrong<T>] extends [never] ? never : T]: Wrong<T>
  }>().toEqualTypeOf<{}>()
})
