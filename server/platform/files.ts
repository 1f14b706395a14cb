/** Files that the laundry keeps, by key: a folder in the data folder, synced to disk before they count as stored. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export interface Files {
  /** Stores a file; once it resolves, a power cut does not lose it. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file's bytes; null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>
}

/** @param dataDir the data folder; the files lie in `files/` inside it */
export function openFiles(dataDir: string): Files {
  const location = join(dataDir, 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    async put(key, bytes) {
      await disk.put(key, bytes)
      await sync(join(location, key))
    },
    async get(key) {
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) return null
        throw error
      }
    },
    remove: (key) => disk.delete(key),
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
}
