/** Fresh, migrated, empty databases for tests, on the engine that TEST_ENGINE names. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { migrateToLatest } from '../database/migrate.ts'
import { type Database, databaseOnPglite, openDatabase } from '../database/open.ts'
import { openPgliteInMemory } from '../database/engines/pglite.ts'
import { startJobs } from '../platform/jobs/jobs.ts'

const TEMPLATE = 'washline_template'

/** A test's rows fit in less than the usual 128 MB, which take time to lay out. */
const SMALL = ['-c', 'shared_buffers=16MB']

/** The engine under test: 'pglite' unless TEST_ENGINE says 'postgresql'. */
export const testEngine: Database['engine'] =
  process.env.TEST_ENGINE === 'postgresql' ? 'postgresql' : 'pglite'

export interface TestDatabase extends Database {
  /** Where a second process would find it; undefined on PGlite, which has only this one. */
  databaseUrl: string | undefined
}

/**
 * A separate database for the caller; `close()` removes it. Open one per test file.
 * @param options.migrated false for one without any tables
 */
export async function openTestDatabase(options = { migrated: true }): Promise<TestDatabase> {
  if (testEngine === 'postgresql') return openOnServer(options.migrated)
  const pglite = await openPgliteInMemory({
    loadDataDir: readDump(),
    pgliteWasmModule: await wasmModule(),
    startParams: [...PGlite.defaultStartParams, ...SMALL],
  })
  // Emptying a copy takes a fraction of the time that creating a database does.
  if (!options.migrated)
    await pglite.exec('drop schema public, pgboss cascade; create schema public')
  return { ...databaseOnPglite(pglite), databaseUrl: undefined }
}

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's program, compiled once a process. */
function wasmModule(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  compiled ??= WebAssembly.compile(readFileSync(file))
  return compiled
}

function readDump(): Blob {
  const file = process.env.TEST_PGLITE_DUMP
  if (!file) throw new Error('Run the tests with test-postgres.ts as globalSetup.')
  return new Blob([readFileSync(file)])
}

async function openOnServer(migrated: boolean): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (!serverUrl) throw new Error('Run the tests with test-postgres.ts as globalSetup.')
  const name = `washline_test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes a fifth of the time that writing each page to the log does.
  const template = migrated ? TEMPLATE : 'template0'
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const databaseUrl = urlOf(serverUrl, name)
  const database = await openDatabase({ dataDir: '', databaseUrl })
  return {
    ...database,
    databaseUrl,
    async close() {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

/** Makes the migrated database that those of the test files are copied from. */
export async function makeTemplateDatabase(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${TEMPLATE} with (force)`)
  await onServer(serverUrl, `create database ${TEMPLATE} template template0`)
  const database = await openDatabase({ dataDir: '', databaseUrl: urlOf(serverUrl, TEMPLATE) })
  await makeSchema(database)
  await database.close()
}

/** The files of a migrated PGlite, to be restored by each test file: as few as do, for each copies them. */
export async function dumpMigratedPglite(): Promise<Blob> {
  const pglite = await openPgliteInMemory({ initDbStartParams: ['--wal-segsize=1'] })
  const database = databaseOnPglite(pglite)
  await makeSchema(database)
  // What a server makes other databases from, which PGlite never does.
  await sql`update pg_database set datistemplate = false`.execute(database.db)
  for (const unused of ['template0', 'template1'])
    await sql`drop database ${sql.id(unused)}`.execute(database.db)
  // So that the copies have nothing to recover when they start.
  await sql`checkpoint`.execute(database.db)
  const dump = await pglite.dumpDataDir('none')
  await database.close()
  return dump
}

/** The product's tables and those of its queues, as a first start makes them. */
async function makeSchema(database: Database): Promise<void> {
  await migrateToLatest(database.db)
  const jobs = await startJobs(database, pino({ level: 'silent' }))
  await jobs.stop()
}

async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function urlOf(serverUrl: string, databaseName: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${databaseName}`
  return url.href
}
