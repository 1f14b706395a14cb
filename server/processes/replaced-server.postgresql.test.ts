// No request is lost while the servers behind a proxy are replaced one by one.
// @soak
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signup } from '#contract/accounts/accounts.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { type RunningServer, startServer } from '../../e2e/server.ts'
import { openReadyProxy } from '../testing/stand-ins/ready-proxy.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const CALLERS = 4

let database: TestDatabase
const servers: RunningServer[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
})

async function start(): Promise<RunningServer> {
  const server = await startServer({
    demo: false,
    env: {
      DATABASE_URL: database.databaseUrl!,
      AUTH_SECRET: 'shared-by-all-servers-of-this-one-laundry',
      DRAIN_SECONDS: '4',
    },
  })
  servers.push(server)
  return server
}

/** Reads and writes through the proxy, one after the other, until it is told to stop. */
async function ask(url: string, caller: number, isOver: () => boolean): Promise<number[]> {
  const statuses: number[] = []
  while (!isOver()) {
    const email = `caller-${caller}-${statuses.length}@replaced.example`
    const written = await fetch(`${url}${signup.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha Rao', email, password: 'a-replaced-server-24' }),
    })
    await written.arrayBuffer()
    const read = await fetch(`${url}${catalogue.path}`)
    await read.arrayBuffer()
    statuses.push(written.status, read.status)
  }
  return statuses
}

// Only PostgreSQL serves several processes.
describe('replacing servers', () => {
  it('loses no request', { timeout: 180_000 }, async () => {
    const proxy = await openReadyProxy()
    const first = await start()
    const second = await start()
    proxy.add(first.url)
    proxy.add(second.url)
    await proxy.untilReady(2)

    let isOver = false
    const asking = Promise.all(
      Array.from({ length: CALLERS }, (_, caller) => ask(proxy.url, caller, () => isOver)),
    )
    process.kill(first.pid, 'SIGTERM')
    await proxy.untilReady(1)
    expect(await first.exited).toBe(0)
    const third = await start()
    proxy.add(third.url)
    await proxy.untilReady(2)
    process.kill(second.pid, 'SIGTERM')
    expect(await second.exited).toBe(0)
    isOver = true

    const statuses = (await asking).flat()
    await proxy.close()
    expect(statuses.length).toBeGreaterThan(CALLERS * 4)
    expect(new Set(statuses)).toEqual(new Set([200, 201]))
  })
})
