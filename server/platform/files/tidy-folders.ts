/** Removes from the data folder what nobody needs any more: old files of the outbox, and what a crash left unfinished. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/time-zone.ts'
import { isSecretMail } from '../mail/outbox-folder.ts'

/** What was to leave stays readable for staff for so long. */
const OUTBOX_DAYS = 365

/** A link that opens an account is good for a day at most. */
const SECRET_DAYS = 2

/** Nothing takes so long to be written. */
const UNFINISHED_DAYS = 1

/** The first time not before those who waited for the start are served. */
const FIRST_MS = 60_000
const EVERY_MS = 6 * 60 * 60_000

/**
 * Does so soon, and again every few hours until the returned function is called. Each server has a data folder of
 * its own, so each does it.
 * @param onError hears of each time that failed
 */
export function keepFoldersTidy(dataDir: string, onError: (error: unknown) => void): () => void {
  const tidy = () => void tidyFolders(dataDir, Date.now()).catch(onError)
  const first = setTimeout(tidy, FIRST_MS).unref()
  const timer = setInterval(tidy, EVERY_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}

/** @param now in milliseconds; files are as old as their last change */
export async function tidyFolders(dataDir: string, now: number): Promise<void> {
  const daysOf = (name: string) => {
    if (name.endsWith('.part')) return UNFINISHED_DAYS
    return isSecretMail(name) ? SECRET_DAYS : OUTBOX_DAYS
  }
  await removeOlder(join(dataDir, 'outbox'), now, daysOf)
  const unfinishedAlone = (name: string) => (name.endsWith('.part') ? UNFINISHED_DAYS : Infinity)
  await removeOlder(dataDir, now, unfinishedAlone, { recursive: false })
  await removeOlder(join(dataDir, 'files'), now, unfinishedAlone)
}

async function removeOlder(
  folder: string,
  now: number,
  daysOf: (name: string) => number,
  { recursive = true } = {},
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive }).catch(() => [])
  for (const entry of entries) {
    const days = daysOf(entry.name)
    if (!entry.isFile() || days === Infinity) continue
    const path = join(entry.parentPath, entry.name)
    // What another process removes meanwhile is gone.
    const found = await stat(path).catch(() => null)
    if (found && now - found.mtimeMs > days * DAY_MS) await rm(path, { force: true })
  }
}
