// Benchmark of a laundry with a year of 300 full orders a day: screens, jobs, and waiting times during the nightly
// backup. `--keep FOLDER` keeps the year.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { openProduct } from '#server/boot.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { JOBS } from '#server/capabilities.ts'
import { startWorkers } from '#server/capability/start-workers.ts'
import { startServer } from '../e2e/server.ts'
import { type Client, openHttpClient } from './client.ts'
import {
  type Asked,
  consoleScreens,
  consoleSearches,
  readKnownOrder,
} from './pages/console-screens.ts'
import { percentile } from './load/load.ts'
import { staffSignIn, type Store, type Stores } from './store.ts'
import type { Figure } from './table.ts'
import { addYearOfOrders, YEAR_CUSTOMER, yearSignIn } from './stores/year-of-orders.ts'
import { customerScreens, staffScreens } from './pages/year-screens.ts'

const DAYS = 365
const QUICK_DAYS = 30
const MOST_SCREEN_MS = 1000
const MOST_JOB_S = 60
/** Jobs of the night that read or write every row while others go on: `year-backup` says how long these wait. */
const NIGHT_JOBS = ['back-up', 'rehearse-restore']
const MOST_NIGHT_JOB_S = 20 * 60
const MOST_SILENCE_MS = 1000
/** With the first, as many downloads of one's own data as a minute allows. */
const MORE_ROUNDS = 5
const ASK_EVERY_MS = 100
const BACKUP_WITHIN_MS = 30 * 60_000

/** With `quick` a month. */
function openYear(stores: Stores, quick: boolean): Promise<Store> {
  const days = quick ? QUICK_DAYS : DAYS
  return stores.keep(`${days}-days`, (database) => addYearOfOrders(database, days))
}

/** The first time and the middle of some more. */
export async function measureYearScreens(stores: Stores, quick: boolean): Promise<Figure[]> {
  const store = await openYear(stores, quick)
  const database = await openDatabase(store)
  const known = await readKnownOrder(database)
  const { rows } = await sql<{ orders: number; mb: number }>`
    select (select count(*)::int from orders) as orders,
      pg_database_size(current_database())::float8 / 1024 / 1024 as mb`.execute(database.db)
  await database.close()
  const opened = performance.now()
  const server = await startServer({ demo: false, dataDir: store.dataDir, env: store.env })
  const seconds = (performance.now() - opened) / 1000
  const client = openHttpClient(server.url, 8)
  const figures: Figure[] = [
    { name: 'orders', value: rows[0]!.orders },
    { name: 'database', value: rows[0]!.mb, unit: 'MB' },
    { name: 'start', value: seconds, unit: 's' },
  ]
  try {
    const customer = await client.signIn(yearSignIn)
    const staff = await client.signIn(staffSignIn)
    const mine = await get(client, `/api/orders/${YEAR_CUSTOMER}?limit=20`, customer)
    const over = (JSON.parse(mine) as { _id: string }[]).at(-1)!._id
    const questions: (Asked & { cookie: string })[] = [
      ...customerScreens(YEAR_CUSTOMER, over).map((each) => ({ ...each, cookie: customer })),
      ...staffScreens(known.orderId, known.phone).map((each) => ({ ...each, cookie: staff })),
      ...consoleScreens(known).map((each) => ({ ...each, cookie: staff })),
      ...consoleSearches(known).map((each) => ({ ...each, cookie: staff })),
    ]
    for (const { name, paths, cookie } of questions) {
      const ask = async () => {
        const began = performance.now()
        await Promise.all(paths.map((path) => get(client, path, cookie)))
        return performance.now() - began
      }
      const first = await ask()
      const times: number[] = []
      for (let round = 0; round < MORE_ROUNDS; round += 1) times.push(await ask())
      figures.push(
        { name, value: percentile(times, 0.5), unit: 'ms', atMost: MOST_SCREEN_MS },
        { name: `${name}, the first time`, value: first, unit: 'ms', atMost: MOST_SCREEN_MS },
      )
    }
    return figures
  } finally {
    client.close()
    await server.end()
    await store.remove()
  }
}

