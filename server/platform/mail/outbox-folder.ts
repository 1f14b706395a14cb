/** The outbox folder: what would have left, as files, where nothing is set up to carry it. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../../database/durable-file.ts'

/** Stands before the ending of a mail's file that holds a link which opens an account. */
export const SECRET_ENDING = '.secret'

/** Whether a file of the outbox folder holds what opens an account. */
export function isSecretMail(name: string): boolean {
  return name.endsWith(`${SECRET_ENDING}.eml`)
}

/**
 * Writes a message's file, whole or not at all; the same name again takes its place. Once it resolves,
 * a power cut doesn't lose it, so that a message may be marked as sent.
 * @param dataDir the data folder; the files lie in `outbox/` inside it
 */
export function writeToOutbox(
  dataDir: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  return writeDurably(join(dataDir, 'outbox', name), content)
}

/** A file of the outbox folder; null when there is none of that name. */
export async function readFromOutbox(dataDir: string, name: string): Promise<Buffer | null> {
  return readFile(join(dataDir, 'outbox', name)).catch(() => null)
}

/** Removes the files whose names begin with one of these ids; those that are not there are no error. */
export async function removeFromOutbox(dataDir: string, ids: ReadonlySet<string>): Promise<void> {
  const folder = join(dataDir, 'outbox')
  for (const name of await readdir(folder).catch(() => []))
    if (ids.has(name.split('.')[0]!)) await rm(join(folder, name), { force: true })
}
