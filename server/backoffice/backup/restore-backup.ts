/** Restores a whole backup, or leaves everything unchanged. */
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { english, type Words } from '#words/words.ts'
import { assertDatabaseNotInUse } from '../../database/in-use.ts'
import {
  type Applied,
  normalizeMigrations,
  listMigrations,
  migrateToLatest,
  readAppliedMigrations,
} from '../../database/migrate.ts'
import type { Database } from '../../database/open.ts'
import { type Db, inTransaction, type Tx } from '../../database/transaction.ts'
import { writeDurably } from '../../database/engines/durable-file.ts'
import { simulatedPayments } from '../../platform/payments/simulated.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import type { Files } from '../../platform/files/files.ts'
import {
  addToErasedList,
  selectErasedUserIds,
  erasedListPath,
  readErasedList,
} from '../../platform/erased-list.ts'
import { type Jobs, startJobs } from '../../platform/jobs/jobs.ts'
import { isQueue, type Queues } from '../../platform/jobs/queues.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { checkArchive, readArchive } from './archive.ts'
import { BACKED_UP_FOLDERS } from '../../database/data-folder.ts'
import {
  suspendTableRules,
  dropAllTables,
  isExcludedFromBackups,
  listTables,
  quoteSqlName,
  setSequence,
  type Table,
} from './catalogue.ts'
import { deleteWaitingJobs, type WaitingJob } from './jobs.ts'
import type { Manifest } from './manifest.ts'
import { setDumpOptions, writeTableRows } from './rows.ts'
import { listMessageFiles } from '../../platform/mail/outbox-folder.ts'

/**
 * Reads a backup into a database, a store of files and a data folder, of whichever kind each. The rows come in one
 * transaction, at the schema that they were written with, which is then brought up to date; the files
 * are laid beside those that are there before it, and what the backup hasn't is removed after it. So a
 * restore that is cut off leaves what was there before.
 * @param options.force replaces the laundry that is in the database
 * @throws Error before anything is changed: for an archive that isn't whole or is too new, a database
 * that is in use or not empty
 */
export async function restoreBackup(
  database: Database,
  options: {
    dataDir: string
    files: Files
    file: string
    force: boolean
    log: FastifyBaseLogger
    /** What all capabilities store of people. */
    personalData: readonly PersonalData[]
    /** People who were erased, beside those whom this database and this data folder know of. */
    erased?: readonly string[]
    /** What the contacts of blocked people are hashed with. */
    authSecret?: string
    /** The laundry's language; English if left out. */
    words?: Words
  },
): Promise<Manifest> {
  const { dataDir, files, file, force, log, personalData } = options
  const { authSecret = '', words = english } = options
  const manifest = await checkArchive(file)
  const migrations = migrationsOf(file, manifest)
  await checkTarget(database, force)

  const erased = new Set([...(options.erased ?? []), ...(await knownErased(database.db, dataDir))])
  await layFiles(file, { files, dataDir })
  const jobs = await startJobs(database, log)
  try {
    await inTransaction(database.db, async (tx) => {
      await replaceAll(tx, jobs, { file, manifest, last: migrations.at(-1)!.name })
      // Somebody who was erased since the backup was made is in it, and must not come back with it.
      const deps = {
        jobs,
        payments: simulatedPayments(),
        config: { authSecret },
        staffWords: words,
      }
      for (const id of erased) {
        const now = new Date()
        await erasePerson(tx, deps, personalData, id, { now, isAgain: true })
      }
      await endApiKeys(tx)
    })
    await addToErasedList(dataDir, options.erased ?? [])
  } finally {
    await jobs.stop()
  }
  if (force) await removeOtherFiles({ files, dataDir }, manifest)
  await sql`analyze`.execute(database.db)
  return manifest
}

/** A key that was revoked since the backup was made must not be good again, and which those are nobody knows. */
async function endApiKeys(tx: Tx): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: new Date() })
    .where('revoked_at', 'is', null)
    .execute()
}

/** @throws Error for a backup that is older than the baseline or newer than this version */
function migrationsOf(file: string, manifest: Manifest): Applied[] {
  const known = listMigrations()
  const migrations = normalizeMigrations(manifest.migrations, known)
  const strange = migrations.find(
    ({ name, checksum }, index) =>
      known[index]?.name !== name || known[index].checksum !== checksum,
  )
  if (strange || migrations.length === 0)
    throw new Error(
      `${file} was made by a newer version of Washline${strange ? ` (it has ${strange.name})` : ''}. ` +
        'Install that version first. Nothing was changed.',
    )
  return migrations
}

async function checkTarget(database: Database, force: boolean): Promise<void> {
  await assertDatabaseNotInUse(database)
  const { db } = database
  const tables = await listTables(db)
  if (tables.length === 0) return
  if ((await readAppliedMigrations(db)).length === 0)
    throw new Error('This database holds something other than Washline. Nothing was changed.')
  if (!force && (await hasPeople(db)))
    throw new Error(
      'There is a laundry in this database already. --force replaces it. Nothing was changed.',
    )
}

