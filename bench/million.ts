// Benchmark of lists, searches and console screens at a million orders beside a thousand. Writing a million orders
// takes long, so `--keep FOLDER` keeps them. A search that finds less than a page among a thousand orders is cheaper
// there on any database: such a line shows both times, and only lines with about equally long answers have a limit.
import { sql } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import { startServer } from '../e2e/server.ts'
import { type Client, openHttpClient } from './client.ts'
import {
  type Asked,
  consoleScreens,
  consoleSearches,
  readKnownOrder,
} from './pages/console-screens.ts'
import { timeTasksInTurn } from './lists.ts'
import { percentile } from './load/load.ts'
import { addOrders } from './stores/orders-in-bulk.ts'
import { CUSTOMER_IDS, customerCredentials, staffSignIn, type Store, type Stores } from './store.ts'
import type { Figure } from './table.ts'

const FEW = 1000
const MANY = 1_000_000
const DAYS = 365
const MOST_GROWTH = 1.3
/** How far apart the lengths of two answers may be that count as equally long. */
const LENGTHS_APART = 1.15

const CUSTOMER_ID = CUSTOMER_IDS[0]!

/** Who asks for a path. */
type Asker = 'customer' | 'staff'

interface Question extends Asked {
  asker: Asker
}

interface Laundry {
  /** Of its database on disk. */
  sizeMb: number
  questions: readonly Question[]
  /** Sends all of a question's calls at once and gives the length of their answers. */
  ask(question: Question): Promise<number>
  close(): Promise<void>
}

/** Both laundries are open at once and asked in turn, so that both see the same machine. */
export async function measureMillionOrders(stores: Stores, quick: boolean): Promise<Figure[]> {
  const fill = (count: number) => (database: Parameters<typeof addOrders>[0]) =>
    addOrders(database, { count, ordinaryIds: [CUSTOMER_ID], days: DAYS })
  const few = await openLaundry(await stores.create(fill(FEW)))
  const many = await openLaundry(await stores.keep('million', fill(MANY)))
  const figures: Figure[] = [
    { name: 'database of 1,000 orders', value: few.sizeMb, unit: 'MB' },
    { name: 'database of 1,000,000 orders', value: many.sizeMb, unit: 'MB' },
  ]
  try {
    for (const [index, question] of few.questions.entries()) {
      const other = many.questions[index]!
      const lengths = [await few.ask(question), await many.ask(other)] as const
      const times = await timeTasksInTurn(quick ? 30 : 120, [
        () => few.ask(question),
        () => many.ask(other),
      ])
      figures.push(...compare(question.name, times, lengths))
    }
    return figures
  } finally {
    await few.close()
    await many.close()
  }
}

function compare(
  name: string,
  times: readonly number[][],
  lengths: readonly [number, number],
): Figure[] {
  const [before, after] = times.map((each) => percentile(each, 0.5)) as [number, number]
  const isEqual = Math.max(...lengths) <= Math.min(...lengths) * LENGTHS_APART
  return [
    { name: `${name}, at 1,000`, value: before, unit: 'ms' },
    { name: `${name}, at 1,000,000`, value: after, unit: 'ms' },
    ...(isEqual
      ? [
          {
            name: `${name}, growth`,
            value: after / before,
            unit: '×' as const,
            atMost: MOST_GROWTH,
          },
        ]
      : []),
  ]
}

/** Starts a server on a store; closing it removes the store unless that is kept. */
async function openLaundry(store: Store): Promise<Laundry> {
  const database = await openDatabase(store)
  const known = await readKnownOrder(database)
  const { rows } = await sql<{ mb: number }>`
    select pg_database_size(current_database())::float8 / 1024 / 1024 as mb`.execute(database.db)
  await database.close()
  const server = await startServer({ demo: false, dataDir: store.dataDir, env: store.env })
  const client = openHttpClient(server.url, 8)
  const cookies: Record<Asker, string> = {
    customer: await client.signIn(customerCredentials(CUSTOMER_ID)),
    staff: await client.signIn(staffSignIn),
  }
  const staffs = [...consoleScreens(known), ...consoleSearches(known)]
  return {
    sizeMb: rows[0]!.mb,
    questions: [
      { name: 'my latest 20', asker: 'customer', paths: [`/api/orders/${CUSTOMER_ID}?limit=20`] },
      { name: "staff's orders", asker: 'staff', paths: ['/api/admin/orders?limit=20'] },
      ...staffs.map((each): Question => ({ ...each, asker: 'staff' })),
    ],
    async ask({ asker, paths }) {
      const lengths = await Promise.all(paths.map((path) => get(client, path, cookies[asker])))
      return lengths.reduce((sum, length) => sum + length, 0)
    },
    async close() {
      client.close()
      await server.end()
      await store.remove()
    },
  }
}

async function get(client: Client, path: string, cookie: string): Promise<number> {
  const { status, body } = await client.send('GET', path, { cookie })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
  return body.length
}
