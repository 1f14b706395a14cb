/**
 * Frees memory after a burst of work: V8 collects only on new allocations, so an idle process could keep its garbage
 * for hours.
 */
import { performance } from 'node:perf_hooks'

const EVERY_MS = 10_000
/** The share of an interval that the process may have worked in: collecting then keeps nobody waiting. */
const RESTS_BELOW = 0.2
/** How much more than after the last collection must be in use: collecting takes a tenth of a second. */
const WORTH_FROM = 1.25

/**
 * Looks every ten seconds whether the process rests with a grown heap, and collects then. Does nothing where Node
 * was started without `--expose-gc`.
 */
export function releaseMemory(everyMs = EVERY_MS): void {
  const collect = globalThis.gc
  if (!collect) return
  let usedAfter = 0
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization >= RESTS_BELOW || process.memoryUsage().heapUsed < usedAfter * WORTH_FROM)
      return
    collect()
    usedAfter = process.memoryUsage().heapUsed
  }, everyMs)
  timer.unref()
}
