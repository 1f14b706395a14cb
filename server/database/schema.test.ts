/**
 * tables.ts matches the migrations. After a new migration: `npx vitest run --project api-pglite
 * server/database/schema.test.ts -u`.
 */
// @both-engines
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeSchema, readColumns } from './describe-schema.ts'
import { readSqlFunctions } from './functions.ts'
import { describeTables } from './table-types.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const OWN_TYPES = readFileSync(join(import.meta.dirname, 'own-types.ts'), 'utf8')
const own = new Set([...OWN_TYPES.matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, column]) => column!))

test('matches tables.ts with the columns of a fresh database', async () => {
  await expect(await describeTables(database.db, own)).toMatchFileSnapshot('./tables.ts')
})

test('finds a column in the database for each of our own types', async () => {
  const columns = await readColumns(database.db)
  const names = new Set(columns.map(({ table, name }) => `${table}.${name}`))
  expect([...own].filter((column) => !names.has(column))).toEqual([])
})

test('finds a file for every function of a fresh database', async () => {
  const schema = await describeSchema(database.db)
  const names = [...schema.matchAll(/^-- function (\w+)/gm)]
  expect(names.map(([, name]) => name)).toEqual(
    readSqlFunctions(import.meta.dirname).map(({ name }) => name),
  )
})
