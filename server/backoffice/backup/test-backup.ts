/** A laundry with a backup, databases to restore it to, and ways to damage an archive, for tests. */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import { pack } from 'tar-stream'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Database } from '../../database/open.ts'
import { openTestDatabase, testEngine } from '../../testing/test-database.ts'
import { type Db, inTransaction } from '../../database/transaction.ts'
import { openTestProduct, type TestProduct } from '../../testing/test-product.ts'
import type { Files } from '../../platform/files/files.ts'
import { folderFileStore } from '../../platform/files/folder-file-store.ts'
import { readArchive } from './archive.ts'
import { backUpLaundry } from './back-up-laundry.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { restoreTestBackup } from '../../testing/restore-test-backup.ts'

export const log = pino({ level: 'silent' })
export const now = new Date('2025-06-18T06:30:00Z')

export let product: TestProduct
export let folder: string
export let file: string
export let manifest: Manifest
export const opened: Database[] = []

beforeAll(async () => {
  // A laundry with half a year behind it, its pictures and a message that still waits.
  product = await openTestProduct({ config: { demo: true } })
  // Nothing changes automatically from here on.
  await product.deps.jobs.stop()
  folder = await mkdtemp(join(tmpdir(), 'washline-backup-'))
  const { dataDir } = product.deps.config
  await mkdir(join(dataDir, 'outbox'), { recursive: true })
  await writeFile(join(dataDir, 'outbox', 'half.eml.part'), 'half a message')
  await writeFile(join(dataDir, 'outbox', 'person.letter.secret.eml'), 'a live link')
  await addAwkwardRows(product.db)
  file = join(folder, 'laundry.tar.gz')
  manifest = await backUpLaundry(openBackedUpLaundry(), {
    dataDir,
    files: product.deps.files,
    file,
    now,
  })
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true, force: true })
})

export const openBackedUpLaundry = () => ({ db: product.db, engine: testEngine })

/** What JSON, spreadsheets and careless quoting lose. */
async function addAwkwardRows(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`
      insert into audit_log (at, actor_id, action, record_type, record_id, kind, params, search_text, details)
      values ('2025-06-18 06:30:00.123456+00', null, 'item.priced', 'item', '\\N', 'text', '{"text": "ಕನ್ನಡ"}', ${'tab\there, "quotes", ಕನ್ನಡ, line\nbreak, \\ and ₹'}, '{"from": 90071992547409931, "none": null}'),
        (now(), null, 'item.priced', 'item', '', 'staff.appointed', null, 'JSON’s null is not SQL’s', 'null')`.execute(
      tx,
    )
  })
}

export async function openRestoreTarget(): Promise<Database> {
  const database = await openTestDatabase({ migrated: false })
  opened.push(database)
  return database
}

/** A data folder with nothing in it, and the store of files in it. */
export async function makeDataFolder(): Promise<{ dataDir: string; files: Files }> {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  return { dataDir, files: folderFileStore(dataDir) }
}

export const restoreArchive = async (
  database: Database,
  options: { force?: boolean; file?: string; files?: Files } = {},
) => {
  const places = await makeDataFolder()
  await restoreTestBackup(database, { ...places, file, force: false, log, ...options })
  return places.dataDir
}

/** The backup packed again with other files or facts; with their right checksums where asked for. */
async function edited(
  path: string,
  edit: (entries: Record<string, Buffer>, facts: Manifest) => unknown,
  checksums = false,
): Promise<void> {
  const entries: Record<string, Buffer> = {}
  for await (const { name, bytes } of readArchive(file)) entries[name] = bytes
  const facts = JSON.parse(String(entries[MANIFEST])) as Manifest
  edit(entries, facts)
  if (checksums) {
    const described = Object.entries(entries).filter(([name]) => name !== MANIFEST)
    facts.entries = Object.fromEntries(
      described.map(([name, bytes]) => [
        name,
        { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
      ]),
    )
  }
  const hadEnd = MANIFEST in entries
  delete entries[MANIFEST]
  await packed(path, {
    ...entries,
    ...(hadEnd && { [MANIFEST]: Buffer.from(JSON.stringify(facts)) }),
  })
}

async function packed(path: string, entries: Record<string, Buffer>): Promise<void> {
  const tar = pack()
  for (const [name, bytes] of Object.entries(entries)) tar.entry({ name }, bytes)
  tar.finalize()
  await writeFile(path, gzipSync(await buffer(tar)))
}

const ORDERS = 'database/orders/000001.ndjson'

const cut = (bytes: number) => async (path: string) =>
  writeFile(path, (await readFile(file)).subarray(0, bytes))

/** Archives that are not restored: how each is made from the backup, and what is said of it. */
export const SPOILED: [string, (path: string) => Promise<void>, RegExp][] = [
  ['a file that is not there', async () => {}, /There is no file/],
  ['a file of another kind', (path) => writeFile(path, 'hello'), /is no backup/],
  ['an empty file', (path) => writeFile(path, ''), /is no backup/],
  ['a backup that was cut off', cut(20_000), /not a whole one/],
  ['a backup without its last bytes', cut(-4), /not a whole one/],
  ['an archive of something else', (path) => packed(path, {}), /is no backup of Washline/],
  [
    'a backup without its end',
    (path) => edited(path, (entries) => delete entries[MANIFEST]),
    /not a whole one/,
  ],
  [
    'a backup with a changed digit',
    (path) => edited(path, (entries) => void (entries[ORDERS]![20]! ^= 1)),
    /is damaged: database\/orders/,
  ],
  [
    'a backup without one of its files',
    (path) => edited(path, (entries) => delete entries[ORDERS]),
    /is damaged: database\/orders/,
  ],
  [
    'a backup with a file that leads elsewhere',
    (path) => edited(path, (entries) => (entries['../evil'] = Buffer.from('x')), true),
    /\.\.\/evil is nothing/,
  ],
  [
    'a backup of a later form',
    (path) => edited(path, (_, facts) => (facts.format = 2)),
    /another version/,
  ],
  [
    'a backup of a newer schema',
    (path) =>
      edited(path, (_, facts) => facts.migrations.push({ name: '9999-later', checksum: 'x' })),
    /newer version of Washline \(it has 9999-later\)/,
  ],
  [
    'a backup from before the baseline',
    (path) => edited(path, (_, facts) => (facts.migrations[0]!.name = '0001-foundation')),
    /Start a version from November 2026 first/,
  ],
  [
    'a backup with too few rows',
    (path) => edited(path, (_, facts) => (facts.tables['orders']!.rows += 1)),
    /orders has \d+ rows instead of/,
  ],
  [
    'a backup whose orders are nobody’s',
    (path) =>
      edited(
        path,
        (entries, facts) => {
          delete entries['database/users/000001.ndjson']
          facts.tables['users']!.rows = 0
        },
        true,
      ),
    /violates foreign key/,
  ],
]
