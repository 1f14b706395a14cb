/** Cleans the data folder: old messages, and unfinished files of a crash. */
import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { folderIn } from '../../database/data-folder.ts'
import { UNFINISHED_DAYS, listMessageFiles, isOutboxFileOutdated } from '../mail/outbox-folder.ts'

/** The first time not before those who waited for the start are served. */
const FIRST_MS = 60_000
const EVERY_MS = 6 * 60 * 60_000

/**
 * Does so soon, and again every few hours until the returned function is called. Each server has a data folder of
 * its own, so each does it.
 * @param onError hears of each time that failed
 */
export function scheduleFolderCleanUp(
  dataDir: string,
  onError: (error: unknown) => void,
): () => void {
  const tidy = () => void deleteOldFiles(dataDir, Date.now()).catch(onError)
  const first = setTimeout(tidy, FIRST_MS).unref()
  const timer = setInterval(tidy, EVERY_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}

/** @param now in milliseconds; files are as old as their last change */
export async function deleteOldFiles(dataDir: string, now: number): Promise<void> {
  await tidyMessages(dataDir, now)
  const unfinishedAlone = (name: string) => (name.endsWith('.part') ? UNFINISHED_DAYS : Infinity)
  await removeOlder(dataDir, now, unfinishedAlone, { recursive: false })
  await removeOlder(folderIn(dataDir, 'files'), now, unfinishedAlone)
}

async function tidyMessages(dataDir: string, now: number): Promise<void> {
  const months = new Set<string>()
  for (const entry of await listMessageFiles(dataDir)) {
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    if (!found || !isOutboxFileOutdated(entry, found.mtimeMs, now)) continue
    await rm(path, { force: true })
    if (dirname(entry.parentPath) !== dataDir) months.add(entry.parentPath)
  }
  // A month that still holds something stays.
  for (const month of months) await rmdir(month).catch(() => {})
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
