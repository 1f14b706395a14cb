/** Opens the configured file store. */
import type { Config } from '../config/config.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

/** @param config the bucket where one is named, and the data folder elsewhere */
export function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Files {
  return s3 ? s3Files(s3) : folderFiles(dataDir)
}
