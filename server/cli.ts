/** The operator's commands, `npm run admin -- COMMAND`; USAGE lists them. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { custodyRoots } from '#words/en/clothes/custody-root.ts'
import { english } from '#words/words.ts'
import { BACKED_UP_FOLDERS } from './database/data-folder.ts'
import { createAdmin } from './identity/accounts/create-admin.ts'
import { endSessions } from './identity/accounts/sessions/end-sessions.ts'
import { removeSecondFactorByEmail } from './identity/second-factor/remove-second-factor.ts'
import { backUpLaundry } from './backoffice/backup/back-up-laundry.ts'
import type { Manifest } from './backoffice/backup/manifest.ts'
import { restoreBackup } from './backoffice/backup/restore-backup.ts'
import { AppError, failureText } from './platform/app-error.ts'
import { exportToFile, importFromFile } from './catalog/settings-file/file-commands.ts'
import { readConfig, type Config } from './platform/config/config.ts'
import { demoFolderOf, hasDatabase } from './platform/config/data-place.ts'
import { folderFileStore } from './platform/files/folder-file-store.ts'
import { moveFiles } from './platform/files/move-files.ts'
import { checkRoots, rootCheckText } from './ordering/clothes/chain/check-roots.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { s3FileStore } from './platform/files/s3-file-store.ts'
import { erasedListPath, readErasedList } from './platform/erased-list.ts'
import { migrateToLatest } from './database/migrate.ts'
import { assertDatabaseNotInUse } from './database/in-use.ts'
import { type Database, openDatabase } from './database/open.ts'
import type { Db } from './database/transaction.ts'
import { stopProcessAtOnce } from './shutdown.ts'
import { assertNoDemo } from './demo/assert-no-demo.ts'
import { readDataFolderKind } from './demo/read-data-folder-kind.ts'
import { findDemo } from './demo/store.ts'
import { removeDemoFacts } from './demo/remove-demo-facts.ts'
import { auditDatabase, type Audit, auditReportText } from './operate/audit/audit-database.ts'
import { rehearseBackup } from './operate/rehearsal/rehearse-backup.ts'
import { readPasswordFromTerminal } from './read-password-from-terminal.ts'
import { errorText } from './database/error-text.ts'

const USAGE = `Usage:
  npm run admin -- create-admin --email asha@laundry.example --name "Asha Rao"
      makes an account for staff; the password is asked for, or read from standard input
  npm run admin -- remove-second-factor --email asha@laundry.example
      takes the authenticator app, the recovery codes and the passkeys of an account away, for who has lost them
  npm run admin -- end-sessions --email asha@laundry.example | --everyone
      logs a person, or all people, out on every device; with PostgreSQL the server keeps running
  npm run admin -- backup FILE
      writes the database, the pictures and the outbox into one .tar.gz
  npm run admin -- restore FILE [--force] [--erasures LIST]
      reads such a file back, into either kind of database; --force replaces what is there; people
      who were erased since are erased again, those too whom LIST names, a copy of erased-people.txt
  npm run admin -- export-settings FILE
      writes settings, prices, plans, served areas and special days into one file, without people and secrets
  npm run admin -- import-settings FILE
      replaces the settings of a new laundry, which has no orders yet, with those of such a file
  npm run admin -- move-files to-bucket|to-folder
      moves the pictures from the data folder into the bucket of S3_BUCKET, or back; go on with the same
      command where it was cut off
  npm run admin -- check-clothes [--root ROOT]
      recomputes what all hand-overs of clothes came to each night, and says what doesn't fit; ROOT is what
      was mailed of a night
  npm run admin -- audit
      recomputes all that is stored twice from the rows (money, invoices, slots, allowances, points, sums,
      clothes, events, files), and says what doesn't fit; it brings the
      schema up to date first, and changes nothing else
  npm run admin -- rehearse FILE
      restores a backup into a scratch database in the data folder, checks its books as audit does, and removes
      all of it; the laundry is not touched, and its server may go on running
All commands work on the laundry, and with DEMO=1 on its demo.
With the embedded database, stop the server first: only one process may use the data folder.
A backup of a server that runs can be downloaded in its console, under Exports.`

const log = pino({ level: 'warn' }, pino.destination(2))

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      force: { type: 'boolean', default: false },
      everyone: { type: 'boolean', default: false },
      erasures: { type: 'string' },
      root: { type: 'string' },
    },
  })
  const [command, given, ...more] = positionals
  const { email, name, force, erasures } = values
  const file = resolve(given ?? '')
  if (command === 'create-admin' && email && name && !given)
    return onDatabase((database, config) => makeAdmin(database, config, { email, name }))
  if (command === 'remove-second-factor' && email && !given)
    return onExisting((database) => removeSecondFactor(database, email))
  if (command === 'end-sessions' && (email !== undefined) !== values.everyone && !given)
    return onExisting((database) => endSessionsHere(database, email ?? null))
  if (command === 'backup' && given && more.length === 0)
    return onExisting(async (database, config) => {
      const { dataDir } = config
      const files = openFileStore(config)
      const { db, engine } = database
      const manifest = await backUpLaundry(
        { db, engine },
        { dataDir, files, file, now: new Date() },
      )
      say(`${file} holds ${contents(manifest)}.${demoWords(manifest)}`)
    })
  if (command === 'restore' && given && more.length === 0)
    return onDatabase(async (database, config) => {
      const { dataDir, authSecret } = config
      const files = openFileStore(config)
      const isListKnown = erasures !== undefined || existsSync(erasedListPath(dataDir))
      const erased = erasures === undefined ? [] : await readErasedList(resolve(erasures))
      const { PERSONAL_DATA: personalData } = await import('./capabilities.ts')
      const options = { dataDir, files, file, force, log, personalData, erased, authSecret }
      const manifest = await restoreBackup(database, options)
      say(`Restored ${contents(manifest)}, as of ${manifest.madeAt}.${demoWords(manifest)}`)
      if (!isListKnown)
        say(
          'Nobody is known here who was erased after this backup was made. If somebody was, restore again with ' +
            '--erasures and the erased-people.txt of the data folder that the backup is from.',
        )
    })
  if (command === 'export-settings' && given && more.length === 0)
    return onExisting(({ db }) => exportSettingsHere(db, file))
  if (command === 'import-settings' && given && more.length === 0)
    return onDatabase(async (database) => say(`Imported ${await importFromFile(database, file)}.`))
  if (command === 'move-files' && isWay(given) && more.length === 0)
    return onExisting((database, config) => moveFilesHere(database, config, given))
  if (command === 'check-clothes' && !given)
    return onExisting(({ db }) => checkClothes(db, values.root ?? null))
  if (command === 'audit' && !given) return onExisting(auditHere)
  if (command === 'rehearse' && given && more.length === 0) return rehearseHere(file)
  throw new Error(USAGE)
}

async function rehearseHere(file: string): Promise<void> {
  const { dataDir } = await commandConfig()
  const { CONSUMERS: consumers, PERSONAL_DATA: personalData } = await import('./capabilities.ts')
  const { manifest, found } = await rehearseBackup(file, { dataDir, consumers, personalData, log })
  say(`Restored ${contents(manifest)}, as of ${manifest.madeAt}, and removed them again.`)
  sayFound(found)
}

async function auditHere({ db }: Database, config: Config): Promise<void> {
  await migrateToLatest(db)
  const { CONSUMERS: consumers } = await import('./capabilities.ts')
  sayFound(await auditDatabase(db, { files: openFileStore(config), consumers }))
}

function sayFound(found: Audit): void {
  say(auditReportText(found))
  if (found.broken.length > 0) process.exitCode = 1
}

async function checkClothes(db: Db, mailed: string | null): Promise<void> {
  await migrateToLatest(db)
  const { text, fits } = rootCheckText(custodyRoots, await checkRoots(db, mailed))
  say(text)
  if (!fits) process.exitCode = 1
}

type Work = (database: Database, config: Config) => Promise<void>

/** A command means the laundry, but where DEMO=1 says otherwise. */
async function commandConfig(): Promise<Config> {
  const variables = { ...process.env, DEMO: process.env['DEMO'] || '0' }
  return readConfig(variables, { kind: await readDataFolderKind(variables) })
}

