/** Makes a backup: all tables at one moment, the pending jobs, and the files. */
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasDiskSpaceForCopy } from '../../database/copy-folder.ts'
import type { Database } from '../../database/open.ts'
import type { Files } from '../../platform/files/files.ts'
import {
  listMessageFiles,
  isOutboxFileOutdated,
  isSecretMail,
} from '../../platform/mail/outbox-folder.ts'
import { archiveDatabaseCopy } from './archive-database-copy.ts'
import { archiveDatabaseRows } from './archive-database-rows.ts'
import { assertUsableFolder } from '../../platform/config/usable-folder.ts'
import { type ArchiveWriter, NAMES, writeArchive } from './archive.ts'
import { FORMAT, type Manifest } from './manifest.ts'

/** Files that are fetched at once, and so lie in memory together. */
const FETCHED_AT_ONCE = 8

interface BackupPlaces {
  dataDir: string
  files: Files
  /** Must not be there yet. */
  file: string
  now: Date
}

/**
 * Writes everything into one .tar.gz. On PostgreSQL others go on working in the meantime. So they do on the embedded
 * database where `withCopy` is given and the disk has room; where not, it answers nobody else until its rows are read.
 * @returns the manifest
 * @throws Error when there is nothing to back up, or no room for it
 */
export async function backUpLaundry(
  {
    db,
    engine,
    withCopy = null,
  }: Pick<Database, 'db' | 'engine'> & Partial<Pick<Database, 'withCopy'>>,
  { dataDir, files, file, now }: BackupPlaces,
): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  assertUsableFolder('The folder of the backup', dirname(file), { isMade: false })
  return writeArchive(file, async (writer) => {
    const facts =
      withCopy && (await hasDiskSpaceForCopy(dataDir))
        ? await withCopy((folder) => archiveDatabaseCopy(folder, writer))
        : await archiveDatabaseRows(db, writer)
    await addFiles(writer, files)
    await addMessages(writer, dataDir, now)
    return { product: 'washline', format: FORMAT, madeAt: now.toISOString(), engine, ...facts }
  })
}

/** What goes while we look is no part of the backup. */
async function addFiles(writer: ArchiveWriter, files: Files): Promise<void> {
  let keys: string[] = []
  const add = async () => {
    const found = await Promise.all(keys.map((key) => files.get(key)))
    for (const [index, bytes] of found.entries())
      if (bytes) await writer.add(`files/${keys[index]}`, Buffer.from(bytes))
    keys = []
  }
  for await (const key of files.list()) {
    if (NAMES.test(`files/${key}`)) keys.push(key)
    if (keys.length === FETCHED_AT_ONCE) await add()
  }
  await add()
}

/** What is being written at this moment, goes while we look, or should have gone by now is no part of the backup. */
async function addMessages(writer: ArchiveWriter, dataDir: string, now: Date): Promise<void> {
  for (const entry of await listMessageFiles(dataDir)) {
    if (entry.name.endsWith('.part') || isSecretMail(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    if (!found || isOutboxFileOutdated(entry, found.mtimeMs, now.getTime())) continue
    const name = path.slice(dataDir.length + 1).replaceAll('\\', '/')
    const bytes = NAMES.test(name) ? await readFile(path).catch(() => null) : null
    if (bytes) await writer.add(name, bytes)
  }
}
