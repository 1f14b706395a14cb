// Benchmark of lists and figures while a laundry grows from 1,000 to 100,000 orders.
import { startServer, type RunningServer } from '../e2e/server.ts'
import { type Client, openHttpClient } from './client.ts'
import { percentile } from './load/load.ts'
import { addOrders } from './stores/orders-in-bulk.ts'
import { CUSTOMER_IDS, customerCredentials, staffSignIn, type Store, type Stores } from './store.ts'
import type { Figure } from './table.ts'

const FEW = 1000
const MANY = 100_000
const MOST_GROWTH = 1.3
const BUSY_ORDERS = 1000

const [ORDINARY_ID, BUSY_ID] = CUSTOMER_IDS as [string, string]

interface Shop {
  store: Store
  server: RunningServer
  client: Client
  customer: string
  busyCustomer: string
  staff: string
}

/** Both laundries are open at once and asked in turn, so that both see the same machine. */
export async function measureLists(stores: Stores, quick: boolean): Promise<Figure[]> {
  const few = await openShop(stores, FEW)
  const many = await openShop(stores, quick ? MANY / 5 : MANY)
  const repeats = quick ? 60 : 200
  const size = (quick ? MANY / 5 : MANY).toLocaleString('en')
  const growth = async (name: string, ask: (shop: Shop) => Promise<unknown>): Promise<Figure[]> => {
    const times = await timeTasksInTurn(repeats, [() => ask(few), () => ask(many)])
    const [before, after] = times.map((each) => percentile(each, 0.5)) as [number, number]
    return [
      { name: `${name}, at 1,000 orders`, value: before, unit: 'ms' },
      { name: `${name}, at ${size}`, value: after, unit: 'ms' },
      { name: `${name}, growth`, value: after / before, unit: '×', atMost: MOST_GROWTH },
    ]
  }
  try {
    const mine = (shop: Shop) => get(shop, `/api/orders/${ORDINARY_ID}`, shop.customer)
    const figures = [
      ...(await growth('my orders', mine)),
      ...(await growth("staff's orders", (shop) => get(shop, '/api/admin/orders', shop.staff))),
      ...(await growth("staff's figures", (shop) => get(shop, '/api/admin/stats', shop.staff))),
      ...(await growth('activities', (shop) => get(shop, '/api/activities', shop.staff))),
    ]
    const [ordinary, busy] = await timeTasksInTurn(repeats, [
      () => mine(many),
      () => get(many, `/api/orders/${BUSY_ID}`, many.busyCustomer),
    ])
    return [
      ...figures,
      {
        name: 'my orders, of 1,000 ÷ of 25',
        value: percentile(busy!, 0.5) / percentile(ordinary!, 0.5),
        unit: '×',
      },
    ]
  } finally {
    await closeShop(few)
    await closeShop(many)
  }
}

async function openShop(stores: Stores, count: number): Promise<Shop> {
  const isBig = count > FEW
  const store = await stores.create((database) =>
    addOrders(database, {
      count,
      ordinaryIds: [ORDINARY_ID],
      ...(isBig && { busyId: BUSY_ID, busyCount: BUSY_ORDERS }),
    }),
  )
  const server = await startServer({ demo: false, dataDir: store.dataDir, env: store.env })
  const client = openHttpClient(server.url, 1)
  return {
    store,
    server,
    client,
    customer: await client.signIn(customerCredentials(ORDINARY_ID)),
    busyCustomer: await client.signIn(customerCredentials(BUSY_ID)),
    staff: await client.signIn(staffSignIn),
  }
}

async function closeShop({ client, server, store }: Shop): Promise<void> {
  client.close()
  await server.stop()
  await store.remove()
}

async function get(shop: Shop, path: string, cookie: string): Promise<void> {
  const reply = await shop.client.send('GET', path, { cookie })
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.body}`)
}

/** The times of each task in milliseconds, the first tenth left out. */
export async function timeTasksInTurn(
  repeats: number,
  tasks: (() => Promise<unknown>)[],
): Promise<number[][]> {
  const times: number[][] = tasks.map(() => [])
  for (let round = -repeats / 10; round < repeats; round += 1) {
    for (const [index, task] of tasks.entries()) {
      const began = performance.now()
      await task()
      if (round >= 0) times[index]!.push(performance.now() - began)
    }
  }
  return times
}
