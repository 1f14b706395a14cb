/** SQL files with checksums. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

export interface SqlFile {
  /** Without the folder and the ending. */
  name: string
  sql: string
  checksum: string
}

export function readSqlFile(path: string): SqlFile {
  // One checksum whatever line endings a checkout has.
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  return {
    name: basename(path, '.sql'),
    sql: text,
    checksum: createHash('sha256').update(text).digest('hex'),
  }
}
