/** Where a start keeps its data: a laundry in the data folder, a demo in a folder inside it. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Environment } from './environment.ts'

/** A demo's folder inside the laundry's. */
const DEMO = 'demo'

interface DataPlace {
  dataDir: string
  backupDir: string | null
  /** Whether a demo is wanted; undefined opens one that is there and stores none. */
  isWanted: boolean | undefined
  /** Whether it is a demo in a folder of its own. */
  isApart: boolean
}

/**
 * A demo's backups lie apart too. Without DEMO, a data folder that has a database stays what it is.
 * @param is.public whether others than this machine may reach the server
 * @param is.earlierDemo whether an earlier version kept a demo in the data folder itself
 */
export function placeOf(
  set: Environment,
  is: { public: boolean; earlierDemo: boolean },
): DataPlace {
  const dataDir = resolve(set.DATA_DIR)
  const backupDir = set.BACKUP_DIR ? resolve(set.BACKUP_DIR) : null
  const isWanted = set.DEMO === undefined ? undefined : set.DEMO === '1'
  const isKept = isWanted ?? (!is.public && !hasDatabase(dataDir))
  if (!isKept || set.DATABASE_URL !== undefined || is.earlierDemo)
    return { dataDir, backupDir, isWanted, isApart: false }
  return {
    dataDir: demoFolderOf(dataDir),
    backupDir: backupDir && demoFolderOf(backupDir),
    isWanted: true,
    isApart: true,
  }
}

/** Whether the embedded database lies in a folder. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, 'database'))
}

export function demoFolderOf(folder: string): string {
  return join(folder, DEMO)
}
