/** The database function that keeps tables append-only, on its own table. */
// @both-engines
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await run(`
    create table tubs (id int primary key);
    create table washes (
      id int primary key, tub_id int references tubs on delete cascade, by_whom text, note text, details jsonb
    );
    create trigger washes_are_append_only before update or delete on washes for each row
      execute function append_only('washes are append-only', '{by_whom,note}', 'tubs', 'tub_id');
    create trigger washes_are_never_emptied before truncate on washes for each statement
      execute function append_only('washes are append-only');`)
})
afterAll(() => database.close())

beforeEach(() =>
  run(`delete from tubs; insert into tubs values (1);
    insert into washes values (1, 1, 'Asha', 'twice', null)`),
)

async function run(statement: string): Promise<unknown[]> {
  return (await sql.raw(statement).execute(database.db)).rows
}

test.each([
  'update washes set id = 2',
  `update washes set details = 'null'`,
  `update washes set by_whom = 'Nila'`,
  `update washes set by_whom = null, note = 'once'`,
  'update washes set by_whom = null, tub_id = null',
  'delete from washes',
  'truncate washes',
  'truncate tubs cascade',
])('refuses %s', async (statement) => {
  await expect(run(statement)).rejects.toThrow('washes are append-only')
})

test('allows clearing the named columns, and setting nothing else in them', async () => {
  await run('update washes set by_whom = null')
  await run('update washes set note = null')
  expect(await run('select * from washes')).toEqual([
    { id: 1, tub_id: 1, by_whom: null, note: null, details: null },
  ])
  await expect(run(`update washes set note = 'once'`)).rejects.toThrow('append-only')
})

test('allows rows to be deleted with the row they belong to', async () => {
  await run('delete from tubs')
  expect(await run('select * from washes')).toEqual([])
})
