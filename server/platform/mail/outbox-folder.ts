/** Messages as files by month: the outbox folder has those that no carrier is configured for. */
import type { Dirent } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { folderIn, MESSAGE_FOLDERS } from '../../database/data-folder.ts'
import { writeDurably } from '../../database/engines/durable-file.ts'

/** Stands before the ending of a mail's file that holds a link which opens an account. */
export const SECRET_ENDING = '.secret'

/** What was to leave stays readable for staff for so long. */
const KEPT_DAYS = 365

/** A link that opens an account is good for a day at most. */
const SECRET_DAYS = 2

/** Nothing takes so long to be written. */
export const UNFINISHED_DAYS = 1

const MONTH = /^\d{4}-\d{2}$/

/** Whether a file of the outbox folder holds what opens an account. */
export function isSecretMail(name: string): boolean {
  return name.endsWith(`${SECRET_ENDING}.eml`)
}

/** For how many days a file of this name is kept. */
function daysInOutbox(name: string): number {
  if (name.endsWith('.part')) return UNFINISHED_DAYS
  return isSecretMail(name) ? SECRET_DAYS : KEPT_DAYS
}

/**
 * Writes a message's file, whole or not at all; the same name again takes its place. Once it resolves,
 * a power cut doesn't lose it, so that a message may be marked as sent.
 * @param dataDir the data folder; the files lie in `outbox/` inside it, in a folder for each month (UTC)
 */
export async function writeToOutbox(
  dataDir: string,
  name: string,
  content: string | Uint8Array,
  now = new Date(),
): Promise<void> {
  const outbox = folderIn(dataDir, 'outbox')
  await writeDurably(join(outbox, monthOf(now), name), content)
  // Earlier versions had no months, and a try before this one may have been in the last month.
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1))
  for (const place of [outbox, join(outbox, monthOf(lastMonth))])
    await rm(join(place, name), { force: true })
}

/** A file of the outbox folder, the newest of its name; null when there is none. */
export async function readFromOutbox(dataDir: string, name: string): Promise<Buffer | null> {
  const outbox = folderIn(dataDir, 'outbox')
  const months = (await readdir(outbox).catch(() => [])).filter((each) => MONTH.test(each))
  for (const place of [...months.toSorted().toReversed(), '.']) {
    const bytes = await readFile(join(outbox, place, name)).catch(() => null)
    if (bytes) return bytes
  }
  return null
}

/** Every message's file, of whichever folder and month. */
export async function listMessageFiles(dataDir: string): Promise<Dirent[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await Promise.all(
    MESSAGE_FOLDERS.map((folder) => readdir(folderIn(dataDir, folder), options).catch(() => [])),
  )
  return entries.flat().filter((entry) => entry.isFile())
}

/** Removes the files whose names begin with one of these ids; those that are not there are no error. */
export async function removeMessageFiles(dataDir: string, ids: ReadonlySet<string>): Promise<void> {
  for (const { name, parentPath } of await listMessageFiles(dataDir))
    if (ids.has(name.split('.')[0]!)) await rm(join(parentPath, name), { force: true })
}

/**
 * Since when a file of the outbox is there, in milliseconds: its last change, or the end of its month where that
 * is earlier, for a restore changes every file.
 */
function inOutboxSince({ parentPath }: Pick<Dirent, 'parentPath'>, changedMs: number): number {
  const [, month] = /(?:^|[\\/])(\d{4}-\d{2})$/.exec(parentPath) ?? []
  if (month === undefined) return changedMs
  const [year, number] = month.split('-').map(Number) as [number, number]
  return Math.min(changedMs, Date.UTC(year, number))
}

/** Whether a file of the outbox is older than it is kept. */
export function isOutboxFileOutdated(entry: Dirent, changedMs: number, nowMs: number): boolean {
  return nowMs - inOutboxSince(entry, changedMs) > daysInOutbox(entry.name) * DAY_MS
}

function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7)
}
