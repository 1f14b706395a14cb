// Owns the PostgreSQL server of a benchmark: a fresh one from npm, as durable as in production.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loadEmbeddedPostgres } from '#server/testing/embedded-postgres.ts'

export interface PostgresServer {
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a server with PostgreSQL's own defaults: fsync and synchronous commits are on. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'washline-postgres-'))
  const port = await freePort()
  const printed: unknown[] = []
  const keep = (message: unknown): void => void printed.push(message)
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // The server refuses to run as root, as containers do; it then gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'],
    onLog: keep,
    onError: keep,
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL didn't start:\n${printed.join('')}`, { cause: error })
  }
  const address = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
  return {
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: address('postgres') })
      await client.connect()
      const { rows } = await client.query<{ fsync: string }>('show fsync')
      await client.query(`create database ${pg.escapeIdentifier(name)}`)
      await client.end()
      if (rows[0]?.fsync !== 'on') throw new Error('PostgreSQL runs without fsync.')
      return address(name)
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  probe.close()
  await once(probe, 'close')
  return address.port
}
