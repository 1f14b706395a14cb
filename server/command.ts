/** The operator's commands: `npm run admin -- create-admin --email … --name …`. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createAdmin } from './accounts/create-admin.ts'
import { readConfig } from './config.ts'
import { migrateToLatest } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'

const USAGE = `Usage:
  npm run admin -- create-admin --email asha@laundry.example --name "Asha Rao"
The password is asked for, or read from standard input.
With the embedded database, stop the server first: only one process may use the data folder.`

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, name: { type: 'string' } },
  })
  if (positionals[0] !== 'create-admin' || !values.email || !values.name) throw new Error(USAGE)
  // Whoever makes an account for staff runs a laundry, not a demo.
  const config = readConfig({ ...process.env, DEMO: '0' })
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
  })
  try {
    await migrateToLatest(database.db)
    const prompt = createInterface({ input: process.stdin, output: process.stderr })
    const password = await prompt.question('Password: ')
    prompt.close()
    await createAdmin(database.db, { email: values.email, name: values.name, password }, new Date())
    process.stdout.write(`${values.email} can now log in as staff.\n`)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
