/** SQL functions on both engines: created from their files, and replaced when a text changes. */
// @both-engines
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrateToLatest } from './migrate.ts'
import { openDatabase } from './open.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase({ migrated: false })
})
afterAll(() => database.close())

beforeEach(async () => {
  await sql`drop schema public cascade; create schema public`.execute(database.db)
  folder = mkdtempSync(join(tmpdir(), 'washline-functions-'))
  mkdirSync(join(folder, 'migrations'))
  mkdirSync(join(folder, 'functions'))
  migration('0001-tubs', 'create table tubs (id int primary key);')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const migration = (name: string, text: string) =>
  writeFileSync(join(folder, 'migrations', `${name}.sql`), text)
const price = (name: string, body: string) => {
  const text = `-- A price.\ncreate or replace function ${name}() returns int language sql as $$ ${body} $$;\n`
  writeFileSync(join(folder, 'functions', `${name}.sql`), text)
}
const migrate = () => migrateToLatest(database.db, folder)

async function ask(name: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select ${sql.id(name)}() as paise`.execute(database.db)
  return rows[0]!.paise
}

/** Changes with every time that the function is set. */
async function lastSet(name: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select xmin::text as version from pg_proc where proname = ${name}`.execute(database.db)
  return rows[0]!.version
}

test('sets a function once, and again when its text changes', async () => {
  price('fee', 'select 1')
  await migrate()
  const first = await lastSet('fee')
  await migrate()
  expect(await lastSet('fee')).toBe(first)
  price('fee', 'select 2')
  await migrate()
  expect(await ask('fee')).toBe(2)
})

test('allows functions to call each other and tables of a new migration, whatever their names', async () => {
  await migrate()
  migration('0002-lids', 'create table lids (id int); insert into lids values (7);')
  price('a_total', 'select the_fee() + 1')
  price('the_fee', 'select max(id) from lids')
  await migrate()
  expect(await ask('a_total')).toBe(8)
})

test('keeps a function as in its file although a migration replaces it', async () => {
  price('fee', 'select 1')
  await migrate()
  migration(
    '0002-dearer',
    `create or replace function fee() returns int language sql as 'select 9';`,
  )
  await migrate()
  expect(await ask('fee')).toBe(1)
})

test.each([
  ['calls nothing that there is', 'fee', 'select nowhere()'],
  ['is no SQL', 'fee', 'selectt 1'],
])('refuses a function that %s, names it, and changes nothing', async (_, name, body) => {
  await migrate()
  migration('0002-lids', 'create table lids (id int);')
  price(name, body)
  await expect(migrate()).rejects.toThrow('The function fee could not be set')
  await expect(sql`select from lids`.execute(database.db)).rejects.toThrow('lids')
})

test('refuses a file that creates a function with another name', async () => {
  writeFileSync(
    join(folder, 'functions', 'fee.sql'),
    `create or replace function charge() returns int language sql as 'select 1';`,
  )
  await expect(migrate()).rejects.toThrow('The function fee could not be set')
})

test('requires a migration to change a function’s arguments', async () => {
  price('fee', 'select 1')
  await migrate()
  const other = `create or replace function fee(extra int default 0) returns int language sql as 'select 2';`
  writeFileSync(join(folder, 'functions', 'fee.sql'), other)
  await expect(migrate()).rejects.toThrow('The function fee could not be set')
  migration('0002-extra', 'drop function fee();')
  await migrate()
  expect(await ask('fee')).toBe(2)
})

test('sets a changed function once when eight processes start together', async () => {
  price('fee', 'select 1')
  await migrate()
  price('fee', 'select 2')
  const { databaseUrl } = database
  const others = databaseUrl
    ? await Promise.all(Array.from({ length: 8 }, () => openDatabase({ dataDir: '', databaseUrl })))
    : Array.from({ length: 8 }, () => database)
  await Promise.all(others.map(({ db }) => migrateToLatest(db, folder)))
  const once = await lastSet('fee')
  await migrate()
  expect([await ask('fee'), await lastSet('fee')]).toEqual([2, once])
  if (databaseUrl) await Promise.all(others.map((other) => other.close()))
})
