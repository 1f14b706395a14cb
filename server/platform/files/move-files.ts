/** Moves every file from one store to another, such as from the data folder to a bucket. */
import type { Files } from './files.ts'

/** Files that are moved at once, and so lie in memory together. */
const MOVED_AT_ONCE = 8

/**
 * A file is removed where it was once it was read back where it is. So whatever cuts this off, each file is
 * in one of the two, and the next try moves the rest.
 * @returns how many were moved
 * @throws FilesUnavailable when one of the stores can't be used; Error when a file can't be read back
 */
export async function moveFiles(from: Files, to: Files): Promise<number> {
  const keys: string[] = []
  for await (const key of from.list()) keys.push(key)
  for (let start = 0; start < keys.length; start += MOVED_AT_ONCE) {
    const some = keys.slice(start, start + MOVED_AT_ONCE)
    // Nothing is under way any more when this is left.
    for (const each of await Promise.allSettled(some.map((key) => moveFile(key, from, to))))
      if (each.status === 'rejected') throw each.reason
  }
  return keys.length
}

async function moveFile(key: string, from: Files, to: Files): Promise<void> {
  const bytes = await from.get(key)
  if (bytes === null) return
  await to.put(key, bytes)
  const written = await to.get(key)
  if (written === null || !Buffer.from(written).equals(bytes))
    throw new Error(`${key} can’t be read back from where it was written. It stays where it was.`)
  await from.remove(key)
}
