/**
 * Keeps a data folder to one process. The operating system holds the lock for the living process
 * (SQLite's exclusive lock on an empty file), so it ends with the process, however that ends:
 * nothing to clean up after a crash, no guessing by age or by a process number used again.
 */
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the folder for this process; makes the folder when it is missing.
 * @returns a function that gives it back
 * @throws Error naming the holder's pid while another process, or this one already, has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pidFile = join(folder, 'lock.pid')
  const lock = new DatabaseSync(join(realpathSync(folder), 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Error(
      `The data folder ${folder} is in use by another Washline (process ${holderPid(pidFile)}). ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR.',
      { cause: error },
    )
  }
  // For the message above and for people; the lock itself doesn't depend on it.
  writeFileSync(pidFile, `${process.pid}\n`)
  return () => lock.close()
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function holderPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
