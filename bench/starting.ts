// Benchmark of starting the product: time until it is ready.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../e2e/server.ts'
import { percentile } from './load/load.ts'
import type { Stores } from './store.ts'
import type { Figure } from './table.ts'

const MOST_WARM_S = 1.5
const MOST_FIRST_S = 10

/** From the start of the process to the first good answer of /readyz; PGlite's, as `npm start` has it. */
export async function measureStartTime(stores: Stores, quick: boolean): Promise<Figure[]> {
  if (stores.engine !== 'pglite') return []
  const first: number[] = []
  const warm: number[] = []
  const afterKill: number[] = []
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'washline-bench-'))
    first.push(await startOnce(dataDir, 'end'))
    for (let again = 0; again < 3; again += 1) warm.push(await startOnce(dataDir, 'end'))
    await startOnce(dataDir, 'kill')
    afterKill.push(await startOnce(dataDir, 'end'))
    await rm(dataDir, { recursive: true, force: true })
  }
  return [
    { name: 'warm start', value: percentile(warm, 0.5), unit: 's', atMost: MOST_WARM_S },
    { name: 'start after a kill -9', value: percentile(afterKill, 0.5), unit: 's' },
    {
      name: 'first start with demo data',
      value: percentile(first, 0.5),
      unit: 's',
      atMost: MOST_FIRST_S,
    },
    ...(quick
      ? []
      : [
          { name: 'building the web app, once before that', value: buildWeb(), unit: 's' as const },
        ]),
  ]
}

/** What `npm start` does before the server when the web app's sources have changed. */
function buildWeb(): number {
  const began = performance.now()
  const command = join(import.meta.dirname, '../tools/build-web.ts')
  const { status } = spawnSync(process.execPath, [command, '--force', '--quiet'])
  if (status !== 0) throw new Error('The web app could not be built.')
  return (performance.now() - began) / 1000
}

async function startOnce(dataDir: string, end: 'end' | 'kill'): Promise<number> {
  const began = performance.now()
  const server = await startServer({ dataDir })
  const seconds = (performance.now() - began) / 1000
  await server[end]()
  return seconds
}
