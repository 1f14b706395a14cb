/** Brings the schema up to date: the files of `migrations/`, in order, each once. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { type Db, inTransaction } from './transaction.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number, as long as it stays this one: 'Wash' in ASCII. */
const ADVISORY_LOCK = 0x57617368

interface Migration {
  name: string
  sql: string
  checksum: string
}

interface Applied {
  name: string
  checksum: string
}

/**
 * Applies what is missing, all of it or nothing. Several processes may start at once: one applies,
 * the others wait and find it done.
 * @param folder of files named NNNN-what-it-does.sql, each of any number of statements
 * @param last the name of the last file to apply; all of them if left out
 * @returns the names of the files applied now
 * @throws Error when a file that was applied has changed since, is gone, or comes before an applied one
 */
export async function migrateToLatest(
  db: Db,
  folder = MIGRATIONS,
  last?: string,
): Promise<string[]> {
  const all = readMigrations(folder)
  const migrations = last ? all.slice(0, all.findIndex(({ name }) => name === last) + 1) : all
  if (pendingOf(migrations, await readApplied(db)).length === 0) return []

  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(tx)
    const pending = pendingOf(migrations, await readApplied(tx))
    for (const migration of pending) {
      try {
        await sql.raw(migration.sql).execute(tx)
      } catch (error) {
        throw new Error(`Migration ${migration.name} failed, so none was applied.`, {
          cause: error,
        })
      }
      await sql`insert into schema_migrations (name, checksum)
        values (${migration.name}, ${migration.checksum})`.execute(tx)
    }
    return pending.map(({ name }) => name)
  })
}

/** Every migration of this version, in order. */
export function listMigrations(): Applied[] {
  return readMigrations(MIGRATIONS).map(({ name, checksum }) => ({ name, checksum }))
}

function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file, index) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file) || Number(file.slice(0, 4)) !== index + 1) {
      throw new Error(
        `Migrations are numbered without gaps, like 0001-orders.sql; ${file} is number ${index + 1}.`,
      )
    }
    // One checksum whatever line endings a checkout has.
    const text = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n')
    return {
      name: file.slice(0, -'.sql'.length),
      sql: text,
      checksum: createHash('sha256').update(text).digest('hex'),
    }
  })
}

/** Those that a database has, in order; none where there is no schema yet. */
export async function readApplied(db: Db): Promise<Applied[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('schema_migrations') is not null as exists`.execute(db)
  if (!found[0]?.exists) return []
  const { rows } = await sql<Applied>`
    select name, checksum from schema_migrations order by name`.execute(db)
  return rows
}

function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
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
