/** Files in a folder of the data folder, stored only once they are synced to disk. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { folderIn } from '../../database/data-folder.ts'
import { writeDurably } from '../../database/engines/durable-file.ts'
import type { Files } from './files.ts'

/** Folders and a name; nothing that could lead out of the folder. */
const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/

/** @param dataDir the data folder; the files lie in `files/` inside it */
export function folderFileStore(dataDir: string): Files {
  const location = folderIn(dataDir, 'files')
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`${key} is no key of a file.`)
    return join(location, key)
  }
  return {
    put: async (key, bytes) => writeDurably(pathOf(key), bytes),
    async get(key) {
      const path = pathOf(key)
      return unlessMissing(readFile(path), null)
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const options = { recursive: true, withFileTypes: true } as const
      for (const entry of await unlessMissing(readdir(location, options), [])) {
        // What is being written at this moment has another name.
        if (!entry.isFile() || entry.name.endsWith('.part')) continue
        yield relative(location, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
      }
    },
  }
}

async function unlessMissing<T, U>(reading: Promise<T>, instead: U): Promise<T | U> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
}
