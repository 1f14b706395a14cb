/** The laundry's stored files, by key: the interface of every file store. */
import { errorText } from '../../database/error-text.ts'

export interface Files {
  /**
   * Stores a file; once it resolves, a power cut does not lose it.
   * @throws FilesUnavailable when the store can't be used now
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /**
   * The file's bytes; null when there is no such file.
   * @throws FilesUnavailable when the store can't be used now
   */
  get(key: string): Promise<Uint8Array | null>
  /**
   * Removes a file; one that is not there is no error.
   * @throws FilesUnavailable when the store can't be used now
   */
  remove(key: string): Promise<void>
  /**
   * The keys of all files, in no order; what is being written or removed in the meantime may be missing.
   * @throws FilesUnavailable when the store can't be used now
   */
  list(): AsyncIterable<string>
}

/** The store of files could not be used; asking again later is worth it. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super(errorText(cause), { cause })
    this.name = 'FilesUnavailable'
  }
}
