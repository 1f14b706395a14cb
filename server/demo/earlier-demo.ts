/** Demo of an earlier version: in the data folder itself, without a folder of its own. */
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../database/open.ts'
import { demoFolderOf, hasDatabase } from '../platform/config/data-place.ts'
import { findDemo } from './store.ts'

/**
 * Looks into the data folder's database, if DEMO=1 leaves open whether that is the demo.
 * @param variables the environment
 * @throws Error when another process uses the folder
 */
export async function hasEarlierDemo(
  variables: Record<string, string | undefined>,
): Promise<boolean> {
  const { DEMO, DATABASE_URL, DATABASE_URL_FILE, DATA_DIR } = variables
  const dataDir = resolve(DATA_DIR || './data')
  if (DEMO !== '1' || DATABASE_URL || DATABASE_URL_FILE) return false
  if (!hasDatabase(dataDir) || hasDatabase(demoFolderOf(dataDir))) return false
  const database = await openDatabase({ dataDir, patient: true })
  try {
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regclass('demo') is not null as "isThere"`.execute(database.db)
    return rows[0]!.isThere && (await findDemo(database.db)) !== undefined
  } finally {
    await database.close()
  }
}
