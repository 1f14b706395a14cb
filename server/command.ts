/** The operator's commands: `npm run admin -- create-admin …`, `backup FILE`, `restore FILE`. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createAdmin } from './accounts/create-admin.ts'
import { backUp } from './backup/back-up.ts'
import type { Manifest } from './backup/manifest.ts'
import { restore } from './backup/restore.ts'
import { readConfig, type Config } from './config.ts'
import { migrateToLatest } from './database/migrate.ts'
import { type Database, openDatabase } from './database/open.ts'

const USAGE = `Usage:
  npm run admin -- create-admin --email asha@laundry.example --name "Asha Rao"
      makes an account for staff; the password is asked for, or read from standard input
  npm run admin -- backup FILE
      writes the database, the pictures and the outbox into one .tar.gz
  npm run admin -- restore FILE [--force]
      reads such a file back, into either kind of database; --force replaces what is there
With the embedded database, stop the server first: only one process may use the data folder.
A backup of a server that runs can be downloaded in its console, under Exports.`

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  })
  const [command, given, ...more] = positionals
  const { email, name, force } = values
  const file = resolve(given ?? '')
  if (command === 'create-admin' && email && name && !given)
    return onDatabase((database) => makeAdmin(database, { email, name }))
  if (command === 'backup' && given && more.length === 0) {
    checkThereIsOne()
    return onDatabase(async (database, { dataDir }) => {
      const manifest = await backUp(database, { dataDir, file, now: new Date() })
      say(`${file} holds ${contents(manifest)}.`)
    })
  }
  if (command === 'restore' && given && more.length === 0)
    return onDatabase(async (database, { dataDir }) => {
      const log = pino({ level: 'warn' }, pino.destination(2))
      const manifest = await restore(database, { dataDir, file, force, log })
      say(`Restored ${contents(manifest)}, as of ${manifest.madeAt}.`)
    })
  throw new Error(USAGE)
}

async function onDatabase(
  work: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  // Whoever makes an account for staff, or a backup, runs a laundry, not a demo.
  const config = readConfig({ ...process.env, DEMO: '0' })
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    patient: true,
  })
  try {
    await work(database, config)
  } finally {
    await database.close()
  }
}

async function makeAdmin({ db }: Database, account: { email: string; name: string }) {
  await migrateToLatest(db)
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const password = await prompt.question('Password: ')
  prompt.close()
  await createAdmin(db, { ...account, password }, new Date())
  say(`${account.email} can now log in as staff.`)
}

/** @throws Error instead of making an empty database to back up */
function checkThereIsOne(): void {
  const { DATABASE_URL, DATA_DIR } = process.env
  const dataDir = resolve(DATA_DIR || './data')
  if (!DATABASE_URL && !existsSync(join(dataDir, 'database')))
    throw new Error(
      `There is no database in ${dataDir}. DATA_DIR or DATABASE_URL says where it is.`,
    )
}

function contents({ tables, entries }: Manifest): string {
  const count = (some: number, what: string) =>
    `${some.toLocaleString('en-IN')} ${what}${some === 1 ? '' : 's'}`
  const rows = (table: string) => tables[table]?.rows ?? 0
  const files = Object.keys(entries).filter((name) => /^(?:files|outbox)\//.test(name)).length
  return [
    count(rows('users'), 'account'),
    count(rows('orders'), 'order'),
    count(rows('invoices'), 'invoice'),
    count(files, 'file'),
  ].join(', ')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
