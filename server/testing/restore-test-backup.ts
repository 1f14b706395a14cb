/** Restores a backup with the personal data of all capabilities. */
import type { Manifest } from '../backoffice/backup/manifest.ts'
import { restoreBackup as restoreWith } from '../backoffice/backup/restore-backup.ts'
import { PERSONAL_DATA } from '../capabilities.ts'
import type { Database } from '../database/open.ts'

export function restoreTestBackup(
  database: Database,
  options: Omit<Parameters<typeof restoreWith>[1], 'personalData'>,
): Promise<Manifest> {
  return restoreWith(database, { ...options, personalData: PERSONAL_DATA })
}
