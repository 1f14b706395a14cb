// Benchmark of the server's memory growth under ten minutes of load. The last minute is compared with the third,
// because the first two fill compiled code, caches, prepared statements, connections and PGlite's buffers; a minute
// counts by its mean, because resident memory rises and falls with each garbage collection.
import { repetitionsPerSecond } from './load.ts'
import { runMixedLoad } from './mixed-load.ts'
import type { Stores } from '../store.ts'
import type { Figure } from '../table.ts'

const MINUTES = 10
const MOST_GROWTH = 1.05

/** With `quick` one minute, whose tenths stand for the minutes. */
export async function measureGrowth(stores: Stores, quick: boolean): Promise<Figure[]> {
  const { load, samples } = await runMixedLoad(stores, quick ? 60_000 : MINUTES * 60_000)
  const tenths = meanOfEachPart(samples, MINUTES)
  const [third, last] = [tenths[2]!, tenths.at(-1)!]
  const [part, length] = quick ? ['tenth', '1 minute'] : ['minute', `${MINUTES} minutes`]
  return [
    {
      name: `placing and reading mixed, ${length}`,
      value: repetitionsPerSecond([load]),
      unit: '/s',
    },
    { name: `memory of the third ${part}`, value: third, unit: 'MB' },
    { name: `memory of the last ${part}`, value: last, unit: 'MB' },
    {
      name: `last ${part} ÷ third`,
      value: last / third,
      unit: '×',
      atMost: MOST_GROWTH,
    },
  ]
}

/** The mean of each of `count` parts of equal length, one after the other. */
export function meanOfEachPart(samples: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * samples.length) / count)
    const values = samples.slice(from, Math.floor(((part + 1) * samples.length) / count))
    return values.reduce((sum, value) => sum + value, 0) / values.length
  })
}
