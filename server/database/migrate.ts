/** Updates the schema: the files of `migrations/` in order, each once, then the changed functions of `functions/`. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { applySqlFunctions, areSqlFunctionsCurrent, readSqlFunctions } from './functions.ts'
import { readSqlFile, type SqlFile } from './sql-files.ts'
import { type Db, inTransaction, type Tx } from './transaction.ts'

/** Any number, as long as it stays this one: 'Wash' in ASCII. */
const ADVISORY_LOCK = 0x57617368

export type Applied = Omit<SqlFile, 'sql'>

/** The last of the migrations that the baseline took the place of, and how many there were. */
const BEFORE_BASELINE = { first: '0001-foundation', last: '0155-settings-by-key', count: 155 }

/**
 * Applies what is missing, all of it or nothing. Several processes may start at once: one applies,
 * the others wait and find it done.
 * @param folder with `migrations/`, files named NNNN-what-it-does.sql, each of any number of statements, and
 * `functions/`, files of one function each
 * @param last the name of the last migration to apply, and no functions then; all of them if left out
 * @returns the names of the migrations applied now
 * @throws Error when a migration that was applied has changed since, is gone, or comes before an applied one, and for
 * a database that is older than the baseline
 */
export async function migrateToLatest(
  db: Db,
  folder = import.meta.dirname,
  last?: string,
): Promise<string[]> {
  const all = readMigrations(folder)
  const migrations = last ? all.slice(0, all.findIndex(({ name }) => name === last) + 1) : all
  const functions = last ? [] : readSqlFunctions(folder)
  const isCurrent = async (on: Db) => {
    const applied = await readAppliedMigrations(on)
    return (
      !isBeforeBaseline(applied) &&
      pendingOf(migrations, applied).length === 0 &&
      (await areSqlFunctionsCurrent(on, functions))
    )
  }
  if (await isCurrent(db)) return []

  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx)
    if (await isCurrent(tx)) return []
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(tx)
    const applied = await readAppliedMigrations(tx)
    if (isBeforeBaseline(applied)) await adoptBaseline(tx, normalizeMigrations(applied, migrations))
    const pending = pendingOf(migrations, applied)
    for (const migration of pending) {
      try {
        await sql.raw(migration.sql).execute(tx)
      } catch (error) {
        throw new Error(`Migration ${migration.name} failed, so none was applied.`, {
          cause: error,
        })
      }
      await writeApplied(tx, migration)
    }
    await applySqlFunctions(tx, functions)
    return pending.map(({ name }) => name)
  })
}

/** Every migration of this version, in order. */
export function listMigrations(): Applied[] {
  return readMigrations(import.meta.dirname).map(({ name, checksum }) => ({ name, checksum }))
}

function readMigrations(folder: string): SqlFile[] {
  const files = readdirSync(join(folder, 'migrations')).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file, index) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file) || Number(file.slice(0, 4)) !== index + 1) {
      throw new Error(
        `Migrations are numbered without gaps, like 0001-orders.sql; ${file} is number ${index + 1}.`,
      )
    }
    return readSqlFile(join(folder, 'migrations', file))
  })
}

/** Those that a database has, in order; none where there is no schema yet. */
export async function readAppliedMigrations(db: Db): Promise<Applied[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('schema_migrations') is not null as exists`.execute(db)
  if (!found[0]?.exists) return []
  const { rows } = await sql<Applied>`
    select name, checksum from schema_migrations order by name`.execute(db)
  return rows
}

/**
 * What the migrations of a database or a backup count as in this version: all those before the baseline, together,
 * as the baseline.
 * @throws Error when some of those are missing
 */
export function normalizeMigrations(applied: Applied[], known: readonly Applied[]): Applied[] {
  if (!isBeforeBaseline(applied)) return applied
  const { last, count } = BEFORE_BASELINE
  const name = applied.at(-1)!.name
  if (applied.length !== count || name !== last)
    throw new Error(
      `This version takes over databases and backups from migration ${last} on; this one is at ${name}. ` +
        'Start a version from November 2026 first, which brings it there.',
    )
  return known.slice(0, 1).map(({ name: baseline, checksum }) => ({ name: baseline, checksum }))
}

function isBeforeBaseline([first]: readonly Applied[]): boolean {
  return first?.name === BEFORE_BASELINE.first
}

async function adoptBaseline(tx: Tx, counted: readonly Applied[]): Promise<void> {
  await sql`delete from schema_migrations`.execute(tx)
  for (const migration of counted) await writeApplied(tx, migration)
}

async function writeApplied(tx: Tx, { name, checksum }: Applied): Promise<void> {
  await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(
    tx,
  )
}

function pendingOf(migrations: SqlFile[], found: Applied[]): SqlFile[] {
  const applied = normalizeMigrations(found, migrations)
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = migrations[index]
    if (file?.name !== name) {
      throw new Error(
        `The database has migration ${name}, which this version doesn't have at that place. ` +
          'Start the version that wrote it, or a newer one.',
      )
    }
    if (file.checksum !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it was applied. Restore it and add a new one instead.`,
      )
    }
  }
  return migrations.slice(applied.length)
}
