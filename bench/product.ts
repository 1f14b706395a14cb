// The product as a benchmark drives it: servers on one store, and signed-in people who place and read orders.
import { randomInt, randomUUID } from 'node:crypto'
import { startServer } from '../e2e/server.ts'
import { type Client, openHttpClient } from './client.ts'
import { readCpuUse, cpuPerRequest, type RequestCpu, waitUntilCpuIdle } from './cpu.ts'
import { type Load, type Pace, runRepeatedly } from './load/load.ts'
import { orderInputs } from './orders/order-inputs.ts'
import { AUTH_SECRET, beginSessions } from './sessions.ts'
import { AT_ONCE, PLACING_IDS, STAFF_IDS, type Store, type Stores } from './store.ts'

/** What is done again and again, for one of the concurrent runners. */
export type Work = (runner: number) => Promise<void>

/** What people read most, each by its name in the table. */
export type Reading = 'my latest 20' | 'one order' | 'tracking' | "staff's first page"

export interface Product {
  url: string
  pid: number
  /** Places an order as the next of the customers who take turns at a runner's place. */
  place: Work
  measure(pace: Pace, work: Work): Promise<Load>
  /** CPU of each time that `work` is done, while it is done for `ms`; begin when the server rests. */
  cpuWhile(ms: number, concurrency: number, work: Work): Promise<RequestCpu>
  /** The readings, each by a customer or colleague drawn at random; the customers must have orders already. */
  openReadings(): Promise<Record<Reading, Work>>
  /** Waits until what follows from orders is done. */
  rest(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a server on a store, with every customer and colleague signed in.
 * @param connections how many requests may be under way at once
 * @param env further settings of the server
 */
export async function startBenchServer(
  stores: Stores,
  store: Store,
  connections: number,
  env: Record<string, string> = {},
): Promise<Product> {
  const cookies = await beginSessions(store, PLACING_IDS)
  const staffCookies = await beginSessions(store, STAFF_IDS)
  const server = await startServer({
    demo: false,
    dataDir: store.dataDir,
    // Visitors are known apart by the address that a proxy passes on.
    env: { ...store.env, TRUST_PROXY: '127.0.0.1', AUTH_SECRET, ...env },
  })
  const client = openHttpClient(server.url, connections)
  const baskets = orderInputs(new Date())
  const readCpu = () => readCpuUse([server.pid], stores.databasePid)
  let next = 0
  const turns = Array.from({ length: AT_ONCE }, () => 0)
  return {
    url: server.url,
    pid: server.pid,
    async place(runner) {
      const turn = turns[runner]!++
      const reply = await client.send('POST', '/api/orders', {
        cookie: cookies[(runner + turn * AT_ONCE) % cookies.length]!,
        headers: { 'idempotency-key': randomUUID() },
        body: baskets[next++ % baskets.length],
      })
      if (reply.status !== 201)
        throw new Error(`An order was answered ${reply.status}: ${reply.body}`)
    },
    measure: (pace, work) => runRepeatedly(pace, work),
    async cpuWhile(ms, concurrency, work) {
      let count = 0
      const before = readCpu()
      await runRepeatedly({ concurrency, warmUpMs: 0, countedMs: ms }, async (runner) => {
        await work(runner)
        count += 1
      })
      const untilAnswered = cpuPerRequest(before, readCpu(), count)
      await waitUntilCpuIdle(readCpu)
      return { untilAnswered, withWhatFollows: cpuPerRequest(before, readCpu(), count) }
    },
    async openReadings() {
      const customers: { cookie: string; mine: string; ones: string[] }[] = []
      for (const [index, id] of PLACING_IDS.entries()) {
        const cookie = cookies[index]!
        const mine = `/api/orders/${id}?limit=20`
        const orders = JSON.parse(await read(client, mine, { cookie })) as { _id: string }[]
        if (orders.length === 0) throw new Error(`Customer ${id} has no orders to read.`)
        customers.push({
          cookie,
          mine,
          ones: orders.map((each) => `/api/orders/details/${each._id}`),
        })
      }
      return {
        'my latest 20': async () => {
          const { cookie, mine } = oneOf(customers)
          await read(client, mine, { cookie })
        },
        'one order': async () => {
          const { cookie, ones } = oneOf(customers)
          await read(client, oneOf(ones), { cookie, headers: fromAnywhere() })
        },
        tracking: async () =>
          void (await read(client, oneOf(oneOf(customers).ones), { headers: fromAnywhere() })),
        "staff's first page": async () =>
          void (await read(client, '/api/admin/orders?limit=20', { cookie: oneOf(staffCookies) })),
      }
    },
    rest: () => waitUntilCpuIdle(readCpu),
    async close() {
      client.close()
      // The folder is the store's, and other servers may use it.
      await server.end()
    },
  }
}

function oneOf<Item>(items: readonly Item[]): Item {
  return items[randomInt(items.length)]!
}

async function read(
  client: Client,
  path: string,
  options: { cookie?: string; headers?: Record<string, string> },
): Promise<string> {
  const { status, body } = await client.send('GET', path, options)
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`)
  return body
}

/** Reading one order is limited by address, so each request comes from another one. */
function fromAnywhere(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
}
