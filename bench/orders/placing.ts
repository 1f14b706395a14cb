// Benchmark of placing orders over HTTP, beside the raw and the minimal baseline of the same run.
import { openSqlBaseline } from './baseline.ts'
import { type RequestCpu, sumCpu } from '../cpu.ts'
import { type Load, type Pace, percentile, repetitionsPerSecond } from '../load/load.ts'
import { openMinimalBaseline } from './minimal.ts'
import { countOrderStatements } from './order-cost.ts'
import { startBenchServer } from '../product.ts'
import { PLACING_IDS, type Stores } from '../store.ts'
import type { Figure } from '../table.ts'

const CONCURRENCY = 16

/** The share of the raw baseline that the product must reach. */
const LEAST_SHARE = { pglite: 0.45, postgresql: 0.3 }
/** And of the minimal one, on PostgreSQL. */
const LEAST_OF_MINIMAL = 0.25
const MOST_P99_MS = { pglite: 100, postgresql: 50 }
/** Of server and database, until the order is answered. */
const MOST_CPU_MS = { pglite: undefined, postgresql: 2.5 }
const MOST_STATEMENTS = 10

const ROUND: Pace = { concurrency: CONCURRENCY, warmUpMs: 100, countedMs: 1000 }

/**
 * Product and baselines have their own stores and take turns, a second each, so that all see the
 * same machine whatever else it does. The minimal baseline's turn begins when what follows from the
 * product's orders is done, or it would have to share the machine with that.
 */
export async function measurePlacingOrders(stores: Stores, quick: boolean): Promise<Figure[]> {
  const rawStore = await stores.create()
  const httpStore = await stores.create()
  const baseline = openSqlBaseline({ ...rawStore, customerIds: PLACING_IDS })
  const minimal = await openMinimalBaseline(stores)
  const product = await startBenchServer(stores, httpStore, CONCURRENCY)
  const raw: Load[] = []
  const least: Load[] = []
  const http: Load[] = []
  let cpu: RequestCpu
  try {
    const warmUp: Pace = { concurrency: CONCURRENCY, warmUpMs: quick ? 1000 : 3000, countedMs: 0 }
    await baseline.measure(warmUp)
    await minimal?.measure(warmUp)
    await product.measure(warmUp, product.place)
    for (let round = 0; round < (quick ? 3 : 8); round += 1) {
      raw.push(await baseline.measure(ROUND))
      http.push(await product.measure(ROUND, product.place))
      if (minimal) {
        await product.rest()
        least.push(await minimal.measure(ROUND))
      }
    }
    await product.rest()
    cpu = await product.cpuWhile(quick ? 2000 : 5000, CONCURRENCY, product.place)
  } finally {
    await baseline.close()
    await minimal?.close()
    await product.close()
    await rawStore.remove()
    await httpStore.remove()
  }
  const durations = http.flatMap((load) => load.durations)
  return [
    { name: 'orders over HTTP, 16 at a time', value: repetitionsPerSecond(http), unit: '/s' },
    { name: 'the same five statements, raw', value: repetitionsPerSecond(raw), unit: '/s' },
    {
      name: 'orders ÷ raw',
      value: repetitionsPerSecond(http) / repetitionsPerSecond(raw),
      atLeast: LEAST_SHARE[stores.engine],
    },
    ...(minimal
      ? [
          {
            name: 'five statements on plain tables, prepared',
            value: repetitionsPerSecond(least),
            unit: '/s' as const,
          },
          {
            name: 'orders ÷ plain tables',
            value: repetitionsPerSecond(http) / repetitionsPerSecond(least),
            atLeast: LEAST_OF_MINIMAL,
          },
        ]
      : []),
    { name: 'an order, median', value: percentile(durations, 0.5), unit: 'ms' },
    {
      name: 'an order, 99th percentile',
      value: percentile(durations, 0.99),
      unit: 'ms',
      atMost: MOST_P99_MS[stores.engine],
    },
    { name: 'CPU of the server until answered', value: cpu.untilAnswered.server, unit: 'ms' },
    { name: 'CPU of the database until answered', value: cpu.untilAnswered.database, unit: 'ms' },
    {
      name: 'CPU of both until answered',
      value: sumCpu(cpu.untilAnswered),
      unit: 'ms',
      atMost: MOST_CPU_MS[stores.engine],
    },
    {
      name: 'CPU of the server, with what follows',
      value: cpu.withWhatFollows.server,
      unit: 'ms',
    },
    {
      name: 'CPU of the database, with what follows',
      value: cpu.withWhatFollows.database,
      unit: 'ms',
    },
    {
      name: 'SQL statements of an order',
      value: await countOrderStatements(stores),
      atMost: MOST_STATEMENTS,
    },
  ]
}
