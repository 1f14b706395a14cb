// The metrics port of a real process, and figures that only a real process has.
// @both-engines
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../../e2e/server.ts'
import { freePort } from '../../testing/local-servers.ts'
import { openTestDatabase, testEngine, type TestDatabase } from '../../testing/test-database.ts'
import { readMetricSamples } from './test-samples.ts'

const TOKEN = 'a-token-of-sixteen-characters'

let database: TestDatabase
let server: RunningServer | undefined
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => server?.stop())
afterAll(() => database.close())

async function start(env: Record<string, string>): Promise<RunningServer> {
  const { databaseUrl } = database
  server = await startServer({
    demo: false,
    env: { ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })
  return server
}

it(
  'shows metrics on their own port, with values that only a real process has',
  { timeout: 180_000 },
  async () => {
    const port = await freePort()
    const { url } = await start({ METRICS_PORT: String(port), METRICS_TOKEN: TOKEN })
    const own = `http://127.0.0.1:${port}`
    expect((await fetch(`${own}/metrics`)).status).toBe(401)
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect((await fetch(`${own}/`, { headers })).status).toBe(404)
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(404)

    const samples = readMetricSamples(await (await fetch(`${own}/metrics`, { headers })).text())
    expect(samples.get('washline_database_connections{state="idle"}')).toBeGreaterThan(0)
    expect(samples.get('washline_database_waiting')).toBe(0)
    expect(samples.get('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(samples.get('process_memory_bytes{kind="resident"}')).toBeGreaterThan(10_000_000)
    expect(
      samples.get('washline_event_loop_delay_seconds{quantile="0.99"}'),
    ).toBeGreaterThanOrEqual(0)
    // Only the embedded database is written by this process itself.
    const syncs = [...samples].filter(([name, value]) => name.includes('_pglite_') && value > 0)
    expect(syncs).toHaveLength(testEngine === 'pglite' ? 2 : 0)
  },
)
