/** Checks a folder that the operator configured, and reports in a sentence why it is unusable. */
import { randomUUID } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DATA_FOLDERS, folderIn } from '../../database/data-folder.ts'
import { createFolderDurably } from '../../database/engines/durable-file.ts'
import { errorText } from '../../database/error-text.ts'

/**
 * Makes the folder where it is missing, and tries whether files can be written there.
 * @param name what the operator knows the folder by, such as DATA_DIR
 * @param options.isMade false for a folder that has to be there already
 * @throws Error with a sentence that says what is wrong and what to do
 */
export function assertUsableFolder(
  name: string,
  folder: string,
  { isMade = true }: { isMade?: boolean } = {},
): void {
  try {
    if (isMade) createFolderDurably(folder)
    const probe = join(folder, `${randomUUID()}.part`)
    writeFileSync(probe, '', { flag: 'wx' })
    rmSync(probe)
  } catch (error) {
    throw new Error(`${name} is ${folder}, ${reasonOf(folder, error)}`, { cause: error })
  }
}

/** @throws Error when a file is in the place of a folder of the data folder */
export function assertDataFolders(dataDir: string): void {
  for (const folder of DATA_FOLDERS) {
    const path = folderIn(dataDir, folder)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && !found.isDirectory())
      throw new Error(`${path} is a file where a folder is needed. Move it away.`)
  }
}

/** Why a file can't be written, as the end of a sentence; the system's own words where there are no better ones. */
function reasonOf(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const file = fileInTheWay(path)
  if (file !== null)
    return file === path
      ? 'which is a file and no folder. Name another folder, or move the file away.'
      : `but ${file} is a file and no folder. Name another folder, or move the file away.`
  if (code === 'EACCES' || code === 'EPERM')
    return 'where this user may not write. Give the folder to the user that runs Washline, or name another one.'
  if (code === 'EROFS') return 'on a disk that is mounted to be read only. Name another folder.'
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'on a disk that is full. Make room there, or name another folder.'
  if (code === 'ENOENT') return 'which is not there. Make it, or name another folder.'
  if (code === 'ENAMETOOLONG')
    return 'a name that is too long for this system. Name another folder.'
  return `which can’t be used: ${errorText(error)}`
}

/** The path itself or what stands above it, when that is there and no folder. */
function fileInTheWay(path: string): string | null {
  for (let place = path; ; place = dirname(place)) {
    try {
      const found = statSync(place, { throwIfNoEntry: false })
      if (found) return found.isDirectory() ? null : place
    } catch {
      // Below a file there is nothing to look at; above it there is.
    }
    if (place === dirname(place)) return null
  }
}
