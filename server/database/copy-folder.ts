/** A consistent copy of the embedded database's folder while it stays in use. */
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { folderIn } from './data-folder.ts'
import { type Db, inTransaction, type Tx } from './transaction.ts'

/** What was changed so shortly before it was looked at may be changed again without showing a later time. */
const UNSETTLED_MS = 2000

/** The write-ahead log: of it only what follows the last checkpoint is needed. */
const LOG_FOLDER = 'pg_wal'

/** Says which process has the folder open; the copy is opened by another one. */
const OF_THE_PROCESS = new Set(['postmaster.pid', 'postmaster.opts'])

/** Left on the disk beside a copy, or a scratch database. */
const ROOM_BYTES = 500 * 1024 * 1024

/** Files are copied at once, so that the disk is busy. */
const COPIED_AT_ONCE = 8

/** What a file was like when it was copied. */
interface Seen {
  bytes: number
  changedMs: number
  seenMs: number
}

/**
 * Copies the folder twice: first all of it while others use the database, then what has changed since, while a transaction
 * holds the one connection. Others wait only for the second.
 * @param from the folder that `db` is open in
 * @param copies where the copy is made; it is removed when `read` has ended
 * @returns what `read` gives
 * @throws Error of the disk, and where the copying of what has changed took longer than a transaction may idle
 */
export async function copyDatabaseFolder<T>(
  db: Db,
  from: string,
  copies: string,
  read: (folder: string) => Promise<T>,
): Promise<T> {
  const to = join(copies, randomUUID())
  await mkdir(to, { recursive: true, mode: 0o700 })
  try {
    // So that the second checkpoint, which others wait for, has little to write.
    await sql`checkpoint`.execute(db)
    const seen = await copyChanged(from, to, new Map())
    await inTransaction(db, async (held) => {
      await sql`checkpoint`.execute(held)
      const copied = await copyChanged(from, to, seen)
      for (const path of seen.keys())
        if (!copied.has(path)) await rm(join(to, path), { force: true })
      await copyLog(from, to, await neededLog(held))
      // Fails where the transaction was ended in the meantime, and others may have written.
      await sql`select 1`.execute(held)
    })
    return await read(to)
  } finally {
    await rm(to, { recursive: true, force: true })
  }
}

/** Whether the disk has room for a copy, and to write on beside it. */
export async function hasDiskSpaceForCopy(dataDir: string): Promise<boolean> {
  const folder = folderIn(dataDir, 'database')
  const files = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(files.map((name) => stat(join(folder, name)).catch(unlessGone)))
  return hasDiskSpaceFor(
    dataDir,
    sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0),
  )
}

/** Whether the folder's disk has room for so many bytes more, and to write on beside them. */
export async function hasDiskSpaceFor(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > bytes + ROOM_BYTES
}

/** @returns what all files of the folder are like now, by their paths in it */
async function copyChanged(
  from: string,
  to: string,
  before: ReadonlyMap<string, Seen>,
): Promise<Map<string, Seen>> {
  const now = new Map<string, Seen>()
  const paths = await pathsIn(from, to)
  const copyNext = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const seen = await look(join(from, path))
      if (!seen) continue
      now.set(path, seen)
      if (!isSame(before.get(path), seen)) await copyOne(from, to, path)
    }
  }
  await Promise.all(Array.from({ length: COPIED_AT_ONCE }, copyNext))
  return now
}

function isSame(before: Seen | undefined, now: Seen): boolean {
  return (
    before !== undefined &&
    before.bytes === now.bytes &&
    before.changedMs === now.changedMs &&
    before.seenMs - before.changedMs > UNSETTLED_MS
  )
}

/** Makes the folders of the copy, too. */
async function pathsIn(from: string, to: string, folder = ''): Promise<string[]> {
  const paths: string[] = []
  for (const entry of await readdir(join(from, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      await mkdir(join(to, path), { recursive: true, mode: 0o700 })
      paths.push(...(await pathsIn(from, to, path)))
    } else if (dirname(path) !== LOG_FOLDER && !OF_THE_PROCESS.has(path)) paths.push(path)
  }
  return paths
}

/** Undefined where it was removed meanwhile. */
async function look(path: string): Promise<Seen | undefined> {
  const seenMs = Date.now()
  const found = await stat(path).catch(unlessGone)
  return found && { bytes: found.size, changedMs: found.mtimeMs, seenMs }
}

/** One that was removed meanwhile is found missing by the second copying. */
async function copyOne(from: string, to: string, path: string): Promise<void> {
  await copyFile(join(from, path), join(to, path)).catch(unlessGone)
}

function unlessGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

/** From the last checkpoint to what was written last: names of segments, which sort by time. */
async function neededLog(held: Tx): Promise<[first: string, last: string]> {
  const { rows } = await sql<{ first: string; last: string }>`
    select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
    from pg_control_checkpoint()`.execute(held)
  return [rows[0]!.first, rows[0]!.last]
}

async function copyLog(from: string, to: string, [first, last]: [string, string]): Promise<void> {
  for (const name of await readdir(join(from, LOG_FOLDER)))
    if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
      await copyOne(from, to, join(LOG_FOLDER, name))
}
