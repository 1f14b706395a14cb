/** The commands that write and read a settings file; each gives the contents in words. */
import { readFile, writeFile } from 'node:fs/promises'
import { english } from '#words/words.ts'
import { assertDatabaseNotInUse } from '../../database/in-use.ts'
import { migrateToLatest } from '../../database/migrate.ts'
import type { Database } from '../../database/open.ts'
import type { Db } from '../../database/transaction.ts'
import { storeInitialCatalogue } from '../catalogue/first-content.ts'
import { exportSettings } from './export-settings.ts'
import { importSettings } from './import-settings.ts'
import { readSettingsFile, type SettingsFile } from './settings-file.ts'

/**
 * @param db is migrated
 * @param select says which part is written
 * @throws Error when the file is there already
 */
export async function exportToFile(
  db: Db,
  file: string,
  select: (all: SettingsFile) => SettingsFile,
): Promise<string> {
  const settings = select(await exportSettings(db, new Date()))
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`, { flag: 'wx' })
  return contents(settings)
}

/** @throws Error when the file can't be used, a server runs, or the laundry is in use already */
export async function importFromFile(database: Database, file: string): Promise<string> {
  const settings = readSettingsFile(await readFile(file, 'utf8'))
  await assertDatabaseNotInUse(database)
  const { db } = database
  await migrateToLatest(db)
  await storeInitialCatalogue(db)
  await importSettings({ db, staffWords: english }, settings, new Date())
  return contents(settings)
}

/** Counts what the file holds, and leaves out empty lists. */
function contents(file: SettingsFile): string {
  const { settings = {}, items, plans, areas, closedDates, ownPlaces } = file
  const counts: [readonly unknown[] | undefined, string][] = [
    [Object.keys(settings), 'setting'],
    [items, 'item'],
    [plans, 'plan'],
    [areas, 'PIN code'],
    [closedDates, 'closed date'],
    [ownPlaces, 'changed slot'],
  ]
  const filled = counts.flatMap(([list, name]) => {
    const count = list?.length ?? 0
    return count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`]
  })
  return filled.join(', ') || 'nothing'
}
