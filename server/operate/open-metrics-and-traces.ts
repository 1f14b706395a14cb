/** Opens the configured metrics and traces, and loads nothing else. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/open.ts'
import type { Config } from '../platform/config/config.ts'
import type { Notices } from '../platform/notices/notices.ts'
import { combineWatches } from './watching/combine-watches.ts'
import type { Watch } from './watching/watch.ts'

/**
 * One watch that is all of those that are asked for, the first around the others; null where none is.
 * Statements are followed from now on; jobs, messages and requests where they are handed over.
 */
export async function openMetricsAndTraces(
  config: Pick<Config, 'metrics' | 'traces'>,
  database: Database,
  notices: Notices,
  clock: () => Date,
  log: FastifyBaseLogger,
): Promise<Watch | null> {
  const watches: Watch[] = []
  if (config.metrics) {
    const { openMetrics } = await import('./metrics/open-metrics.ts')
    watches.push(await openMetrics(config.metrics, database, notices, clock))
  }
  if (config.traces) {
    const { openTraces } = await import('./traces/open-traces.ts')
    watches.push(openTraces(config.traces, log))
  }
  if (watches.length === 0) return null
  const watch = watches.reduce(combineWatches)
  database.watchStatements(watch.statement)
  return watch
}
