// Benchmark of an attacked server: the effect on other callers, and its recovery.
import { setTimeout as wait } from 'node:timers/promises'
import { type RunningServer, startServer } from '../../e2e/server.ts'
import { type Plan, startAttack } from './attacks.ts'
import { type Client, openHttpClient } from '../client.ts'
import { percentile, runRepeatedly } from '../load/load.ts'
import { residentMb } from '../load/memory.ts'
import { addOrders } from '../stores/orders-in-bulk.ts'
import { CUSTOMER_IDS, customerCredentials, type Store, type Stores } from '../store.ts'
import type { Figure } from '../table.ts'

const HEAP_MB = 256
const MOST_P99_MS = 300
const MOST_MEMORY_LEFT = 1.1
const ATTACKED_MS = 20_000
/** So many look at something all the time, with a breath in between. */
const OTHERS = 4
const PAUSE_MS = 50
const BACK_AFTER_MS = 60_000
const ORDERS = 2000
/** The attacker has signed up too, and has ordered a lot. */
const [ATTACKER = '', OTHER = ''] = CUSTOMER_IDS

const PLANS: Record<string, Plan> = {
  '1,000 that ask and never read': { kind: 'never reads', count: 1000, addresses: 8 },
  '1,000 half-open': { kind: 'half-open', count: 1000, addresses: 8 },
  '64 compressed bombs': { kind: 'bombs', count: 64, addresses: 8 },
  '400 slot questions a second': { kind: 'slots', count: 400, addresses: 8 },
}

export async function measureHostileLoad(stores: Stores, quick: boolean): Promise<Figure[]> {
  const store = await stores.create((database) =>
    addOrders(database, { count: ORDERS, ordinaryIds: [ATTACKER], ordersEach: 200 }),
  )
  const figures: Figure[] = []
  try {
    for (const [name, plan] of Object.entries(PLANS))
      figures.push(...(await measureOne(store, name, plan, quick)))
    return figures
  } finally {
    await store.remove()
  }
}

async function measureOne(store: Store, name: string, plan: Plan, quick: boolean) {
  const server = await startServer({
    demo: false,
    dataDir: store.dataDir,
    env: { ...store.env, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
  })
  const client = openHttpClient(server.url, OTHERS)
  try {
    const [attacker, cookie] = await Promise.all(
      [ATTACKER, OTHER].map((id) => client.signIn(customerCredentials(id))),
    )
    const countedMs = quick ? ATTACKED_MS / 4 : ATTACKED_MS
    const path = `/api/orders/${ATTACKER}?limit=200`
    // What an ordinary load leaves behind, and one answer to each question, is there before and after.
    const undisturbed = await others(client, cookie!, countedMs)
    await client.send('GET', '/api/openapi.json')
    await client.send('GET', path, { cookie: attacker! })
    await wait(quick ? 2000 : 20_000)
    const before = await residentMb(server.pid)

    const attack = await startAttack(server.url, { ...plan, signedIn: { cookie: attacker!, path } })
    const durations = await others(client, cookie!, countedMs)
    const during = await residentMb(server.pid)
    await attack.stop()
    const after = await memoryAfter(server, quick ? BACK_AFTER_MS / 4 : BACK_AFTER_MS)
    if (after === 0) throw new Error(`The server did not survive:\n${server.output()}`)
    return [
      {
        name: `${name}: others before it, 99 of 100 within`,
        value: percentile(undisturbed, 0.99),
        unit: 'ms',
      },
      {
        name: `${name}: others, 99 of 100 within`,
        value: percentile(durations, 0.99),
        unit: 'ms',
        atMost: MOST_P99_MS,
      },
      { name: `${name}: memory during it`, value: during, unit: 'MB' },
      {
        name: `${name}: memory a minute later, of ${Math.round(before)} MB before`,
        value: after / before,
        unit: '×',
        atMost: MOST_MEMORY_LEFT,
      },
    ] satisfies Figure[]
  } finally {
    client.close()
    await server.end()
  }
}

/** What visitors and customers do all the time; each must succeed. */
async function others(client: Client, cookie: string, countedMs: number): Promise<number[]> {
  const asks = [
    ['/'],
    ['/api/business'],
    ['/api/slots?days=14'],
    [`/api/orders/${OTHER}`, cookie],
  ] as const
  const durations: number[] = []
  await runRepeatedly({ concurrency: OTHERS, warmUpMs: 500, countedMs }, async (runner) => {
    const [path, as] = asks[runner % asks.length]!
    const began = performance.now()
    const answer = await client.send('GET', path, as ? { cookie: as } : {})
    durations.push(performance.now() - began)
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`)
    await wait(PAUSE_MS)
  })
  return durations
}

/** Ordinary life goes on; gives what the memory has come down to by then. */
async function memoryAfter(server: RunningServer, ms: number): Promise<number> {
  const client = openHttpClient(server.url, 1)
  const until = performance.now() + ms
  while (performance.now() < until) {
    await client.send('GET', '/api/business')
    await wait(1000)
  }
  client.close()
  return residentMb(server.pid)
}
