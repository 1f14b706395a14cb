// Load: work repeated for a given time at a given concurrency, and its figures.

/** How long each repetition took that ended in the counted time, in milliseconds. */
export interface Load {
  durations: number[]
  countedMs: number
}

/** How work is repeated: first to warm up, then counted. */
export interface Pace {
  concurrency: number
  warmUpMs: number
  countedMs: number
}

/** @param work gets which of the concurrent runners it is for */
export async function runRepeatedly(
  pace: Pace,
  work: (runner: number) => Promise<void>,
): Promise<Load> {
  const countFrom = performance.now() + pace.warmUpMs
  const end = countFrom + pace.countedMs
  const durations: number[] = []
  // Each runner begins again when its work is done: that is what makes so many at a time.
  const run = async (runner: number): Promise<void> => {
    for (let began = performance.now(); began < end; began = performance.now()) {
      await work(runner)
      const finished = performance.now()
      if (finished >= countFrom && finished < end) durations.push(finished - began)
    }
  }
  await Promise.all(Array.from({ length: pace.concurrency }, (_, runner) => run(runner)))
  return { durations, countedMs: pace.countedMs }
}

export function repetitionsPerSecond(loads: readonly Load[]): number {
  const done = loads.reduce((sum, { durations }) => sum + durations.length, 0)
  return (done / loads.reduce((sum, { countedMs }) => sum + countedMs, 0)) * 1000
}

/** The value that a share of `values` does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
