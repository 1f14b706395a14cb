/** All rows of a database as texts, and a database filled from them. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getConstructionPlans } from 'pg-boss'
import { sql } from 'kysely'
import { migrateToLatest, readAppliedMigrations } from '../../database/migrate.ts'
import type { Database } from '../../database/open.ts'
import { type Db, inTransaction, type Tx } from '../../database/transaction.ts'
import type { KeptLaundry, KeptTable, Sequence } from './kept-laundry.ts'

const DATABASE = join(import.meta.dirname, '../../database')

/** Dated by the real clock in every version: these go on from where they stood, however long it was ago. */
const REAL_TIME = /^pgboss\.|^public\.(sessions|verifications|limit_counters|guesses)$/

/** The queue's tables as the version of pg-boss that is installed makes them. */
export const queueTables = (): KeptLaundry['queue'] => ({
  pglite: getConstructionPlans('pgboss', { backend: 'pglite' }),
  postgresql: getConstructionPlans('pgboss', { backend: 'postgres' }),
})

/** Every row, the queue's too, and the last migration. */
export function readAllRows(
  db: Db,
): Promise<Pick<KeptLaundry, 'migration' | 'tables' | 'sequences'>> {
  return inTransaction(db, async (tx) => {
    await writeValuesAlike(tx)
    const tables: KeptTable[] = []
    for (const { name, columns } of await listTables(tx)) {
      const values = columns.map((column) => `"${column.name}"::text`).join(', ')
      const { rows } = await sql
        .raw<{ cells: (string | null)[] }>(
          `select array[${values}] as cells from ${name} order by 1`,
        )
        .execute(tx)
      tables.push({ name, columns, rows: rows.map(({ cells }) => cells) })
    }
    const applied = await readAppliedMigrations(tx)
    return { migration: applied.at(-1)!.name, tables, sequences: await readSequences(tx) }
  })
}

/** The files that make the tables of this version: path beneath the folder of the database, and text. */
export function readSchema(): KeptLaundry['schema'] {
  const paths = ['migrations', 'functions'].flatMap((folder) =>
    readdirSync(join(DATABASE, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sql'))
      .map((file) => `${folder}/${file}`),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(DATABASE, path), 'utf8')]))
}

async function makeTables(db: Db, schema: KeptLaundry['schema']): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'washline-schema-'))
  try {
    for (const [path, text] of Object.entries(schema)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    await migrateToLatest(db, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes of an empty database what the kept version left, a moment after it stopped. */
export async function storeAllRows(
  database: Database,
  kept: Omit<KeptLaundry, 'answers'>,
): Promise<void> {
  await makeTables(database.db, kept.schema)
  await database.jobs.executeSql(kept.queue[database.engine])
  await inTransaction(database.db, async (tx) => {
    await writeValuesAlike(tx)
    // No trigger and no reference: the rows are whole, and what follows from them is among them.
    await sql`set local session_replication_role = replica`.execute(tx)
    const names = kept.tables.map(({ name }) => name)
    await sql.raw(`truncate ${names.join(', ')}`).execute(tx)
    for (const table of kept.tables) await storeTable(tx, table, kept.madeAt)
    for (const { name, value, called } of kept.sequences)
      await sql`select setval(${name}::regclass, ${value}::bigint, ${called}::boolean)`.execute(tx)
  })
}

async function storeTable(tx: Tx, { name, columns, rows }: KeptTable, madeAt: string) {
  const sinceSeconds = (Date.now() - Date.parse(madeAt)) / 1000
  const cellOf = (type: string, index: number) => {
    const cell = `(line ->> ${index})::${type}`
    const isMoved = REAL_TIME.test(name) && type === 'timestamp with time zone'
    return isMoved ? `${cell} + interval '${sinceSeconds} seconds'` : cell
  }
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const values = columns.map(({ type }, index) => cellOf(type, index)).join(', ')
  await sql`insert into ${sql.raw(name)} (${sql.raw(names)}) overriding system value
    select ${sql.raw(values)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as line`.execute(
    tx,
  )
}

async function writeValuesAlike(tx: Tx): Promise<void> {
  await sql
    .raw(
      `set local time zone 'UTC'; set local datestyle = 'ISO, YMD';
       set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1`,
    )
    .execute(tx)
}

async function listTables(tx: Tx): Promise<Omit<KeptTable, 'rows'>[]> {
  const { rows } = await sql<Omit<KeptTable, 'rows'>>`
    select format('%I.%I', nspname, relname) as name, json_agg(json_build_object(
        'name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid
      and attnum > 0 and not attisdropped and attgenerated = ''
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
      and relname <> 'schema_migrations'
    group by nspname, relname
    order by 1`.execute(tx)
  return rows
}

async function readSequences(tx: Tx): Promise<Sequence[]> {
  const { rows: names } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname in ('public', 'pgboss') order by 1`.execute(tx)
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const { rows } = await sql<Omit<Sequence, 'name'>>`
      select last_value::text as value, is_called as called from ${sql.raw(name)}`.execute(tx)
    sequences.push({ name, ...rows[0]! })
  }
  return sequences
}
