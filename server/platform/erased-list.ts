/** The list of who was erased, kept beside the database so that a restore of an older backup keeps to it. */
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../database/transaction.ts'

/** In the data folder; no backup holds it, or an older one would bring back an older list. */
const FILE = 'erased-people.txt'
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const erasedListOf = (dataDir: string): string => join(dataDir, FILE)

/** Ids alone, one a line: they say nothing about anybody. */
export async function addToErased(dataDir: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await mkdir(dataDir, { recursive: true })
  await appendFile(erasedListOf(dataDir), ids.map((id) => `${id}\n`).join(''), {
    mode: 0o600,
    flush: true,
  })
}

/** @throws Error when there is no such file */
export async function readErased(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/)
  return lines.filter((line) => ID.test(line))
}

/** Everybody whom this database knows to be erased. */
export async function erasedIn(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
