/**
 * Prepares the databases of a test run, once for all its files (Vitest's globalSetup): a PostgreSQL
 * server with a migrated template for TEST_ENGINE=postgresql, a dump of a migrated PGlite otherwise.
 * What it made is left for the files in environment variables and removed at the end.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dumpMigratedPglite, makeTemplate } from './test-database.ts'
import { loadEmbeddedPostgres } from './embedded-postgres.ts'

/**
 * Set TEST_POSTGRES_URL to a server's maintenance database to use that one instead of a new one.
 * @param project its own `env` names the engine: process.env is shared by the projects of a run
 * @returns what Vitest calls at the end
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const engine = project.config.env.TEST_ENGINE ?? process.env.TEST_ENGINE
  if (engine !== 'postgresql') return preparePglite()
  if (!process.env.TEST_POSTGRES_URL) return startPostgres()
  await makeTemplate(process.env.TEST_POSTGRES_URL)
  return undefined
}

async function preparePglite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'washline-pglite-'))
  const file = join(folder, 'migrated.tar')
  writeFileSync(file, Buffer.from(await (await dumpMigratedPglite()).arrayBuffer()))
  process.env.TEST_PGLITE_DUMP = file
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function startPostgres(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'washline-postgres-'))
  const port = await freePort()
  const messages: unknown[] = []
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // The server refuses to run as root, as containers do; it then gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=300',
      'unix_socket_directories=',
      'listen_addresses=127.0.0.1',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(message),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL for tests didn't start:\n${messages.join('')}`, { cause: error })
  }
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  process.env.TEST_POSTGRES_URL = url
  await makeTemplate(url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
