/**
 * Limits a data folder to one process. The operating system holds the locks (SQLite's exclusive lock on an empty
 * file; on Linux also two kernel names, for the folder and for its path), so they end with the process and need no
 * clean-up.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFolderDurably } from './durable-file.ts'

const LOOK_EVERY_MS = 2_000

/**
 * Takes the folder for this process; makes the folder when it is missing.
 * @param onLost called once when the folder or its lock was removed, replaced or renamed: anyone who
 * comes next may be let in, so nothing more may be written
 * @returns a function that gives it back
 * @throws Error naming the holder's pid while another process, or this one already, has it
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
): Promise<() => void> {
  createFolderDurably(folder)
  const path = realpathSync(folder)
  const file = join(path, 'lock')
  const pidFile = join(path, 'lock.pid')
  const lock = new DatabaseSync(file, { timeout: 0 })
  const names: Server[] = []
  const release = () => {
    for (const name of names) name.close()
    lock.close()
  }
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    for (const name of process.platform === 'linux' ? [idOf(path), path] : [])
      names.push(await takeName(name))
  } catch (error) {
    release()
    if (!isTaken(error)) throw error
    throw new Error(
      `The data folder ${folder} is in use by another Washline (process ${holderPid(pidFile)}). ` +
        'Stop that one first, or give this one its own folder with DATA_DIR.',
      { cause: error },
    )
  }
  // For the message above and for people; the locks themselves don't depend on it.
  writeFileSync(pidFile, `${process.pid}\n`)

  const ours = [path, file].map(idOf)
  const isStillOurs = () => {
    try {
      return [path, file].every((each, at) => idOf(each) === ours[at])
    } catch {
      // A folder that can't be asked for a moment is still there; its own use reports the error.
      return true
    }
  }
  const look = setInterval(() => {
    if (isStillOurs()) return
    clearInterval(look)
    onLost(new Error(`The data folder ${folder}, or the lock in it, was removed or replaced.`))
  }, LOOK_EVERY_MS)
  look.unref()
  return () => {
    clearInterval(look)
    release()
  }
}

/** Which file or folder this is on this machine; null when there is none. */
function idOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true })
  return stat ? `${stat.dev}:${stat.ino}` : null
}

/** A socket of Linux's abstract namespace: one process can have it, and it is no file. */
async function takeName(of: string | null): Promise<Server> {
  const name = createHash('sha256').update(String(of)).digest('hex')
  const server = createServer((socket) => socket.destroy())
  server.unref()
  server.listen({ path: `\0washline-${name}` })
  await once(server, 'listening')
  return server
}

function isTaken(error: unknown): boolean {
  const SQLITE_BUSY = 5
  if (!(error instanceof Error)) return false
  return (
    ('errcode' in error && error.errcode === SQLITE_BUSY) ||
    ('code' in error && error.code === 'EADDRINUSE')
  )
}

function holderPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
