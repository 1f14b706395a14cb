/** The list of erased people, kept outside the database so that restoring an older backup respects it. */
import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/open.ts'
import type { Db } from '../database/transaction.ts'

/** In the data folder; no backup holds it, or an older one would bring back an older list. */
const FILE = 'erased-people.txt'
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const erasedListPath = (dataDir: string): string => join(dataDir, FILE)

/** Ids alone, one a line: they say nothing about anybody. */
export async function addToErasedList(dataDir: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await mkdir(dataDir, { recursive: true })
  await appendFile(erasedListPath(dataDir), ids.map((id) => `${id}\n`).join(''), {
    mode: 0o600,
    flush: true,
  })
}

/** @throws Error when there is no such file */
export async function readErasedList(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/)
  return lines.filter((line) => ID.test(line))
}

/** Of several servers one erases somebody, and each has its own data folder. */
const CATCH_UP_EVERY_MS = 10 * 60_000

/** Writes down whom the database knows to be erased and this data folder doesn't yet. */
async function catchUpErased(db: Db, dataDir: string): Promise<void> {
  const list = erasedListPath(dataDir)
  const known = new Set(existsSync(list) ? await readErasedList(list) : [])
  const ids = await selectErasedUserIds(db)
  await addToErasedList(
    dataDir,
    ids.filter((id) => !known.has(id)),
  )
}

/**
 * Does so now, and again every ten minutes until the returned function is called.
 * @param onError hears of each time that failed
 */
export async function scheduleErasedListUpkeep(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<() => void> {
  // The embedded database has one server, which writes everybody down that it erases.
  if (engine === 'pglite') return () => {}
  await catchUpErased(db, dataDir)
  const catchUp = () => void catchUpErased(db, dataDir).catch(onError)
  const timer = setInterval(catchUp, CATCH_UP_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Everybody whom this database knows to be erased. */
export async function selectErasedUserIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
