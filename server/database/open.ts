/** Opening of the database, done nowhere else: PGlite in the data folder, or a PostgreSQL server. */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Db as JobsDatabase } from 'pg-boss'
import { folderIn } from './data-folder.ts'
import { copyDatabaseFolder } from './copy-folder.ts'
import { lockFolder } from './engines/folder-lock.ts'
import { listenOnPostgresql } from './notify/listening-connection.ts'
import { type Listener, listenOnPglite } from './notify/listener.ts'
import {
  openPgliteFolder,
  openPgliteInMemory,
  readSyncStats,
  type SyncStats,
} from './engines/pglite.ts'
import { PglitePool } from './engines/pglite-pool.ts'
import { refuseFolderWritableByAll } from './engines/private-folder.ts'
import { CONNECTION_NAME, createPool, runWithLock } from './engines/postgresql.ts'
import { type AroundStatement, openStatementWatches } from './open-statement-watches.ts'
import type { Tables } from './tables.ts'
import {
  assertOutsideTransaction,
  guardPoolOutsideTransactions,
  registerTransactions,
} from './transaction.ts'
import { scheduleDatabaseUpkeep } from './upkeep.ts'

export interface Database {
  db: Kysely<Tables>
  engine: 'pglite' | 'postgresql'
  /**
   * Hears what `select pg_notify(channel, payload)` sends when its transaction commits.
   * @param onReconnect called after notifications may have been missed: read the state again
   */
  listen: Listener['listen']
  /** False while notifications may be missed: what follows them must be read from the database. */
  listening: Listener['listening']
  /** Holds an advisory lock for as long as this process is connected: see Listener. */
  holdLock: Listener['holdLock']
  /** Has this process lead among those that share the database: see Listener. */
  standForLead: Listener['standForLead']
  /** What pg-boss works on, with `backend: 'pglite'` when the engine is that. */
  jobs: JobsDatabase
  /**
   * Does something that must not be done by two processes at once, after the others have done it.
   * The database's handle is used as ever.
   */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Has every statement of this process run through `around` from now on. */
  watchStatements: (around: AroundStatement) => void
  /** Gives a copy of the embedded database's folder, as it is at one moment, to a reader; null where there is no folder. */
  withCopy: (<T>(read: (folder: string) => Promise<T>) => Promise<T>) | null
  /** Connections of this process: open, of those unused, and how many wait for one. */
  connections(): { open: number; idle: number; waiting: number }
  /** What waiting for the disk has taken so far; null where this process doesn't write it itself. */
  syncs(): SyncStats | null
  /** Finishes what runs, and gives the folder or the connections back. */
  close(): Promise<void>
}

type Report = (error: Error) => void

/**
 * Opens the database. Migrations are not applied yet: see migrateToLatest.
 * @param options.dataDir the data folder; PGlite keeps `database` in it, 'memory' keeps nothing
 * @param options.databaseUrl a PostgreSQL server to use instead
 * @param options.log hears of connections that broke and were replaced, and upkeep that failed
 * @param options.onLost called when the data folder was taken away: the process must end at once
 * @param options.patient for commands: a statement may take as long as it takes
 * @throws Error when another process uses the folder, or the disk can't be relied on
 */
