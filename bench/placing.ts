// Owns measuring how fast orders are placed over HTTP, beside the raw baseline of the same run.
import { randomUUID } from 'node:crypto'
import { startServer } from '../e2e/server.ts'
import { openBaseline } from './baseline.ts'
import { openClient } from './client.ts'
import { type Load, type Pace, percentile, perSecond, repeat } from './load.ts'
import { countOrderStatements } from './order-cost.ts'
import { CUSTOMER_IDS, customerSignIn, type Store, type Stores } from './store.ts'
import type { Figure } from './table.ts'
import { orderInputs } from './order-inputs.ts'

const CONCURRENCY = 16

/** The share of the baseline that the product must reach. */
const LEAST_SHARE = { pglite: 0.45, postgresql: 0.3 }
const MOST_P99_MS = 100
const MOST_STATEMENTS = 10

const ROUND: Pace = { concurrency: CONCURRENCY, warmUpMs: 100, countedMs: 1000 }

/**
 * Product and baseline have their own stores and take turns, a second each, so that both see the
 * same machine whatever else it does.
 */
export async function measurePlacing(stores: Stores, quick: boolean): Promise<Figure[]> {
  const rawStore = await stores.create()
  const httpStore = await stores.create()
  const baseline = openBaseline({ ...rawStore, customerIds: CUSTOMER_IDS })
  const product = await openProductOverHttp(httpStore)
  const raw: Load[] = []
  const http: Load[] = []
  try {
    const warmUp: Pace = { concurrency: CONCURRENCY, warmUpMs: quick ? 1000 : 3000, countedMs: 0 }
    await baseline.measure(warmUp)
    await product.measure(warmUp)
    for (let round = 0; round < (quick ? 3 : 8); round += 1) {
      raw.push(await baseline.measure(ROUND))
      http.push(await product.measure(ROUND))
    }
  } finally {
    await baseline.close()
    await product.close()
    await rawStore.remove()
    await httpStore.remove()
  }
  const durations = http.flatMap((load) => load.durations)
  return [
    { name: 'orders over HTTP, 16 at a time', value: perSecond(http), unit: '/s' },
    { name: 'the same five statements, raw', value: perSecond(raw), unit: '/s' },
    {
      name: 'orders ÷ raw',
      value: perSecond(http) / perSecond(raw),
      atLeast: LEAST_SHARE[stores.engine],
    },
    { name: 'an order, median', value: percentile(durations, 0.5), unit: 'ms' },
    {
      name: 'an order, 99th percentile',
      value: percentile(durations, 0.99),
      unit: 'ms',
      atMost: MOST_P99_MS,
    },
    {
      name: 'SQL statements of an order',
      value: await countOrderStatements(stores),
      atMost: MOST_STATEMENTS,
    },
  ]
}

async function openProductOverHttp(store: Store) {
  const server = await startServer({ demo: false, dataDir: store.dataDir, env: store.env })
  const client = openClient(server.url, CONCURRENCY)
  const cookies = await Promise.all(CUSTOMER_IDS.map((id) => client.signIn(customerSignIn(id))))
  const baskets = orderInputs(new Date())
  let next = 0
  const place = async (runner: number) => {
    const reply = await client.send('POST', '/api/orders', {
      cookie: cookies[runner % cookies.length]!,
      headers: { 'idempotency-key': randomUUID() },
      body: baskets[next++ % baskets.length],
    })
    if (reply.status !== 201)
      throw new Error(`An order was answered ${reply.status}: ${reply.body}`)
  }
  return {
    measure: (pace: Pace) => repeat(pace, place),
    async close() {
      client.close()
      await server.stop()
    },
  }
}