/** Everybody whom the database that is about to be replaced, or the data folder, knows to be erased. */
async function knownErased(db: Db, dataDir: string): Promise<string[]> {
  const hasTables = (await listTables(db)).some(({ name }) => name === 'users')
  const list = erasedListPath(dataDir)
  return [
    ...(hasTables ? await selectErasedUserIds(db) : []),
    ...(existsSync(list) ? await readErasedList(list) : []),
  ]
}

async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function replaceAll(
  tx: Tx,
  jobs: Jobs,
  { file, manifest, last }: { file: string; manifest: Manifest; last: string },
): Promise<void> {
  await setDumpOptions(tx)
  await dropAllTables(tx)
  await migrateToLatest(tx, undefined, last)
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]))
  checkColumns(tables, manifest)
  const dress = await suspendTableRules(tx)
  // Migrations may bring their own rows; what became of them is in the backup.
  const names = [...tables.keys()].map(quoteSqlName).join(', ')
  await sql.raw(`truncate ${names}`).execute(tx)
  await deleteWaitingJobs(tx)

  for await (const { name, bytes } of readArchive(file)) {
    const [folder, table] = name.split('/')
    if (folder === 'database' && !isExcludedFromBackups(table!))
      await writeTableRows(tx, tableNamed(tables, table!), linesOf(bytes))
    if (folder === 'queue') await enqueue(tx, jobs, linesOf(bytes))
  }
  await dress()
  for (const sequence of manifest.sequences) await setSequence(tx, sequence)
  await compare(tx, [...tables.keys()], manifest)
  await migrateToLatest(tx)
}

/** A value belongs to the column at its position. */
function checkColumns(tables: ReadonlyMap<string, Table>, manifest: Manifest): void {
  for (const [name, { columns }] of Object.entries(manifest.tables))
    if (
      !isExcludedFromBackups(name) &&
      JSON.stringify(tables.get(name)?.columns) !== JSON.stringify(columns)
    )
      throw new Error(`The backup's table ${name} is not as its schema says. Nothing was changed.`)
}

function tableNamed<T>(tables: ReadonlyMap<string, T>, name: string): T {
  const table = tables.get(name)
  if (!table) throw new Error(`The backup has a table ${name} that its schema hasn't.`)
  return table
}

function linesOf(bytes: Buffer): string[] {
  return bytes.toString().split('\n').slice(0, -1)
}

async function enqueue(tx: Tx, jobs: Jobs, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const { queue, data } = JSON.parse(line) as WaitingJob
    // A queue of which nobody knows any more would be refused.
    if (isQueue(queue)) await jobs.enqueue(tx, queue, data as Queues[typeof queue])
  }
}

/** @throws Error, which undoes the restore, when a table hasn't as many rows as were written */
async function compare(tx: Tx, names: string[], { tables }: Manifest): Promise<void> {
  const written = Object.keys(tables).filter((name) => !isExcludedFromBackups(name))
  for (const name of new Set([...names, ...written])) {
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count from ${sql.table(name)}`.execute(tx)
    if (rows[0]!.count !== tables[name]?.rows)
      throw new Error(
        `${name} has ${rows[0]!.count} rows instead of ${tables[name]?.rows}. Nothing was changed.`,
      )
  }
}

/** Where a backup's files go. */
interface Places {
  files: Files
  dataDir: string
}

/** A file's name is its content's forever, so laying one down disturbs nothing that is there. */
async function layFiles(file: string, places: Places): Promise<void> {
  for await (const { name, bytes } of readArchive(file)) {
    const [folder] = BACKED_UP_FOLDERS.filter((each) => name.startsWith(`${each}/`))
    if (folder === 'files') await layFile(places.files, name.slice('files/'.length), bytes)
    else if (folder) await layMail(join(places.dataDir, name), bytes)
  }
}

async function layFile(files: Files, key: string, bytes: Buffer): Promise<void> {
  const there = await files.get(key)
  if (there === null || !bytes.equals(there)) await files.put(key, bytes)
}

async function layMail(path: string, bytes: Buffer): Promise<void> {
  const there = await readFile(path).catch(() => null)
  if (!there?.equals(bytes)) await writeDurably(path, bytes)
}

async function removeOtherFiles({ files, dataDir }: Places, { entries }: Manifest): Promise<void> {
  const others: string[] = []
  for await (const key of files.list()) if (!(`files/${key}` in entries)) others.push(key)
  for (const key of others) await files.remove(key)
  for (const entry of await listMessageFiles(dataDir)) {
    const path = join(entry.parentPath, entry.name)
    if (!(relative(dataDir, path).replaceAll(sep, '/') in entries)) await rm(path, { force: true })
  }
}
