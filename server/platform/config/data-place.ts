/** Where a start keeps its data: a laundry in the data folder, a demo in a folder inside it. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { folderIn } from '../../database/data-folder.ts'
import type { Environment } from './environment.ts'

/** A demo's folder inside the laundry's. */
const DEMO = 'demo'

/** What the database in the data folder itself holds. */
export type DataKind = 'laundry' | 'demo'

interface DataPlace {
  dataDir: string
  backupDir: string | null
  /** Whether a demo is wanted. Undefined: one that is there is opened on this machine only, and none is stored. */
  isWanted: boolean | undefined
  /** Whether it is a demo in a folder of its own. */
  isApart: boolean
}

/**
 * A demo's backups lie apart too. Without DEMO, a data folder that has a database stays what it is.
 * @param is.public whether others than this machine may reach the server
 * @param is.kind kind of the database in the data folder, where DEMO=1 asks for a demo that has no folder yet
 * @throws Error when others could reach a new demo in the place of the laundry
 */
export function dataPlaceOf(
  set: Environment,
  is: { public: boolean; kind: DataKind | undefined },
): DataPlace {
  const dataDir = resolve(set.DATA_DIR)
  const backupDir = set.BACKUP_DIR ? resolve(set.BACKUP_DIR) : null
  const isWanted = set.DEMO === undefined ? undefined : set.DEMO === '1'
  const isKept = isWanted ?? (!is.public && !hasDatabase(dataDir))
  if (!isKept || set.DATABASE_URL !== undefined || is.kind === 'demo')
    return { dataDir, backupDir, isWanted, isApart: false }
  if (is.public && is.kind === 'laundry')
    throw new Error(
      `The data folder ${dataDir} holds a laundry, and DEMO is 1. Take DEMO out of the settings for the laundry, or name another folder in DATA_DIR for a demo.`,
    )
  return {
    dataDir: demoFolderOf(dataDir),
    backupDir: backupDir && demoFolderOf(backupDir),
    isWanted: true,
    isApart: true,
  }
}

/** Whether the embedded database lies in a folder. */
export function hasDatabase(folder: string): boolean {
  return existsSync(folderIn(folder, 'database'))
}

export function demoFolderOf(folder: string): string {
  return join(folder, DEMO)
}
