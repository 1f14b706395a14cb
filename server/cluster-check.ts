/** Admits a server to the others on the same PostgreSQL only with the same secret and file store. */
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database/open.ts'
import type { Config } from './platform/config/config.ts'

/** What servers of one laundry must agree on. */
interface Agreement {
  /** Names it among advisory locks. */
  lockKind: number
  valueOf: (config: Config) => string
  /** What is said of a server that has another value. */
  refusal: string
}

const AGREEMENTS: Agreement[] = [
  {
    lockKind: 1_870_011_001,
    valueOf: ({ authSecret }) => authSecret,
    refusal:
      'Another server of this laundry is running with another secret, so a person who signed in at one would be ' +
      'a stranger at the other. Set the same AUTH_SECRET for all; the running one may have its own in the file ' +
      'auth-secret of its data folder.',
  },
  {
    lockKind: 1_870_011_002,
    valueOf: ({ s3 }) => (s3 ? `${s3.endpoint}/${s3.bucket}/${s3.prefix}` : 'folder'),
    refusal:
      'Another server of this laundry is running with another store of pictures, so each would miss those of the ' +
      'other. Set the same S3_ENDPOINT, S3_BUCKET and S3_PREFIX for all.',
  },
]

/**
 * To be called by one process at a time. Servers see each other by locks that each holds until it ends; of what
 * they agree on the locks show a keyed hash.
 * @throws Error when a server runs that has another secret, or keeps files elsewhere
 */
export async function checkServersAgree(database: Database, config: Config): Promise<void> {
  if (database.engine === 'pglite') return
  for (const { lockKind, valueOf, refusal } of AGREEMENTS) {
    const key = keyOf(valueOf(config))
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_locks
      where locktype = 'advisory' and classid = ${lockKind} and objid <> ${key} and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())`.execute(
      database.db,
    )
    if (rows[0]!.others > 0) throw new Error(refusal)
    await database.holdLock([lockKind, key])
  }
}

/** 31 bits say nothing about a secret of 32 characters, and two of them are hardly ever the same. */
function keyOf(value: string): number {
  return createHmac('sha256', value).update('servers').digest().readUInt32BE() >>> 1
}
