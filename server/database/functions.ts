/**
 * SQL functions, one per file in the rooms of `functions/`. Each stores its file's checksum as a comment, so that one
 * statement finds changed texts.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readSqlFile, type SqlFile } from './sql-files.ts'
import type { Db, Tx } from './transaction.ts'

/** @param folder that has a folder `functions/`, or none */
export function readSqlFunctions(folder: string): SqlFile[] {
  const functions = join(folder, 'functions')
  if (!existsSync(functions)) return []
  return readdirSync(functions, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readSqlFile(join(functions, file)))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Whether the database has every function with the text of its file. */
export async function areSqlFunctionsCurrent(
  db: Db,
  functions: readonly SqlFile[],
): Promise<boolean> {
  if (functions.length === 0) return true
  const { rows } = await sql<{ name: string; checksum: string }>`
    select proname as name, description as checksum
    from pg_proc join pg_description on objoid = pg_proc.oid and classoid = 'pg_proc'::regclass
    where pronamespace = 'public'::regnamespace`.execute(db)
  const found = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return functions.every(({ name, checksum }) => found.get(name) === checksum)
}

/**
 * Sets every function to the text of its file; a migration may have set another one.
 * @throws Error that names the file when its text is wrong, or makes another function than its name says
 */
export async function applySqlFunctions(tx: Tx, functions: readonly SqlFile[]): Promise<void> {
  if (functions.length === 0) return
  // First without a look at what they call, for they may call each other in any order; then with one.
  await sql`set local check_function_bodies = off`.execute(tx)
  for (const each of functions) await applyFunction(tx, each.name, each.sql)
  await sql`set local check_function_bodies = on`.execute(tx)
  for (const { name, sql: text, checksum } of functions)
    await applyFunction(tx, name, `${text}; comment on function ${name} is '${checksum}'`)
}

async function applyFunction(tx: Tx, name: string, text: string): Promise<void> {
  try {
    await sql.raw(text).execute(tx)
  } catch (error) {
    throw new Error(`The function ${name} could not be set, so nothing was changed.`, {
      cause: error,
    })
  }
}
