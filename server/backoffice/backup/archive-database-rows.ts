/** The database's part of a backup: all tables at one moment, and the pending jobs. */
import type { Kysely } from 'kysely'
import { readAppliedMigrations } from '../../database/migrate.ts'
import type { Tables } from '../../database/tables.ts'
import type { Tx } from '../../database/transaction.ts'
import { readLastRoot } from '../../ordering/clothes/chain/compute-nightly-root.ts'
import type { ArchiveWriter } from './archive.ts'
import { listSequences, listTables } from './catalogue.ts'
import { readWaitingJobs } from './jobs.ts'
import type { Manifest } from './manifest.ts'
import { readTableRows, setDumpOptions } from './rows.ts'

/** What a manifest says of the database. */
export type DatabaseFacts = Pick<
  Manifest,
  'migrations' | 'tables' | 'sequences' | 'jobs' | 'custody'
>

/** A part of a table lies in memory whole. */
const PART_BYTES = 1024 * 1024

/** @throws Error when there is nothing to back up */
export function archiveDatabaseRows(
  db: Kysely<Tables>,
  writer: ArchiveWriter,
): Promise<DatabaseFacts> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => addTables(tx, writer))
}

async function addTables(tx: Tx, writer: ArchiveWriter): Promise<DatabaseFacts> {
  await setDumpOptions(tx)
  const migrations = (await readAppliedMigrations(tx)).map(({ name, checksum }) => ({
    name,
    checksum,
  }))
  if (migrations.length === 0) throw new Error('There is nothing in this database yet.')
  const sequences = await listSequences(tx)
  const tables: Manifest['tables'] = {}
  for (const table of await listTables(tx)) {
    const parts = openParts(writer, `database/${table.name}`)
    for await (const lines of readTableRows(tx, table)) await parts.add(lines)
    tables[table.name] = { rows: await parts.end(), columns: table.columns }
  }
  const waiting = await readWaitingJobs(tx)
  const parts = openParts(writer, 'queue')
  await parts.add(waiting.map((job) => JSON.stringify(job)))
  // A database that an older version left may not have them yet.
  const custody = tables['custody_roots'] ? await readLastRoot(tx) : null
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
