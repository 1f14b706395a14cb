// Benchmark of the server's memory while orders are placed and read.
import { repetitionsPerSecond } from './load.ts'
import { runMixedLoad } from './mixed-load.ts'
import type { Stores } from '../store.ts'
import type { Figure } from '../table.ts'

export async function measureMemory(stores: Stores, quick: boolean): Promise<Figure[]> {
  const { load, samples } = await runMixedLoad(stores, quick ? 15_000 : 60_000)
  return [
    {
      name: 'placing and reading mixed, 16 at a time',
      value: repetitionsPerSecond([load]),
      unit: '/s',
    },
    { name: 'memory of the server under it, highest', value: Math.max(...samples), unit: 'MB' },
  ]
}
