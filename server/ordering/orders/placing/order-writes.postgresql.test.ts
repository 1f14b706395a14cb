/** Budget of a placed order: its ways to the database, and rows, bytes of the log and notices with what follows. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

/** The most connections of the product's pool: see engines/postgresql.ts. */
const CONNECTIONS = 10
const CHANNELS = ['events', 'order_history', 'notifications', 'outbox_messages']

const product = await testProduct()
const { db, deps } = product
for (const preset of ['owner', 'counter', 'counter'] as const) await product.person({ preset })
const asha = await product.person()
// What is counted ends with the messages that wait to be sent.
deps.jobs.pause()

const listening = new pg.Client({ connectionString: product.databaseUrl! })
await listening.connect()
afterAll(() => listening.end())
for (const channel of CHANNELS) await listening.query(`listen ${channel}`)
let noticed: string[] = []
listening.on('notification', ({ channel }) => noticed.push(channel))

/** The statements under way of the order that is placed, and how often the first of several was sent. */
const order = new AsyncLocalStorage<{ underWay: number; goes: number }>()
deps.watchStatements(async (text, run) => {
  const counted = order.getStore()
  // It is sent with the statement after it.
  if (!counted || text === 'begin') return run()
  if (counted.underWay === 0) counted.goes += 1
  counted.underWay += 1
  return run().finally(() => (counted.underWay -= 1))
})

/** Has every connection of the pool report its figures, which it would do some seconds later. */
async function reportFigures(): Promise<void> {
  const all = Promise.withResolvers<void>()
  let taken = 0
  const one = () =>
    db.connection().execute(async (connection) => {
      taken += 1
      if (taken === CONNECTIONS) all.resolve()
      await all.promise
      await sql`select pg_stat_force_next_flush()`.execute(connection)
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
}

/** Rows written and removed in each table, and bytes of the log, since the database was made. */
async function figures() {
  await reportFigures()
  const { rows } = await sql<{ name: string; counts: number[] }>`
    select relname as name, array[n_tup_ins + n_tup_upd, n_tup_del]::int[] as counts
    from pg_stat_user_tables where schemaname = 'public'`.execute(db)
  const { rows: log } = await sql<{ bytes: number }>`
    select sum(wal_bytes)::int as bytes
    from pg_stat_activity cross join lateral pg_stat_get_backend_wal(pid)
    where datname = current_database()`.execute(db)
  return { tables: new Map(rows.map(({ name, counts }) => [name, counts])), bytes: log[0]!.bytes }
}

async function writesOfOrder() {
  const before = await figures()
  noticed = []
  await placed(asha)
  await deps.events.settled()
  const after = await figures()
  // What was committed before is heard by now.
  await listening.query('select')
  const written = [...after.tables].map(([name, counts]) => {
    const had = before.tables.get(name) ?? [0, 0]
    return [name, counts.map((count, kind) => count - had[kind]!)] as const
  })
  return {
    rows: Object.fromEntries(written.filter(([, counts]) => counts.some(Boolean))),
    bytes: after.bytes - before.bytes,
    notices: noticed.toSorted(),
  }
}

it('writes few rows, bytes and notices for an order and what follows', async () => {
  for (let first = 0; first < 3; first += 1) await placed(asha)
  const orders = []
  for (let order = 0; order < 5; order += 1) orders.push(await writesOfOrder())

  const { rows, notices } = orders.at(-1)!
  // Written (the first of a shard of sums adds a row, the others change it), and removed.
  expect(rows).toEqual({
    orders: [1, 0],
    order_lines: [1, 0],
    order_history: [1, 0],
    order_search: [1, 0],
    pickup_slots: [1, 0],
    delivery_windows: [1, 0],
    last_orders: [1, 0],
    order_totals: [1, 0],
    order_days: [1, 0],
    service_days: [1, 0],
    customer_totals: [1, 0],
    events: [1, 0],
    event_deliveries: [1, 1],
    // The customer's own, and the one that staff share.
    notifications: [2, 0],
    outbox_messages: [1, 0],
  })
  // The order's own, and those of its notification, of staff's ring and of its message.
  expect(notices).toEqual(['notifications', 'notifications', 'order_history', 'outbox_messages'])
  expect(Math.min(...orders.map(({ bytes }) => bytes))).toBeLessThan(11_600)
})

it('places an order with two round trips to the database', async () => {
  await placed(asha)
  const counted = { underWay: 0, goes: 0 }
  await order.run(counted, () => placed(asha))
  expect(counted).toEqual({ underWay: 0, goes: 2 })
})