/** Every job that the product runs by the clock, each once, as the product declares it. */
export async function measureYearJobs(stores: Stores, quick: boolean): Promise<Figure[]> {
  const store = await openYear(stores, quick)
  const folder = await mkdtemp(join(tmpdir(), 'washline-bench-'))
  const database = await openDatabase(store)
  // What an earlier run made counts as made.
  await database.db.deleteFrom('nightly_backups').execute()
  // The backup is declared where it has a folder; the product that is open has none, so it makes none itself.
  const settings = { DATA_DIR: store.dataDir, DEMO: '0', ...store.env }
  const product = await openProduct(readConfig(settings), database, {
    clock: () => new Date(),
    log: pino({ level: 'error' }),
    webFolder: null,
  })
  const figures: Figure[] = []
  try {
    const config = readConfig({ ...settings, BACKUP_DIR: folder })
    for (const [schedule, run] of await declaredJobs({ ...product.deps, config })) {
      const began = performance.now()
      await run()
      const value = (performance.now() - began) / 1000
      const atMost = NIGHT_JOBS.includes(schedule) ? MOST_NIGHT_JOB_S : MOST_JOB_S
      figures.push({ name: schedule, value, unit: 's', atMost })
      process.stderr.write(`${schedule}: ${value.toFixed(2)} s\n`)
    }
    return figures
  } finally {
    await product.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
    await store.remove()
  }
}

async function declaredJobs(deps: Deps): Promise<[string, () => Promise<void>][]> {
  const declared: [string, () => Promise<void>][] = []
  const jobs: Deps['jobs'] = {
    ...deps.jobs,
    enqueue: () => Promise.resolve(),
    work: () => Promise.resolve(),
    every: (schedule, _, run) => Promise.resolve(void declared.push([schedule, run])),
  }
  await startWorkers({ ...deps, jobs }, JOBS)
  return declared
}

/** A server that has to make its first nightly backup does so at once; it is asked meanwhile. */
export async function measureYearBackup(stores: Stores, quick: boolean): Promise<Figure[]> {
  const store = await openYear(stores, quick)
  const folder = await mkdtemp(join(tmpdir(), 'washline-bench-'))
  const database = await openDatabase(store)
  // What an earlier run made counts as made.
  await database.db.deleteFrom('nightly_backups').execute()
  await database.close()
  const server = await startServer({
    demo: false,
    dataDir: store.dataDir,
    env: { ...store.env, BACKUP_DIR: folder },
  })
  const client = openHttpClient(server.url, 64)
  try {
    const began = performance.now()
    const ready = askAllTheTime(client, '/readyz', '')
    const cookie = await client.signIn(yearSignIn)
    const orders = askAllTheTime(client, `/api/orders/${YEAR_CUSTOMER}?limit=20`, cookie)
    const isMade = async () => (await readdir(folder)).some((name) => name.endsWith('.tar.gz'))
    while (!(await isMade())) {
      if (performance.now() - began > BACKUP_WITHIN_MS) throw new Error('The backup is not made.')
      await wait(50)
    }
    const seconds = (performance.now() - began) / 1000
    return [
      { name: 'nightly backup', value: seconds, unit: 's' },
      ...(await ready.end('/readyz')),
      ...(await orders.end('my orders')),
    ]
  } finally {
    client.close()
    await server.end()
    await rm(folder, { recursive: true, force: true })
    await store.remove()
  }
}

/** Asks ten times a second, whether or not what was asked before is answered. */
function askAllTheTime(client: Client, path: string, cookie: string) {
  const times: number[] = []
  const refusals: number[] = []
  let longestSilence = 0
  let answeredAt = performance.now()
  const under = new Set<Promise<void>>()
  const ask = async () => {
    const began = performance.now()
    const { status } = await client.send('GET', path, { cookie })
    const now = performance.now()
    if (status !== 200) refusals.push(status)
    times.push(now - began)
    longestSilence = Math.max(longestSilence, now - answeredAt)
    answeredAt = now
  }
  const timer = setInterval(() => {
    const asked = ask().finally(() => under.delete(asked))
    under.add(asked)
  }, ASK_EVERY_MS)
  return {
    async end(name: string): Promise<Figure[]> {
      clearInterval(timer)
      await Promise.all(under)
      return [
        { name: `${name} meanwhile: asked`, value: times.length },
        {
          name: [`${name}: not answered with 200`, ...new Set(refusals)].join(', '),
          value: refusals.length,
          atMost: 0,
        },
        { name: `${name}: the middle`, value: percentile(times, 0.5), unit: 'ms' },
        { name: `${name}: 99th percentile`, value: percentile(times, 0.99), unit: 'ms' },
        {
          name: `${name}: longest wait`,
          value: Math.max(...times),
          unit: 'ms',
          atMost: MOST_SILENCE_MS,
        },
        { name: `${name}: longest silence`, value: longestSilence, unit: 'ms' },
      ]
    },
  }
}

async function get(client: Client, path: string, cookie: string): Promise<string> {
  const { status, body } = await client.send('GET', path, { cookie })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
  return body
}
