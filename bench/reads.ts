// Owns measuring how many of the most frequent readings are answered, beside the minimal baseline of the same run.
import type { Cpu } from './cpu.ts'
import { type Load, type Pace, perSecond } from './load.ts'
import { openMinimal } from './minimal.ts'
import { addOrders } from './orders-in-bulk.ts'
import { openProduct, type Reading } from './product.ts'
import { CUSTOMER_IDS, type Stores } from './store.ts'
import type { Figure } from './table.ts'

const CONCURRENCY = 16
const ORDERS = 1000

/**
 * Of the minimal baseline, on PostgreSQL. Beside 2,600 of its transactions a second there were 356, 506,
 * 839 and 275 readings; asked is 4, 3, 3 and 4 times that.
 */
const LEAST_OF_MINIMAL: Record<Reading, number> = {
  'my latest 20': 0.55,
  'one order': 0.58,
  tracking: 0.97,
  "staff's first page": 0.42,
}

const ROUND: Pace = { concurrency: CONCURRENCY, warmUpMs: 100, countedMs: 1000 }

/** Each reading and the baseline take turns, a second each, so that all see the same machine. */
export async function measureReads(stores: Stores, quick: boolean): Promise<Figure[]> {
  const store = await stores.create((database) =>
    addOrders(database, { count: ORDERS, ordinaryId: CUSTOMER_IDS[0]! }),
  )
  const minimal = await openMinimal(stores)
  const product = await openProduct(stores, store, CONCURRENCY)
  const least: Load[] = []
  const loads: Record<string, Load[]> = {}
  const cpus: Record<string, Cpu> = {}
  try {
    const readings = Object.entries(await product.openReadings(CUSTOMER_IDS[0]!))
    const warmUp: Pace = { concurrency: CONCURRENCY, warmUpMs: quick ? 500 : 2000, countedMs: 0 }
    await minimal?.measure(warmUp)
    for (const [, read] of readings) await product.measure(warmUp, read)
    await product.rest()
    for (let round = 0; round < (quick ? 3 : 8); round += 1) {
      if (minimal) least.push(await minimal.measure(ROUND))
      for (const [name, read] of readings)
        (loads[name] ??= []).push(await product.measure(ROUND, read))
    }
    for (const [name, read] of readings)
      cpus[name] = (await product.cpuWhile(quick ? 1000 : 4000, CONCURRENCY, read)).untilAnswered
    return [
      ...(minimal
        ? [
            {
              name: 'five statements on plain tables, prepared',
              value: perSecond(least),
              unit: '/s' as const,
            },
          ]
        : []),
      ...readings.flatMap(([name]): Figure[] => [
        { name: `${name}, 16 at a time`, value: perSecond(loads[name]!), unit: '/s' },
        ...(minimal
          ? [
              {
                name: `${name} ÷ plain tables`,
                value: perSecond(loads[name]!) / perSecond(least),
                atLeast: LEAST_OF_MINIMAL[name as Reading],
              },
            ]
          : []),
        { name: `${name}, CPU of the server`, value: cpus[name]!.server, unit: 'ms' },
        ...(minimal
          ? [
              {
                name: `${name}, CPU of the database`,
                value: cpus[name]!.database,
                unit: 'ms' as const,
              },
            ]
          : []),
      ]),
    ]
  } finally {
    await minimal?.close()
    await product.close()
    await store.remove()
  }
}