export async function openDatabase(options: {
  dataDir: string
  databaseUrl?: string | undefined
  log?: Report
  onLost?: Report
  patient?: boolean
}): Promise<Database> {
  const { dataDir, databaseUrl, log = () => {}, onLost = () => {}, patient = false } = options
  if (databaseUrl) return openPostgresql(databaseUrl, log, patient)
  if (dataDir === 'memory') return databaseOnPglite(await openPgliteInMemory(), log)

  const unlock = await lockFolder(dataDir, onLost)
  try {
    refuseFolderWritableByAll(dataDir)
    const folder = folderIn(dataDir, 'database')
    const pglite = await openPgliteFolder(folder)
    const database = databaseOnPglite(pglite, log)
    const stopUpkeep = scheduleDatabaseUpkeep(database.db, log)
    const close = async () => {
      stopUpkeep()
      await database.close()
      unlock()
    }
    const copies = folderIn(dataDir, 'copies')
    rmSync(copies, { recursive: true, force: true })
    const { db } = database
    return { ...database, withCopy: (read) => copyDatabaseFolder(db, folder, copies, read), close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A database on a PGlite that is open already; closing it closes that too. */
export function databaseOnPglite(pglite: PGlite, log: Report = () => {}): Database {
  const syncs = () => readSyncStats(pglite)
  // The folder has one process.
  const alone: Database['alone'] = (work) => work()
  const assembled = assemble('pglite', new PglitePool(pglite), (pool) =>
    listenOnPglite(pglite, pool, log),
  )
  return { ...assembled, alone, syncs, withCopy: null }
}

async function openPostgresql(
  databaseUrl: string,
  log: Report,
  patient: boolean,
): Promise<Database> {
  const name = `${CONNECTION_NAME} ${randomBytes(4).toString('hex')}`
  const pool = createPool(databaseUrl, log, { name, patient })
  const isOwn = ownProcesses(pool)
  const database = {
    ...assemble('postgresql', pool, () => listenOnPostgresql(databaseUrl, log, { name, isOwn })),
    syncs: () => null,
    withCopy: null,
    alone: <T>(work: () => Promise<T>) => runWithLock(databaseUrl, log, name, work),
  }
  const ask = () => database.jobs.executeSql('select 1')
  try {
    // The rest of the product is loaded at the same time. On a busy machine that can hold this process up for so
    // long that it takes a server's answer for silence, so silence is believed the second time.
    await ask().catch(ask)
  } catch (error) {
    await database.close()
    throw new Error('The PostgreSQL server of DATABASE_URL could not be used.', { cause: error })
  }
  return database
}

/** Which of the database server's processes serve a pool; behind a pooler of connections they can't be known. */
function ownProcesses(pool: pg.Pool): (processId: number) => boolean {
  const own = new Set<number | null>()
  const processOf = (client: pg.PoolClient) =>
    (client as pg.PoolClient & { processID: number | null }).processID
  pool.on('connect', (client) => own.add(processOf(client)))
  pool.on('remove', (client) => own.delete(processOf(client)))
  return (processId) => own.has(processId)
}

/** A pool that counts its connections, as node-postgres does. */
interface CountingPool extends PostgresPool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

function assemble(
  engine: Database['engine'],
  counting: CountingPool,
  openListener: (pool: PostgresPool) => Listener,
): Omit<Database, 'alone' | 'syncs' | 'withCopy'> {
  const watches = openStatementWatches()
  const pool = guardPoolOutsideTransactions(counting, watches)
  const listener = openListener(pool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  registerTransactions(db, pool)
  const listen: Listener['listen'] = async (channel, onPayload, onReconnect) => {
    assertOutsideTransaction(pool)
    return listener.listen(channel, onPayload, onReconnect)
  }
  return {
    db,
    engine,
    listen,
    listening: () => listener.listening(),
    holdLock: (lock) => listener.holdLock(lock),
    standForLead: () => listener.standForLead(),
    watchStatements: (around) => watches.add(around),
    connections: () => ({
      open: counting.totalCount,
      idle: counting.idleCount,
      waiting: counting.waitingCount,
    }),
    jobs: {
      executeSql: (text, values) => executeOnFreshConnection(pool, text, values),
      async listen(channel, onNotification, onReconnect) {
        const unlisten = await listen(channel, onNotification, onReconnect)
        onReconnect()
        return { close: unlisten }
      },
    },
    async close() {
      await listener.close()
      await db.destroy()
      // Kysely only ends a pool that it has used.
      await pool.end()
    },
  }
}

/** pg-boss sends whole scripts, `begin` to `commit`, and expects one connection for each. */
async function executeOnFreshConnection(pool: PostgresPool, text: string, values: unknown[] = []) {
  const client: PostgresPoolClient = await pool.connect()
  try {
    const result: unknown = await client.query(text, values)
    client.release()
    const results = (Array.isArray(result) ? result : [result]) as { rows?: unknown[] }[]
    return { rows: results.flatMap((each) => each.rows ?? []) }
  } catch (error) {
    // The script may have stopped inside its transaction.
    client.release(true)
    throw error
  }
}
