/** Folders of the data folder. */
import { join } from 'node:path'

/**
 * Folders with messages as files, a folder a month, each file named by its message's id: old ones are removed, backups
 * have them, and they are erased with their person.
 */
export const MESSAGE_FOLDERS = ['outbox'] as const

/** Folders that a backup keeps, for nothing else could restore them. */
export const BACKED_UP_FOLDERS = ['files', ...MESSAGE_FOLDERS] as const

/** `copies` and `rehearsals` hold copies of the database for as long as they are read. */
export const DATA_FOLDERS = ['database', 'copies', 'rehearsals', ...BACKED_UP_FOLDERS] as const

/** The path of one of its folders. */
export function folderIn(dataDir: string, folder: (typeof DATA_FOLDERS)[number]): string {
  return join(dataDir, folder)
}
