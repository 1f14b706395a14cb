/**
 * Prepares a test run's databases once (Vitest's globalSetup): a PostgreSQL server with a migrated template for
 * TEST_ENGINE=postgresql, otherwise a dump of a migrated PGlite. Test files find them through environment variables;
 * they are removed at the end.
 */
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import type { TestProject } from 'vitest/node'
import { FIRST_STARTS } from './first-start.ts'
import { dumpMigratedPglite, makeTemplateDatabase } from './test-database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/**
 * Set TEST_POSTGRES_URL to a server's maintenance database to use that one instead of a new one.
 * @param project its own `env` names the engine: process.env is shared by the projects of a run
 * @returns what Vitest calls at the end
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const engine = project.config.env.TEST_ENGINE ?? process.env.TEST_ENGINE
  if (engine !== 'postgresql') return preparePglite()
  if (!process.env.TEST_POSTGRES_URL) return startPostgres()
  await makeTemplateDatabase(process.env.TEST_POSTGRES_URL)
  return undefined
}

async function preparePglite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'washline-pglite-'))
  const file = join(folder, 'migrated.tar')
  writeFileSync(file, Buffer.from(await (await dumpMigratedPglite()).arrayBuffer()))
  process.env.TEST_PGLITE_DUMP = file
  const firstStart = join(folder, 'first-start')
  await unpack(file, join(firstStart, 'database'))
  process.env[FIRST_STARTS.empty] = firstStart
  return async () => rmSync(folder, { recursive: true, force: true })
}

/** Writes the files of PGlite's dump into a folder, its empty folders too. */
async function unpack(file: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  for await (const entry of createReadStream(file).pipe(extract())) {
    const path = join(into, entry.header.name)
    if (entry.header.type === 'directory') mkdirSync(path, { recursive: true })
    else await pipeline(entry, createWriteStream(path))
    entry.resume()
  }
}

/** Plans other than PGlite's, so that a list which is answered without an order differs between the engines. */
const CONTRARY_PLANS = ['enable_hashagg=off', 'enable_hashjoin=off']

async function startPostgres(): Promise<() => Promise<void>> {
  const server = await startEmbeddedPostgres(
    [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=300',
      ...CONTRARY_PLANS,
    ],
    ['--no-sync'],
  )
  const url = server.urlOf('postgres')
  process.env.TEST_POSTGRES_URL = url
  await makeTemplateDatabase(url)
  return () => server.stop()
}
