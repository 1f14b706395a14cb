// Benchmark of intake: response times of counting in 20 tagged items, and of a packing scan.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { startServer } from '../e2e/server.ts'
import { openHttpClient } from './client.ts'
import { percentile } from './load/load.ts'
import { addCountedOrders } from './stores/counted-orders.ts'
import { addOrders } from './stores/orders-in-bulk.ts'
import { CUSTOMER_IDS, staffSignIn, type Stores } from './store.ts'
import type { Figure } from './table.ts'

const ORDERS = 2_000
const ITEMS = 20
/** Orders that were counted in before: with their customers again, and still here. */
const GONE = 400
const AT_PLANT = 100
/** The first ones compile what they run. */
const WARM_UP = 10
const MOST_RECEIVING_MS = 30
const MOST_SCAN_MS = 100

export async function measureClothes(stores: Stores, quick: boolean): Promise<Figure[]> {
  const rounds = quick ? 100 : 400
  let orders: readonly string[] = []
  const store = await stores.create(async (database) => {
    await addOrders(database, {
      count: ORDERS,
      ordinaryIds: [CUSTOMER_IDS[0]!],
      ordersEach: 5,
      days: 4,
    })
    // Nearly all of them are completed; some of these are at the plant again.
    const ids = await database.db.transaction().execute(async (tx) => {
      await sql`alter table orders disable trigger user`.execute(tx)
      const { rows } = await sql<{ id: string }>`
        update orders set status = 'picked_up', completed_at = null, paid_at = null
        where id in (select id from orders where status = 'completed' limit ${AT_PLANT + rounds + WARM_UP})
        returning id`.execute(tx)
      await sql`alter table orders enable trigger user`.execute(tx)
      return rows.map(({ id }) => id)
    })
    const { rows: gone } = await sql<{ id: string }>`
      select id from orders where status = 'completed' limit ${GONE}`.execute(database.db)
    await addCountedOrders(database, {
      orders: gone.map(({ id }) => id),
      items: ITEMS,
      gone: true,
    })
    await addCountedOrders(database, { orders: ids.slice(0, AT_PLANT), items: ITEMS, gone: false })
    orders = ids.slice(AT_PLANT)
  })
  const server = await startServer({ demo: false, dataDir: store.dataDir, env: store.env })
  const client = openHttpClient(server.url, 1)
  try {
    const cookie = await client.signIn(staffSignIn)
    const post = async (path: string, body: object) => {
      const headers = { 'idempotency-key': randomUUID() }
      const began = performance.now()
      const reply = await client.send('POST', path, { cookie, headers, body })
      const took = performance.now() - began
      if (reply.status > 201) throw new Error(`${path} answered ${reply.status}: ${reply.body}`)
      return { took, body: reply.body }
    }
    const [receiving, packing]: [number[], number[]] = [[], []]
    for (const [index, id] of orders.entries()) {
      const made = await post('/api/admin/custody/tags', { kind: 'item', count: ITEMS })
      const tags = JSON.parse(made.body) as string[]
      const at = `/api/admin/custody/orders/${id}`
      const units = tags.map((tag) => ({ kind: 'item', tag }))
      const received = await post(`${at}/received`, { units, grams: 4350, seen: 0 })
      const packed = await post(`${at}/packed`, { tags: tags.slice(0, 1) })
      if (index < WARM_UP) continue
      receiving.push(received.took)
      packing.push(packed.took)
    }
    return [
      { name: 'orders that were counted in', value: receiving.length },
      {
        name: `receiving ${ITEMS} items, 99th percentile`,
        value: percentile(receiving, 0.99),
        unit: 'ms',
        atMost: MOST_RECEIVING_MS,
      },
      {
        name: 'a packing scan, 99th percentile',
        value: percentile(packing, 0.99),
        unit: 'ms',
        atMost: MOST_SCAN_MS,
      },
    ]
  } finally {
    client.close()
    await server.stop()
    await store.remove()
  }
}
