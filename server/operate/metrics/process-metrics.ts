/** The process's own metrics, read on request: CPU, memory, event loop delay, notices. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import { SERVER_NOTICES } from '#domain/settings/server-notices.ts'
import type { Notices } from '../../platform/notices/notices.ts'

/** The loop is looked at so often. */
const LOOK_EVERY_MS = 20
const QUANTILES = [0.5, 0.99, 1]

/**
 * Adds them under the names that Prometheus recommends.
 * @returns how to stop watching the event loop
 */
export function addProcessMetrics(register: Registry, notices: Notices): () => void {
  const registers = [register]
  const started = new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process was started, in seconds since 1970.',
    registers,
  })
  started.set(performance.timeOrigin / 1000)
  const cpu = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU that the process has used, of all its threads.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1_000_000)
    },
  })
  cpu.inc(0)
  const memory = new Gauge({
    name: 'process_memory_bytes',
    help: 'Memory of the process: resident in all, heap in use, buffers outside of it.',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      const { rss, heapUsed, external } = process.memoryUsage()
      memory.set({ kind: 'resident' }, rss)
      memory.set({ kind: 'heap' }, heapUsed)
      memory.set({ kind: 'external' }, external)
    },
  })
  const noticed = new Gauge({
    name: 'washline_server_notice',
    help: 'Whether the process has noticed something about how it is run, 1 or 0.',
    labelNames: ['code'] as const,
    registers,
    collect() {
      for (const code of SERVER_NOTICES) noticed.set({ code }, 0)
      for (const { code } of notices.list()) noticed.set({ code }, 1)
    },
  })

  const delays = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS })
  delays.enable()
  const delay = new Gauge({
    name: 'washline_event_loop_delay_seconds',
    help: 'How late timers ran since the metrics were read before, by quantile.',
    labelNames: ['quantile'] as const,
    registers,
    collect() {
      // Each look is timed with the wait before it.
      for (const quantile of QUANTILES) {
        const nanoseconds = delays.count === 0 ? 0 : delays.percentile(quantile * 100)
        delay.set(
          { quantile: String(quantile) },
          Math.max(0, nanoseconds / 1e9 - LOOK_EVERY_MS / 1000),
        )
      }
      delays.reset()
    },
  })
  return () => void delays.disable()
}
