// Benchmark of the largest export: duration and server memory.
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../e2e/server.ts'
import { openHttpClient } from './client.ts'
import { addCustomers } from './stores/customers-in-bulk.ts'
import { residentMb } from './load/memory.ts'
import { addOrders } from './stores/orders-in-bulk.ts'
import { CUSTOMER_IDS, staffSignIn, type Stores } from './store.ts'
import type { Figure } from './table.ts'

const ORDERS = 100_000
const CUSTOMERS = 20_000
const MOST_SECONDS = 15
const MOST_GROWTH_MB = 50
const LOOK_EVERY_MS = 50
/** What a start does automatically is done by then: it opens the thread that draws invoices. */
const RESTED_AFTER_MS = 10_000

export async function measureExports(stores: Stores, quick: boolean): Promise<Figure[]> {
  const count = quick ? ORDERS / 5 : ORDERS
  const store = await stores.create(async (database) => {
    await addOrders(database, { count, ordinaryIds: [CUSTOMER_IDS[0]!] })
    await addCustomers(database, CUSTOMERS)
  })
  const server = await startServer({ demo: false, dataDir: store.dataDir, env: store.env })
  const client = openHttpClient(server.url, 1)
  try {
    const cookie = await client.signIn(staffSignIn)
    await wait(RESTED_AFTER_MS)
    // Nothing was asked of the server yet: what a process takes once, at its first work, counts too.
    const figures: Figure[] = []
    for (const [file, rows] of [
      ['orders', count],
      ['customers', CUSTOMERS],
    ] as const) {
      const { lines, seconds, growthMb } = await download(
        `${server.url}/api/admin/exports/${file}.csv`,
        cookie,
        server.pid,
      )
      // The head stands on its own line; staff and the measurement's own people come and go.
      if (Math.abs(lines - rows) > 20) throw new Error(`${file}.csv has ${lines} lines.`)
      const size = rows.toLocaleString('en')
      figures.push(
        { name: `${size} ${file} as CSV`, value: seconds, unit: 's', atMost: MOST_SECONDS },
        {
          name: `${size} ${file}, growth of memory`,
          value: growthMb,
          unit: 'MB',
          atMost: MOST_GROWTH_MB,
        },
      )
    }
    return figures
  } finally {
    client.close()
    await server.stop()
    await store.remove()
  }
}

/** Counts lines while they come and looks at the server's memory in the meantime. */
async function download(url: string, cookie: string, pid: number) {
  const before = await residentMb(pid)
  let peak = before
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = residentMb(pid).then((now) => void (peak = Math.max(peak, now)))
  }, LOOK_EVERY_MS)
  const began = performance.now()
  const lines = await new Promise<number>((resolve, reject) => {
    get(url, { headers: { cookie } }, (answer) => {
      let count = 0
      answer.on('data', (bytes: Buffer) => {
        for (const byte of bytes) if (byte === NEWLINE) count += 1
      })
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(count) : reject(new Error(`${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
  const seconds = (performance.now() - began) / 1000
  clearInterval(timer)
  await looking
  return { lines, seconds, growthMb: peak - before }
}

const NEWLINE = 10
