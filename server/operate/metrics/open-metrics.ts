/** The metrics of one process; loaded only when enabled. */
import type { Server } from 'node:http'
import { Registry } from '@prometheus-io/client'
import type { Database } from '../../database/open.ts'
import type { MetricsConfig } from '../../platform/config/config.ts'
import type { Notices } from '../../platform/notices/notices.ts'
import type { Watch } from '../watching/watch.ts'
import { addDatabaseMetrics } from './database-metrics.ts'
import { openMetricInstruments } from './instruments.ts'
import { addProcessMetrics } from './process-metrics.ts'
import { addMetricsRoute, startMetricsServer } from './serve-metrics.ts'

/**
 * Begins to measure, and serves what is measured as the settings say.
 * @throws Error when the port of the metrics can't be had
 */
export async function openMetrics(
  { own, token }: MetricsConfig,
  database: Database,
  notices: Notices,
  clock: () => Date,
): Promise<Watch> {
  const register = new Registry()
  const instruments = openMetricInstruments(register)
  const stopProcess = addProcessMetrics(register, notices)
  addDatabaseMetrics(register, database, clock)

  // Who asks while it is read gets what is read.
  let reading: Promise<string> | null = null
  const readable = {
    contentType: register.contentType,
    metrics: () =>
      (reading ??= register.metrics().finally(() => {
        reading = null
      })),
  }
  const server: Server | null = own && (await startMetricsServer(readable, { ...own, token }))
  return {
    ...instruments,
    requests(app) {
      instruments.requests(app)
      if (own === null && token !== null) addMetricsRoute(app, readable, token)
    },
    async close() {
      stopProcess()
      server?.close()
      server?.closeAllConnections()
    },
  }
}
