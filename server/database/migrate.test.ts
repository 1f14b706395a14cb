/** Migrations on an empty database of each engine. */
// @both-engines @long
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { listMigrations, migrateToLatest, readAppliedMigrations } from './migrate.ts'
import { openDatabase } from './open.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const database = await openTestDatabase({ migrated: false })
afterAll(() => database.close())
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'washline-migrations-'))
  mkdirSync(join(folder, 'migrations'))
  write(
    '0001-tubs',
    `create table tubs (id int primary key); -- one; two\ninsert into tubs values (1);`,
  )
})
afterEach(async () => {
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, text: string) =>
  writeFileSync(join(folder, 'migrations', `${name}.sql`), text)
const migrate = () => migrateToLatest(database.db, folder)

async function tubs(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from tubs order by id`.execute(database.db)
  return rows.map(({ id }) => id)
}

test('applies the product’s own migrations once to an empty database', async () => {
  expect(await migrateToLatest(database.db)).toContain('0001-baseline')
  expect(await migrateToLatest(database.db)).toEqual([])
})

test('runs files of several statements in order, each once, and later ones afterwards', async () => {
  expect(await migrate()).toEqual(['0001-tubs'])
  write('0002-more', 'insert into tubs values (2); insert into tubs select id + 2 from tubs;')
  expect(await migrate()).toEqual(['0002-more'])
  expect(await migrate()).toEqual([])
  expect(await tubs()).toEqual([1, 2, 3, 4])
})

test('leaves nothing from a failing file or the files before it', async () => {
  write('0002-broken', 'create table lids (id int); insert into nowhere values (1);')
  await expect(migrate()).rejects.toThrow('0002-broken failed')
  await expect(tubs()).rejects.toThrow('tubs')
  write('0002-broken', 'create table lids (id int);')
  expect(await migrate()).toEqual(['0001-tubs', '0002-broken'])
})

test('refuses an applied file that changed, except for its line endings', async () => {
  await migrate()
  write(
    '0001-tubs',
    `create table tubs (id int primary key); -- one; two\r\ninsert into tubs values (1);`,
  )
  expect(await migrate()).toEqual([])
  write('0001-tubs', 'create table tubs (id bigint primary key);')
  await expect(migrate()).rejects.toThrow('0001-tubs was changed')
})

test('refuses a database from a newer version', async () => {
  write('0002-newer', 'select 1;')
  await migrate()
  rmSync(join(folder, 'migrations', '0002-newer.sql'))
  await expect(migrate()).rejects.toThrow('0002-newer')
})

/** Notes the migrations that a database had before the baseline. */
async function noteOld(count: number): Promise<void> {
  const last = count === 155 ? '0155-settings-by-key' : `${count}-places`
  await sql`delete from schema_migrations`.execute(database.db)
  await sql`insert into schema_migrations (name, checksum)
    select case n when 1 then '0001-foundation' when ${count} then ${last}
      else to_char(n, 'FM0000') || '-tables' end, 'x' from generate_series(1, ${count}) as n`.execute(
    database.db,
  )
}

test('counts the last migration before the baseline as the baseline, and applies what follows it', async () => {
  const [baseline, ...later] = listMigrations().map(({ name }) => name)
  await migrateToLatest(database.db, undefined, baseline)
  await noteOld(155)
  expect(await migrateToLatest(database.db)).toEqual(later)
  expect((await readAppliedMigrations(database.db)).map(({ name }) => name)).toEqual(
    listMigrations().map(({ name }) => name),
  )
})

test('refuses an older database, and says how to upgrade it', async () => {
  await migrateToLatest(database.db)
  await noteOld(140)
  await expect(migrateToLatest(database.db)).rejects.toThrow(
    'from migration 0155-settings-by-key on; this one is at 140-places',
  )
})

test('refuses a gap in the numbers', async () => {
  write('0003-later', 'select 1;')
  await expect(migrate()).rejects.toThrow('0003-later.sql is number 2')
})

test('applies each file once when eight processes start together', async () => {
  const { databaseUrl } = database
  const others = databaseUrl
    ? await Promise.all(Array.from({ length: 8 }, () => openDatabase({ dataDir: '', databaseUrl })))
    : Array.from({ length: 8 }, () => database)
  const applied = await Promise.all(others.map(({ db }) => migrateToLatest(db, folder)))
  expect(applied.flat()).toEqual(['0001-tubs'])
  expect(await tubs()).toEqual([1])
  if (databaseUrl) await Promise.all(others.map((other) => other.close()))
})
