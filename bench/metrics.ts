// Benchmark of the cost of /metrics counters for an order.
import { freePort } from '#server/testing/local-servers.ts'
import { sumCpu } from './cpu.ts'
import { startBenchServer, type Product } from './product.ts'
import type { Stores } from './store.ts'
import type { Figure } from './table.ts'

const CONCURRENCY = 16
const MOST_SHARE = 1.02
const TURN_MS = 3000

/**
 * Two servers place in turns, one with METRICS_PORT, which is asked for its figures in each of its
 * turns. The order of turns changes each time, and each begins when what came before is done. What
 * follows from an order counts too, for it is measured as well.
 */
export async function measureMetrics(stores: Stores, quick: boolean): Promise<Figure[]> {
  const port = await freePort()
  const offStore = await stores.create()
  const onStore = await stores.create()
  const off = await startBenchServer(stores, offStore, CONCURRENCY)
  const on = await startBenchServer(stores, onStore, CONCURRENCY, { METRICS_PORT: String(port) })
  const times = new Map<Product, number[]>([
    [off, []],
    [on, []],
  ])
  const turn = async (product: Product): Promise<number> => {
    for (const each of [off, on]) await each.rest()
    const [cpu] = await Promise.all([
      product.cpuWhile(TURN_MS, CONCURRENCY, product.place),
      product === on && scrape(port),
    ])
    return sumCpu(cpu.withWhatFollows)
  }
  try {
    for (const product of [off, on]) await turn(product)
    for (let round = 0; round < (quick ? 2 : 10); round += 1)
      for (const product of round % 2 === 0 ? [off, on] : [on, off])
        times.get(product)!.push(await turn(product))
  } finally {
    await off.close()
    await on.close()
    await offStore.remove()
    await onStore.remove()
  }
  const cost = (product: Product) => {
    const cpus = times.get(product)!
    return cpus.reduce((sum, cpu) => sum + cpu, 0) / cpus.length
  }
  return [
    { name: 'CPU of an order with what follows, without metrics', value: cost(off), unit: 'ms' },
    { name: 'CPU of an order with what follows, with metrics', value: cost(on), unit: 'ms' },
    {
      name: 'with metrics ÷ without',
      value: cost(on) / cost(off),
      unit: '×',
      atMost: MOST_SHARE,
    },
  ]
}

async function scrape(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`/metrics was answered ${answer.status}: ${text}`)
}