/** @throws Error instead of making an empty database to work on */
async function onExisting(work: Work): Promise<void> {
  return onDatabase(work, (config) => {
    const { databaseUrl, dataDir } = config
    if (databaseUrl !== undefined || hasDatabase(dataDir)) return
    const demo = hasDatabase(demoFolderOf(dataDir)) ? ' For the demo in it, set DEMO=1.' : ''
    throw new Error(
      `There is no database in ${dataDir}. DATA_DIR or DATABASE_URL says where it is.${demo}`,
    )
  })
}

async function onDatabase(work: Work, check: (config: Config) => void = () => {}): Promise<void> {
  const config = await commandConfig()
  check(config)
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    onLost: stopProcessAtOnce,
    patient: true,
  })
  try {
    await work(database, config)
  } finally {
    await database.close()
  }
}

async function makeAdmin(
  { db }: Database,
  config: Config,
  account: { email: string; name: string },
): Promise<void> {
  await migrateToLatest(db)
  await assertNoDemo(db, config)
  const password = await readPasswordFromTerminal({ input: process.stdin, output: process.stderr })
  await createAdmin({ db, staffWords: english }, { ...account, password }, new Date())
  say(`${account.email} can now log in as staff.`)
}

async function removeSecondFactor({ db }: Database, email: string): Promise<void> {
  await migrateToLatest(db)
  await removeSecondFactorByEmail({ db, staffWords: english }, email, new Date())
  say(`${email} can log in with the password alone now.`)
}

