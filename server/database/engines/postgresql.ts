/** Connections to a PostgreSQL server: the pool's limits and each session's settings. */
import pg from 'pg'
import { columnParser } from './column-types.ts'
import { type HostChoice, HostClient, readDatabaseUrl } from './hosts.ts'

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Has the database's server notice within some fifteen seconds that a machine has vanished; its own default is two
 * hours, for which everything that it holds would stay taken.
 */
export const NOTICE_SILENCE = `
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2;
  set tcp_user_timeout = 15000`

/**
 * A process that hangs holds what its transactions have locked; the others go on after so long. Nothing waits for
 * anything but the database inside a transaction.
 */
const LONGEST_HELD = '8s'

/**
 * Set by a statement and not by start-up parameters, which connection poolers often refuse. Other processes don't help
 * with a statement: a search among a million orders takes longer to start them than it saves, and others wait for
 * their cores.
 */
const SESSION_SETTINGS = `
  ${NOTICE_SILENCE};
  set time zone 'UTC';
  set statement_timeout = '30s';
  set lock_timeout = '10s';
  set idle_in_transaction_session_timeout = '${LONGEST_HELD}';
  set max_parallel_workers_per_gather = 0`

/** Commands read files and ask people in between. */
const PATIENT = `; set idle_in_transaction_session_timeout = '60s'`

/** What the names begin with that the product's connections have on the server. */
export const CONNECTION_NAME = 'washline'

/**
 * What the pool and the listening connection have in common.
 * @param name tells the connections of one process from those of another
 */
export function connectionOptions(
  databaseUrl: string,
  name = CONNECTION_NAME,
): pg.ClientConfig & Partial<HostChoice> {
  return {
    connectionString: databaseUrl,
    ...readDatabaseUrl(databaseUrl),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: columnParser },
  }
}

/** Any number, as long as it stays this one: 'Door' in ASCII. */
const ADVISORY_LOCK = 0x446f6f72

/**
 * Does something while no other process does it. The lock is a connection's, and ends with it however
 * this process ends; it lasts through any number of transactions.
 */
export async function runWithLock<T>(
  databaseUrl: string,
  onError: (error: Error) => void,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = new HostClient(connectionOptions(databaseUrl, name))
  client.on('error', onError)
  await client.connect()
  try {
    // A server may end statements that take long; others may be making a demo for a minute.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0',
    )
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    return await work()
  } finally {
    await client.end()
  }
}

/**
 * The pool of one process. Connections that break are replaced; `onError` is called with each.
 * @param databaseUrl postgres://user:password@host:port/name?sslmode=…, or with several hosts
 * @param options.patient waits for an answer as long as it takes
 */
export function createPool(
  databaseUrl: string,
  onError: (error: Error) => void,
  { name, patient = false }: { name?: string; patient?: boolean } = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(databaseUrl, name),
    Client: HostClient,
    max: 10,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 3600,
    // The server ends a statement first; this is for a server that no longer answers.
    ...(!patient && { query_timeout: 40_000 }),
    onConnect: (client) => {
      // Without a listener, a connection that breaks while in use would end the process.
      client.on('error', onError)
      return client.query(
        patient ? SESSION_SETTINGS + PATIENT : SESSION_SETTINGS,
      ) as unknown as void
    },
  })
  pool.on('error', onError)
  return pool
}
