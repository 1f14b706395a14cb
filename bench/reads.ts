// Benchmark of the most frequent reads, beside the minimal baseline of the same run.
import { type Cpu, readCpuUse, sumCpu } from './cpu.ts'
import { type Load, repetitionsPerSecond } from './load/load.ts'
import { addCustomers } from './stores/customers-in-bulk.ts'
import { openMinimalBaseline } from './orders/minimal.ts'
import { addOrders } from './stores/orders-in-bulk.ts'
import { startBenchServer, type Reading } from './product.ts'
import { PLACING_IDS, type Stores } from './store.ts'
import type { Figure } from './table.ts'

const CONCURRENCY = 16
/** 25 for each customer who reads. */
const ORDERS = 25 * PLACING_IDS.length
/** As a laundry has after a year; among some hundred nobody is looked up by an index. */
const PEOPLE = 2000

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

const ROUND_MS = 1000
/** So often each is done before anything counts: code that is called less is not compiled yet. */
const WARM_UP = 3000

/** What turns of one kind of work have added up to. */
interface Turns {
  loads: Load[]
  /** Of the server, or of the baseline's own process, and of the database. */
  cpu: Cpu
  /** Of the bench itself, which asks for what is read. */
  askerMs: number
}

/**
 * Each reading and the baseline take turns, a second each, so that all see the same machine. On one that does
 * other things too, rates say how it shares its time: there the ratio of what both take of its processors counts.
 */
export async function measureReads(stores: Stores, quick: boolean): Promise<Figure[]> {
  const store = await stores.create(async (database) => {
    await addCustomers(database, PEOPLE)
    await addOrders(database, { count: ORDERS, ordinaryIds: PLACING_IDS })
  })
  const minimal = await openMinimalBaseline(stores)
  const product = await startBenchServer(stores, store, CONCURRENCY)
  const pace = { concurrency: CONCURRENCY, warmUpMs: 0, countedMs: ROUND_MS }
  const turn = async (turns: Turns, pid: number, measure: () => Promise<Load>) => {
    const before = readCpuUse([pid], stores.databasePid)
    const asked = process.cpuUsage()
    turns.loads.push(await measure())
    const after = readCpuUse([pid], stores.databasePid)
    const { user, system } = process.cpuUsage(asked)
    turns.cpu.server += after.server - before.server
    turns.cpu.database += after.database - before.database
    turns.askerMs += (user + system) / 1000
  }
  try {
    const readings = Object.entries(await product.openReadings())
    const turnsOf = new Map(readings.map(([name]) => [name, noTurns()]))
    const least = noTurns()
    if (minimal) await untilWarm(() => minimal.measure(pace))
    for (const [, read] of readings) await untilWarm(() => product.measure(pace, read))
    await product.rest()
    for (let round = 0; round < (quick ? 3 : 8); round += 1) {
      if (minimal) await turn(least, minimal.pid, () => minimal.measure(pace))
      for (const [name, read] of readings)
        await turn(turnsOf.get(name)!, product.pid, () => product.measure(pace, read))
    }
    return [
      ...(minimal ? figuresOfMinimal(least) : []),
      ...readings.flatMap(([name]) =>
        figuresOf(name as Reading, turnsOf.get(name)!, minimal ? least : null),
      ),
    ]
  } finally {
    await minimal?.close()
    await product.close()
    await store.remove()
  }
}

function noTurns(): Turns {
  return { loads: [], cpu: { server: 0, database: 0 }, askerMs: 0 }
}

async function untilWarm(measure: () => Promise<Load>): Promise<void> {
  for (let done = 0; done < WARM_UP;) done += (await measure()).durations.length
}

const timesOf = ({ loads }: Turns): number =>
  loads.reduce((sum, { durations }) => sum + durations.length, 0)

function figuresOfMinimal(least: Turns): Figure[] {
  return [
    {
      name: 'five statements on plain tables, prepared',
      value: repetitionsPerSecond(least.loads),
      unit: '/s',
    },
    {
      name: 'five statements on plain tables, CPU',
      value: sumCpu(least.cpu) / timesOf(least),
      unit: 'ms',
    },
  ]
}

/** @param least null without a baseline */
function figuresOf(name: Reading, turns: Turns, least: Turns | null): Figure[] {
  const times = timesOf(turns)
  const rate = repetitionsPerSecond(turns.loads)
  const server: Figure[] = [
    { name: `${name}, 16 at a time`, value: rate, unit: '/s' },
    { name: `${name}, CPU of the server`, value: turns.cpu.server / times, unit: 'ms' },
  ]
  if (!least) return server
  const atLeast = LEAST_OF_MINIMAL[name]
  const cpu = (sumCpu(turns.cpu) + turns.askerMs) / times
  return [
    ...server,
    { name: `${name}, CPU of the database`, value: turns.cpu.database / times, unit: 'ms' },
    { name: `${name}, CPU of who asks`, value: turns.askerMs / times, unit: 'ms' },
    { name: `${name} ÷ plain tables`, value: rate / repetitionsPerSecond(least.loads), atLeast },
    {
      name: `${name} ÷ plain tables, by CPU`,
      value: sumCpu(least.cpu) / timesOf(least) / cpu,
      atLeast,
    },
  ]
}
