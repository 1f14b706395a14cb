/** Files that the laundry keeps, by key: a folder in the data folder, synced to disk before they count as stored. */
import { join } from 'node:path'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { writeDurably } from '../database/durable-file.ts'

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
    // The library's own put syncs neither the file nor its folder.
    put: (key, bytes) => writeDurably(join(location, key), bytes),
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

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
}
