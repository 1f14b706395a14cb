/** Running sums on PostgreSQL: concurrent orders add to separate rows. */
// @both-engines
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './open.ts'
import { openTestDatabase, type TestDatabase, testEngine } from '../testing/test-database.ts'
import { inTransaction, type Tx } from './transaction.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const freeShard = async (tx: Tx) =>
  (await sql<{ shard: number }>`select free_shard() as shard`.execute(tx)).rows[0]!.shard

/** The shard that a transaction's connection would take first. */
const preferred = async (tx: Tx) =>
  (await sql<{ shard: number }>`select pg_backend_pid() % 32 as shard`.execute(tx)).rows[0]!.shard

const take = (tx: Tx, shard: number) =>
  sql`select pg_advisory_xact_lock(hashtext('shards'), ${shard}::int)`.execute(tx)

test('gives a transaction the same shard again', () =>
  inTransaction(database.db, async (tx) => {
    const shard = await freeShard(tx)
    expect(shard).toBe(await preferred(tx))
    expect(await freeShard(tx)).toBe(shard)
  }))

test.runIf(testEngine === 'postgresql')(
  'gives the next shard while another server’s transaction uses the preferred one, and neither waits',
  async () => {
    const other = await openDatabase({ dataDir: '', databaseUrl: database.databaseUrl })
    try {
      await inTransaction(database.db, async (tx) => {
        const wanted = await preferred(tx)
        await inTransaction(other.db, async (otherTx) => {
          await take(otherTx, wanted)
          expect(await freeShard(tx)).toBe((wanted + 1) % 32)
        })
      })
    } finally {
      await other.close()
    }
  },
)
