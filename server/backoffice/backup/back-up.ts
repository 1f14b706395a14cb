/** Makes a backup: every table as it was at one moment, the work still to be done, and the files. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readApplied } from '../../database/migrate.ts'
import type { Database } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { lastRoot } from '../../ordering/custody/root-custody.ts'
import type { Files } from '../../platform/files/files.ts'
import { isSecretMail } from '../../platform/mail/outbox-folder.ts'
import { assertUsableFolder } from '../../platform/config/usable-folder.ts'
import { type ArchiveWriter, NAMES, writeArchive } from './archive.ts'
import { listSequences, listTables } from './catalogue.ts'
import { waitingJobs } from './jobs.ts'
import { FORMAT, type Manifest } from './manifest.ts'
import { readRows, settle } from './rows.ts'

/** What nobody could make again, by where an archive has it: the files, and the outbox of the data folder. */
export const FOLDERS = ['files', 'outbox'] as const

/** Files that are fetched at once, and so lie in memory together. */
const FETCHED_AT_ONCE = 8

/** A part of a table lies in memory whole. */
const PART_BYTES = 1024 * 1024

/**
 * Writes everything into one .tar.gz. On PostgreSQL others go on working in the meantime; the embedded
 * database answers nobody else until its rows are read.
 * @param options.file must not be there yet
 * @returns the manifest
 * @throws Error when there is nothing to back up, or no room for it
 */
export async function backUp(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { dataDir, files, file, now }: { dataDir: string; files: Files; file: string; now: Date },
): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  assertUsableFolder('The folder of the backup', dirname(file), { isMade: false })
  return writeArchive(file, async (writer) => {
    const facts = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => addDatabase(tx, writer))
    await addFiles(writer, files)
    await addOutbox(writer, dataDir)
    return { product: 'washline', format: FORMAT, madeAt: now.toISOString(), engine, ...facts }
  })
}

async function addDatabase(tx: Tx, writer: ArchiveWriter) {
  await settle(tx)
  const migrations = (await readApplied(tx)).map(({ name, checksum }) => ({ name, checksum }))
  if (migrations.length === 0) throw new Error('There is nothing in this database yet.')
  const sequences = await listSequences(tx)
  const tables: Manifest['tables'] = {}
  for (const table of await listTables(tx)) {
    const parts = openParts(writer, `database/${table.name}`)
    for await (const lines of readRows(tx, table)) await parts.add(lines)
    tables[table.name] = { rows: await parts.end(), columns: table.columns }
  }
  const waiting = await waitingJobs(tx)
  const parts = openParts(writer, 'queue')
  await parts.add(waiting.map((job) => JSON.stringify(job)))
  // A database that an older version left may not have them yet.
  const custody = tables['custody_roots'] ? await lastRoot(tx) : null
  return { migrations, tables, sequences, jobs: await parts.end(), custody }
}

/** Lines as numbered files of a bearable size. */
function openParts(writer: ArchiveWriter, folder: string) {
  let held: string[] = []
  let bytes = 0
  let parts = 0
  let rows = 0
  const write = async () => {
    if (held.length === 0) return
    parts += 1
    const name = `${folder}/${String(parts).padStart(6, '0')}.ndjson`
    await writer.add(name, Buffer.from(`${held.join('\n')}\n`))
    held = []
    bytes = 0
  }
  return {
    async add(lines: readonly string[]) {
      for (const line of lines) {
        held.push(line)
        bytes += line.length
        rows += 1
        if (bytes >= PART_BYTES) await write()
      }
    },
    async end(): Promise<number> {
      await write()
      return rows
    },
  }
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

/** What is being written at this moment, or goes while we look, is no part of the backup. */
async function addOutbox(writer: ArchiveWriter, dataDir: string): Promise<void> {
  const entries = await readdir(join(dataDir, 'outbox'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part') || isSecretMail(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(dataDir.length + 1).replaceAll('\\', '/')
    const bytes = NAMES.test(name) ? await readFile(path).catch(() => null) : null
    if (bytes) await writer.add(name, bytes)
  }
}
