// Raw baseline: the statements that store an order, sent straight through the driver.
import { join } from 'node:path'
import { readCatalogue, readSettings } from '#server/catalog/catalogue/store.ts'
import { databaseOnPglite, openDatabase } from '#server/database/open.ts'
import { openPgliteFolder } from '#server/database/engines/pglite.ts'
import type { Db } from '#server/database/transaction.ts'
import { createPool } from '#server/database/engines/postgresql.ts'
import {
  type MeasuringProcess,
  openMeasuringProcess,
  serveMeasurements,
} from '../load/measuring-process.ts'
import { type Current, orderStatements, type Statement } from './order-statements.ts'
import type { Store } from '../store.ts'
import { orderInputs } from './order-inputs.ts'

type Task = Pick<Store, 'dataDir' | 'databaseUrl'> & { customerIds: string[] }

/** Opens the baseline on a store that nothing else has open. */
export function openSqlBaseline({ dataDir, databaseUrl, customerIds }: Task): MeasuringProcess {
  const task: Task = { dataDir, databaseUrl, customerIds }
  return openMeasuringProcess(import.meta.filename, task)
}

/** Stores one order: `begin`, the statements, `commit`. */
type Send = (statements: Statement[]) => Promise<void>

async function serve({ dataDir, databaseUrl, customerIds }: Task): Promise<void> {
  const { send, current } = databaseUrl ? await openServer(databaseUrl) : await openFolder(dataDir)
  const orders: (() => Statement[])[] = []
  // One after the other: orders that are placed together share their statements.
  for (const [index, input] of orderInputs(new Date()).entries())
    orders.push(await orderStatements(current, customerIds[index % customerIds.length]!, input))
  let next = 0
  serveMeasurements(() => send(orders[next++ % orders.length]!()))
}

/** What orders are priced and stored by. */
async function readCurrent(db: Db): Promise<Current> {
  return { catalogue: await readCatalogue(db), settings: await readSettings(db) }
}

/** PostgreSQL: a pool with the product's settings, one connection for each order while it is stored. */
async function openServer(databaseUrl: string) {
  const database = await openDatabase({ dataDir: '', databaseUrl })
  const current = await readCurrent(database.db)
  await database.close()
  const pool = createPool(databaseUrl, (error) => {
    throw error
  })
  const send: Send = async (statements) => {
    const client = await pool.connect()
    await client.query('begin')
    for (const { sql, parameters } of statements) await client.query(sql, [...parameters])
    await client.query('commit')
    client.release()
  }
  return { send, current }
}

/** PGlite: its one connection, which takes one order after the other however many wait. */
async function openFolder(dataDir: string) {
  const pglite = await openPgliteFolder(join(dataDir, 'database'))
  const current = await readCurrent(databaseOnPglite(pglite).db)
  let last = Promise.resolve()
  const send: Send = (statements) => {
    last = last.then(async () => {
      await pglite.exec('begin')
      for (const { sql, parameters } of statements) await pglite.query(sql, [...parameters])
      await pglite.exec('commit')
    })
    return last
  }
  return { send, current }
}

if (import.meta.main) await serve(JSON.parse(process.argv[2]!) as Task)
