/** Kind of the database in the data folder itself: a laundry, or a demo of an earlier version. */
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../database/open.ts'
import { type DataKind, demoFolderOf, hasDatabase } from '../platform/config/data-place.ts'
import { findDemo } from './store.ts'

/**
 * Looks into the data folder's database where DEMO=1 is set and the demo has no folder of its own yet.
 * @param variables the environment
 * @returns undefined where there is no such database, or no need to look
 * @throws Error when another process uses the folder
 */
export async function readDataFolderKind(
  variables: Record<string, string | undefined>,
): Promise<DataKind | undefined> {
  const { DEMO, DATABASE_URL, DATABASE_URL_FILE, DATA_DIR } = variables
  const dataDir = resolve(DATA_DIR || './data')
  if (DEMO !== '1' || DATABASE_URL || DATABASE_URL_FILE) return undefined
  if (!hasDatabase(dataDir) || hasDatabase(demoFolderOf(dataDir))) return undefined
  const database = await openDatabase({ dataDir, patient: true })
  try {
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regclass('demo') is not null as "isThere"`.execute(database.db)
    return rows[0]!.isThere && (await findDemo(database.db)) ? 'demo' : 'laundry'
  } finally {
    await database.close()
  }
}
