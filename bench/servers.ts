// Benchmark of placing orders on several servers with one PostgreSQL, beside one server alone on the same machine.
import { type Load, percentile, repetitionsPerSecond } from './load/load.ts'
import { startBenchServer, type Product } from './product.ts'
import type { Stores } from './store.ts'
import type { Figure } from './table.ts'

/** How many of the 16 orders under way each of the three servers has. */
const SHARES = [6, 5, 5]
/** Nobody places on two servers at once: how many customers those before each have. */
const BEFORE = [0, 6, 11]
const CONCURRENCY = 16
const LEAST_SHARE = 1
const TURN_MS = 3000

/** One server and three have their own databases and take turns, each when what came before is done. */
export async function measureSeveralServers(stores: Stores, quick: boolean): Promise<Figure[]> {
  if (stores.engine !== 'postgresql') return []
  const both = [await stores.create(), await stores.create()] as const
  const alone = await startBenchServer(stores, both[0], CONCURRENCY)
  const three: Product[] = []
  for (const share of SHARES) three.push(await startBenchServer(stores, both[1], share))
  const one: Load[] = []
  const many: Load[][] = SHARES.map(() => [])
  try {
    const placeOnAll = async (countedMs: number): Promise<Load[]> =>
      Promise.all(
        three.map((each, index) =>
          each.measure({ concurrency: SHARES[index]!, warmUpMs: 100, countedMs }, (runner) =>
            each.place(runner + BEFORE[index]!),
          ),
        ),
      )
    const placeOnOne = (countedMs: number) =>
      alone.measure({ concurrency: CONCURRENCY, warmUpMs: 100, countedMs }, alone.place)
    const rest = async () => {
      for (const each of [alone, ...three]) await each.rest()
    }
    await placeOnOne(TURN_MS)
    // Each of them gets a third of the orders, and its code is to have run as often as that of the one.
    await placeOnAll(TURN_MS * three.length)
    for (let round = 0; round < (quick ? 2 : 5); round += 1) {
      await rest()
      one.push(await placeOnOne(TURN_MS))
      await rest()
      for (const [index, load] of (await placeOnAll(TURN_MS)).entries()) many[index]!.push(load)
    }
  } finally {
    for (const each of [alone, ...three]) await each.close()
    for (const each of both) await each.remove()
  }
  const together = many.reduce((sum, loads) => sum + repetitionsPerSecond(loads), 0)
  const p99 = (loads: readonly Load[]) =>
    percentile(
      loads.flatMap((load) => load.durations),
      0.99,
    )
  return [
    { name: 'orders on one server, 16 at a time', value: repetitionsPerSecond(one), unit: '/s' },
    { name: 'an order on one server, 99th percentile', value: p99(one), unit: 'ms' },
    { name: 'orders on three servers, 16 at a time', value: together, unit: '/s' },
    ...many.map((loads, index): Figure => ({
      name: `an order on server ${index + 1} of three, 99th percentile`,
      value: p99(loads),
      unit: 'ms',
    })),
    {
      name: 'three servers ÷ one',
      value: together / repetitionsPerSecond(one),
      unit: '×',
      atLeast: LEAST_SHARE,
    },
  ]
}
