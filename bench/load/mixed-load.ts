// Mixed load of placing and reading orders, with the server's memory sampled once a second.
import { type Load, runRepeatedly } from './load.ts'
import { residentMb } from './memory.ts'
import { addOrders } from '../stores/orders-in-bulk.ts'
import { startBenchServer } from '../product.ts'
import { PLACING_IDS, type Stores } from '../store.ts'

const CONCURRENCY = 16
/** 25 for each customer who reads. */
const ORDERS = 25 * PLACING_IDS.length
const LOOK_EVERY_MS = 1000

export interface MixedLoad {
  load: Load
  /** Resident memory of the server in MB, once a second. */
  samples: number[]
}

/**
 * One placed order on each of my latest 20, one order, tracking and staff's first page, 16 at a time.
 * @param ms how long
 */
export async function runMixedLoad(stores: Stores, ms: number): Promise<MixedLoad> {
  const store = await stores.create((database) =>
    addOrders(database, { count: ORDERS, ordinaryIds: PLACING_IDS }),
  )
  const product = await startBenchServer(stores, store, CONCURRENCY)
  const samples: number[] = []
  try {
    const works = [product.place, ...Object.values(await product.openReadings())]
    let next = 0
    let looking = Promise.resolve()
    const timer = setInterval(() => {
      looking = residentMb(product.pid).then((now) => void samples.push(now))
    }, LOOK_EVERY_MS)
    const pace = { concurrency: CONCURRENCY, warmUpMs: 0, countedMs: ms }
    const load = await runRepeatedly(pace, (runner) =>
      works[next++ % works.length]!(runner),
    ).finally(() => clearInterval(timer))
    await looking
    return { load, samples }
  } finally {
    await product.close()
    await store.remove()
  }
}
