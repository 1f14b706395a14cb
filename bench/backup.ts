// Benchmark of a grown laundry's backup and its restore into the other engine: duration, waiting times meanwhile,
// and completeness.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { backUpLaundry } from '#server/backoffice/backup/back-up-laundry.ts'
import { listTables } from '#server/backoffice/backup/catalogue.ts'
import { PERSONAL_DATA } from '#server/capabilities.ts'
import { restoreBackup } from '#server/backoffice/backup/restore-backup.ts'
import { folderFileStore } from '#server/platform/files/folder-file-store.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { addCustomers } from './stores/customers-in-bulk.ts'
import { addOrders } from './stores/orders-in-bulk.ts'
import { CUSTOMER_IDS, openStores, type Store, type Stores } from './store.ts'
import type { Figure } from './table.ts'

const ORDERS = 100_000
const CUSTOMERS = 20_000

/** From the engine under measurement into the other one. */
export async function measureBackup(stores: Stores, quick: boolean): Promise<Figure[]> {
  const others = await openStores(stores.engine === 'pglite' ? 'postgresql' : 'pglite')
  const from = await stores.create(async (database) => {
    await addOrders(database, {
      count: quick ? ORDERS / 5 : ORDERS,
      ordinaryIds: [CUSTOMER_IDS[0]!],
    })
    await addCustomers(database, CUSTOMERS)
  })
  const to = await others.create()
  const file = join(from.dataDir, 'laundry.tar.gz')
  const log = pino({ level: 'silent' })
  try {
    const [before, backupSeconds, longestWaitMs] = await onStore(from, async (database) => {
      const sums = await sumsOf(database)
      const { dataDir } = from
      const reading = readAllTheTime(database)
      const seconds = await timed(() =>
        backUpLaundry(database, {
          dataDir,
          files: folderFileStore(dataDir),
          file,
          now: new Date(),
        }),
      )
      return [sums, seconds, await reading.end()] as const
    })
    const [after, restoreSeconds] = await onStore(to, async (database) => {
      const { dataDir } = to
      const seconds = await timed(() =>
        restoreBackup(database, {
          dataDir,
          files: folderFileStore(dataDir),
          file,
          force: true,
          log,
          personalData: PERSONAL_DATA,
        }),
      )
      return [await sumsOf(database), seconds] as const
    })
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    const different = names.filter((name) => before[name] !== after[name])
    const size = (quick ? ORDERS / 5 : ORDERS).toLocaleString('en')
    const way = `${stores.engine} to ${others.engine}`
    return [
      { name: `backup of ${size} orders`, value: backupSeconds, unit: 's' },
      {
        name: 'longest wait of somebody who reads an order in the meantime',
        value: longestWaitMs,
        unit: 'ms',
      },
      { name: `restoring them, ${way}`, value: restoreSeconds, unit: 's' },
      { name: `of ${names.length} counts and sums, different`, value: different.length, atMost: 0 },
    ]
  } finally {
    await rm(file, { force: true })
    await from.remove()
    await to.remove()
    await others.close()
  }
}

/** Reads an order every few milliseconds until `end()`, which gives the longest time that one reading took. */
function readAllTheTime({ db }: Database): { end(): Promise<number> } {
  let isEnded = false
  let longestMs = 0
  const reading = (async () => {
    while (!isEnded) {
      const began = performance.now()
      await db.selectFrom('orders').select('id').limit(1).execute()
      longestMs = Math.max(longestMs, performance.now() - began)
      await wait(5)
    }
  })()
  return {
    async end() {
      isEnded = true
      await reading
      return longestMs
    },
  }
}

/** The rows of every table, and the sum of each of its columns of whole numbers. */
async function sumsOf({ db }: Database): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { name, columns } of await listTables(db)) {
    const counted = columns.filter(({ type }) => type === 'bigint' || type === 'integer')
    const { rows } = await sql<Record<string, number | null>>`
      select count(*) as "(rows)"${sql.join([
        sql``,
        ...counted.map((column) => sql`sum(${sql.ref(column.name)}) as ${sql.ref(column.name)}`),
      ])} from ${sql.table(name)}`.execute(db)
    for (const [column, sum] of Object.entries(rows[0]!)) sums[`${name}.${column}`] = sum ?? 0
  }
  return sums
}

async function onStore<T>(store: Store, work: (database: Database) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = store
  const database = await openDatabase({ dataDir, databaseUrl, patient: true })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}
