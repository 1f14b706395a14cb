/** Opens the configured file store. */
import type { Config } from '../config/config.ts'
import type { Files } from './files.ts'
import { folderFileStore } from './folder-file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

/** @param config the bucket where one is named, and the data folder elsewhere */
export function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Files {
  return s3 ? s3FileStore(s3) : folderFileStore(dataDir)
}
