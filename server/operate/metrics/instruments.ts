/** Metrics recorded as they happen: requests, statements, jobs, messages and refused slots. */
import { Counter, Histogram, type Registry } from '@prometheus-io/client'
import { PICKUP_ERRORS } from '#contract/base/errors.ts'
import { requestMethod, requestPath } from '../watching/request-path.ts'
import type { Watch } from '../watching/watch.ts'

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5]
const WORK_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 30, 120]

/** Kinds of statements that are counted apart; every other is `other`. */
const STATEMENT = /^\s*(select|insert|update|delete|begin|commit|rollback)\b/i

const SLOT_REFUSALS: ReadonlySet<string> = new Set(PICKUP_ERRORS)

/** Every label has a bounded number of values, all of them known to the product; none comes from a caller. */
export function openMetricInstruments(register: Registry): Omit<Watch, 'close'> {
  const registers = [register]
  const requests = new Histogram({
    name: 'washline_http_request_duration_seconds',
    help: 'Answered requests by contract path; streams are left out.',
    labelNames: ['method', 'path', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const refusedSlots = new Counter({
    name: 'washline_slots_refused_total',
    help: 'Pickups that could not be had, by error code; slot_full is one.',
    labelNames: ['code'] as const,
    registers,
  })
  const statements = new Histogram({
    name: 'washline_database_statement_duration_seconds',
    help: 'SQL statements, by their first word.',
    labelNames: ['kind'] as const,
    buckets: STATEMENT_BUCKETS,
    registers,
  })
  const jobs = new Histogram({
    name: 'washline_job_batch_duration_seconds',
    help: 'Batches of jobs that this process did, by queue.',
    labelNames: ['queue'] as const,
    buckets: WORK_BUCKETS,
    registers,
  })
  const failedJobs = new Counter({
    name: 'washline_job_failures_total',
    help: 'Tries of jobs that failed in this process, by queue.',
    labelNames: ['queue'] as const,
    registers,
  })
  const messages = new Histogram({
    name: 'washline_message_duration_seconds',
    help: 'Messages handed to mail server, SMS gateway or push service, by channel and outcome.',
    labelNames: ['channel', 'outcome'] as const,
    buckets: WORK_BUCKETS,
    registers,
  })
  // A rate needs a zero to begin with.
  for (const code of PICKUP_ERRORS) refusedSlots.inc({ code }, 0)

  return {
    async statement(sql, run) {
      const began = performance.now()
      try {
        return await run()
      } finally {
        const kind = STATEMENT.exec(sql)?.[1]?.toLowerCase() ?? 'other'
        statements.observe({ kind }, secondsSince(began))
      }
    },
    async jobs(queue, count, run) {
      const began = performance.now()
      try {
        const failed = await run()
        failedJobs.inc({ queue }, failed ? failed.size : 0)
        return failed
      } catch (error) {
        failedJobs.inc({ queue }, count)
        throw error
      } finally {
        jobs.observe({ queue }, secondsSince(began))
      }
    },
    async message(channel, run) {
      const began = performance.now()
      let outcome = 'failed'
      try {
        const sent = await run()
        outcome = 'sent'
        return sent
      } finally {
        messages.observe({ channel, outcome }, secondsSince(began))
      }
    },
    requests(app) {
      app.addHook('onResponse', (request, reply, done) => {
        if (reply.failureCode !== null && SLOT_REFUSALS.has(reply.failureCode))
          refusedSlots.inc({ code: reply.failureCode })
        if (!request.routeOptions.config.call?.stream)
          requests.observe(
            {
              method: requestMethod(request),
              path: requestPath(request),
              status: `${Math.floor(reply.statusCode / 100)}xx`,
            },
            reply.elapsedTime / 1000,
          )
        done()
      })
    },
  }
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
