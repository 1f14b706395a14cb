/** Connections to a PostgreSQL server: the pool's limits and what every session starts with. */
import pg from 'pg'
import { columnParser } from './column-types.ts'
import { PreparingClient } from './preparing-client.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** Set by a statement and not by start-up parameters, which connection poolers often refuse. */
const SESSION_SETTINGS = `
  set time zone 'UTC';
  set statement_timeout = '30s';
  set lock_timeout = '10s';
  set idle_in_transaction_session_timeout = '60s'`

/** What the names begin with that the product's connections have on the server. */
export const CONNECTION_NAME = 'washline'

/**
 * What the pool and the listening connection have in common.
 * @param name tells the connections of one process from those of another
 */
export function connectionOptions(databaseUrl: string, name = CONNECTION_NAME): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: columnParser },
  }
}

/**
 * The pool of one process. Connections that break are replaced; `onError` is told about them.
 * @param databaseUrl postgres://user:password@host:port/name?sslmode=…
 * @param options.patient waits for an answer as long as it takes
 */
export function createPool(
  databaseUrl: string,
  onError: (error: Error) => void,
  { name, patient = false }: { name?: string; patient?: boolean } = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(databaseUrl, name),
    Client: PreparingClient,
    max: 10,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 3600,
    // The server ends a statement first; this is for a server that no longer answers.
    ...(!patient && { query_timeout: 40_000 }),
    onConnect: (client) => {
      // Without a listener, a connection that breaks while in use would end the process.
      client.on('error', onError)
      return client.query(SESSION_SETTINGS) as unknown as void
    },
  })
  pool.on('error', onError)
  return pool
}
