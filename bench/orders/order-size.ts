// Benchmark of a complete order's size in the database: rows, and bytes with indexes.
import { sql } from 'kysely'
import { pino } from 'pino'
import { readConfig } from '#server/platform/config/config.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { openProduct } from '#server/boot.ts'
import { runOrderToEnd, signInForBench } from '../stores/lived-orders.ts'
import { customerCredentials, PLACING_IDS, staffSignIn, type Stores } from '../store.ts'
import type { Figure } from '../table.ts'

/** The first ones bring tables and days that later ones share. */
const WARM_UP = 40
/** How many of the tables that grow most are named. */
const NAMED = 8

type Sizes = ReadonlyMap<string, { bytes: number; rows: number }>

/** Orders of one bag and two tagged shirts, from the wizard to the cash at the door, one in three of them rated. */
export async function measureOrderSize(stores: Stores, quick: boolean): Promise<Figure[]> {
  const count = quick ? 100 : 400
  const store = await stores.create(async ({ db }) => {
    await db.updateTable('business').set({ message_wait_seconds: 0 }).execute()
  })
  const database = await openDatabase(store)
  const product = await openProduct(
    readConfig({ DATA_DIR: store.dataDir, DEMO: '0', LIMIT_FACTOR: '100000' }),
    database,
    { clock: () => new Date(), log: pino({ level: 'silent' }), webFolder: null },
  )
  try {
    const staff = await signInForBench(product, staffSignIn)
    const customers = await Promise.all(
      PLACING_IDS.slice(0, WARM_UP).map((id) => signInForBench(product, customerCredentials(id))),
    )
    const live = async (orders: number) => {
      for (let index = 0; index < orders; index += 1)
        await runOrderToEnd(customers[index % customers.length]!, staff, {
          isRated: index % 3 === 0,
        })
      await product.deps.events.settled()
    }
    await live(WARM_UP)
    const before = await sizesOf(database)
    await live(count)
    return figuresOf(before, await sizesOf(database), count)
  } finally {
    await product.close()
    await database.close()
    await store.remove()
  }
}

async function sizesOf({ db }: Database): Promise<Sizes> {
  const { rows } = await sql<{ name: string; bytes: string; rows: string }>`
    select relname as name, pg_total_relation_size(oid)::text as bytes,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text
        as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  return new Map(
    rows.map(({ name, ...size }) => [name, { bytes: Number(size.bytes), rows: Number(size.rows) }]),
  )
}

function figuresOf(before: Sizes, after: Sizes, count: number): Figure[] {
  const grown = [...after].map(([name, { bytes, rows }]) => {
    const { bytes: hadBytes, rows: hadRows } = before.get(name)!
    return { name, bytes: (bytes - hadBytes) / count, rows: (rows - hadRows) / count }
  })
  const most = grown.toSorted((a, b) => b.bytes - a.bytes).slice(0, NAMED)
  const sumOf = (of: (each: { bytes: number; rows: number }) => number) =>
    grown.reduce((sum, each) => sum + of(each), 0)
  return [
    {
      name: 'rows of an order with all that follows from it',
      value: sumOf(({ rows }) => rows),
    },
    { name: 'on disk, with indexes', value: sumOf(({ bytes }) => bytes) / 1000, unit: 'kB' },
    ...most.map(({ name, bytes }) => ({
      name: `of it in ${name}`,
      value: bytes / 1000,
      unit: 'kB' as const,
    })),
  ]
}
