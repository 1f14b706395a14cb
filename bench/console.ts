// Benchmark of the console's screens and searches in a laundry of 100,000 orders and 20,000 customers, while new
// orders arrive.
import { randomUUID } from 'node:crypto'
import { startServer } from '../e2e/server.ts'
import { openHttpClient } from './client.ts'
import {
  type Asked,
  consoleScreens,
  consoleSearches,
  type Known,
  readKnownOrder,
} from './pages/console-screens.ts'
import { percentile } from './load/load.ts'
import { addOrders } from './stores/orders-in-bulk.ts'
import { CUSTOMER_IDS, customerCredentials, staffSignIn, type Stores } from './store.ts'
import type { Figure } from './table.ts'
import { orderInputs } from './orders/order-inputs.ts'

const ORDERS = 100_000
const ORDERS_EACH = 5
const DAYS = 365
const MOST_P99_MS = 150
const ORDER_EVERY_MS = 60_000 / 50

export async function measureConsole(stores: Stores, quick: boolean): Promise<Figure[]> {
  const count = quick ? ORDERS / 5 : ORDERS
  const rounds = quick ? 40 : 120
  let known: Known | undefined
  const store = await stores.create(async (database) => {
    await addOrders(database, {
      count,
      ordinaryIds: [CUSTOMER_IDS[0]!],
      ordersEach: ORDERS_EACH,
      days: DAYS,
    })
    known = await readKnownOrder(database)
  })
  const server = await startServer({ demo: false, dataDir: store.dataDir, env: store.env })
  const client = openHttpClient(server.url, 8)
  const customers = openHttpClient(server.url, 1)
  try {
    const staff = await client.signIn(staffSignIn)
    const customer = await customers.signIn(customerCredentials(CUSTOMER_IDS[0]!))
    const ask = async ({ paths }: Asked): Promise<number> => {
      const began = performance.now()
      await Promise.all(
        paths.map(async (path) => {
          const reply = await client.send('GET', path, { cookie: staff })
          if (reply.status !== 200)
            throw new Error(`${path} answered ${reply.status}: ${reply.body}`)
        }),
      )
      return performance.now() - began
    }
    const asked = [...consoleScreens(known!), ...consoleSearches(known!)]
    const times = asked.map((): number[] => [])
    for (const each of asked) await ask(each)
    const orders = placeOrders(customers, customer)
    // In turn, so that each meets orders that come in.
    for (let round = 0; round < rounds; round += 1)
      for (const [index, each] of asked.entries()) times[index]!.push(await ask(each))
    await orders.stop()
    return [
      { name: 'orders that came in while it ran', value: orders.placed() },
      ...asked.map(({ name }, index) => ({
        name: `${name}, 99th percentile`,
        value: percentile(times[index]!, 0.99),
        unit: 'ms' as const,
        atMost: MOST_P99_MS,
      })),
    ]
  } finally {
    client.close()
    customers.close()
    await server.stop()
    await store.remove()
  }
}

/** Places fifty orders a minute until stopped. */
function placeOrders(client: ReturnType<typeof openHttpClient>, cookie: string) {
  const baskets = orderInputs(new Date())
  let placed = 0
  let last: Promise<void> = Promise.resolve()
  const place = async () => {
    const reply = await client.send('POST', '/api/orders', {
      cookie,
      headers: { 'idempotency-key': randomUUID() },
      body: baskets[placed % baskets.length],
    })
    if (reply.status !== 201)
      throw new Error(`An order was answered ${reply.status}: ${reply.body}`)
    placed += 1
  }
  const timer = setInterval(() => {
    last = last.then(place)
  }, ORDER_EVERY_MS)
  return {
    placed: () => placed,
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