async function endSessionsHere({ db }: Database, email: string | null): Promise<void> {
  await migrateToLatest(db)
  await endSessions({ db, staffWords: english }, email, new Date())
  say(
    email === null
      ? 'All people are logged out on every device.'
      : `${email} is logged out on every device.`,
  )
}

async function exportSettingsHere(db: Db, file: string): Promise<void> {
  await migrateToLatest(db)
  const isDemo = (await findDemo(db)) !== undefined
  const contained = await exportToFile(db, file, isDemo ? removeDemoFacts : (all) => all)
  say(`${file} holds ${contained}.`)
}

const WAYS = ['to-bucket', 'to-folder'] as const

function isWay(given: string | undefined): given is (typeof WAYS)[number] {
  return (WAYS as readonly (string | undefined)[]).includes(given)
}

/** A server that runs would look for a file in one of the two while it is in the other. */
async function moveFilesHere(
  database: Database,
  { s3, dataDir }: Config,
  way: (typeof WAYS)[number],
): Promise<void> {
  if (s3 === null) throw new Error('Set S3_ENDPOINT, S3_BUCKET and its keys first, for either way.')
  await assertDatabaseNotInUse(database)
  const [folder, bucket] = [folderFileStore(dataDir), s3FileStore(s3)]
  const [from, to] = way === 'to-bucket' ? [folder, bucket] : [bucket, folder]
  const moved = await moveFiles(from, to)
  say(`Moved ${count(moved, 'file')}.`)
  if (way === 'to-folder') say('Take the settings of S3 away before the next start.')
}

function count(some: number, what: string): string {
  return `${some.toLocaleString('en-IN')} ${what}${some === 1 ? '' : 's'}`
}

function contents({ tables, entries }: Manifest): string {
  const rows = (table: string) => tables[table]?.rows ?? 0
  const files = Object.keys(entries).filter((name) =>
    BACKED_UP_FOLDERS.some((folder) => name.startsWith(`${folder}/`)),
  ).length
  return [
    count(rows('users'), 'account'),
    count(rows('orders'), 'order'),
    count(rows('invoices'), 'invoice'),
    count(files, 'file'),
  ].join(', ')
}

/** Rows say whether it is a demo, and go where the backup goes. */
function demoWords({ tables }: Manifest): string {
  return tables['demo']?.rows ? ' It is a demo.' : ''
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

// As the server's: what is written is for its own user alone.
process.umask(0o077)
run().catch((error: unknown) => {
  process.stderr.write(`${textOf(error)}\n`)
  process.exitCode = 1
})

function textOf(error: unknown): string {
  if (error instanceof AppError) return failureText(english, error.failure)
  return errorText(error)
}
