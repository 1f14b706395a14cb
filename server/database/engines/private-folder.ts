/** Keeps the embedded database's files private from other users of the machine. */
import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What anyone but the owner may do. */
const OTHERS = 0o077

/** That everybody may put files there, unless only their own may be removed (as in /tmp). */
const WRITABLE_BY_ALL = 0o002
const STICKY = 0o1000

/**
 * Takes everything in the folder from everybody but its owner. PGlite makes its files writable by all whatever the
 * process's mask says, so this is done at each start.
 * @throws Error with a sentence, where another user owns what they may read
 */
export function makeFolderPrivate(folder: string): void {
  if (process.platform === 'win32') return
  close(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) close(join(entry.parentPath, entry.name))
}

/**
 * Keeps other users from putting another database in the place of this one.
 * @param folder the data folder, in which the database's lies
 * @throws Error with a sentence, where everybody may write to a folder of another user
 */
export function refuseFolderWritableByAll(folder: string): void {
  if (process.platform === 'win32') return
  const { mode } = lstatSync(folder)
  if ((mode & WRITABLE_BY_ALL) === 0 || (mode & STICKY) !== 0) return
  change(folder, mode & 0o775, 'everybody on this machine may write to it')
}

function close(path: string): void {
  const { mode } = lstatSync(path)
  if ((mode & OTHERS) !== 0) change(path, mode & 0o700, 'others on this machine may read it')
}

function change(path: string, mode: number, why: string): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    throw new Error(
      `${path} holds the laundry's data, and ${why}, for another user owns it. ` +
        'Give it to the user that runs Washline (chown -R), or name another DATA_DIR.',
      { cause: error },
    )
  }
}
