/** The process's end: by a signal, or after the npm that started it has gone. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Npm passes a Ctrl-C on that the terminal has sent already; what comes later is another one. */
const SAME_SIGNAL_MS = 1000

/** Requests have ten seconds and jobs five; a database that doesn't answer any more has the rest. */
const LONGEST_END_MS = 20_000

const PARENT_LOOK_MS = 1000

/** What ends a process. */
export interface Ending {
  /** Says that no more requests should come; those that do are answered. */
  leave(): void
  /** For how long requests still come after that, in seconds: until every proxy has asked. */
  drainSeconds: number
  /** Finishes what is under way. */
  close(): Promise<void>
}

/**
 * Ends the process in order once it is asked to, and at once when it is asked again. What SIGTERM asks
 * is announced first, for whatever replaces the process sends that; the terminal's Ctrl-C ends it sooner.
 */
export function shutDownOnSignal(ending: Ending, log: FastifyBaseLogger): void {
  const fail = (error: unknown) => {
    log.error({ err: error }, 'the server did not end in order')
    process.exit(1)
  }
  let askedAt: number | null = null
  const begin = async (drainMs: number) => {
    if (askedAt !== null) return
    askedAt = performance.now()
    ending.leave()
    await wait(drainMs)
    setTimeout(() => fail(new Error('Something is still under way.')), LONGEST_END_MS).unref()
    await ending.close()
    process.exit(0)
  }
  const ask = (drainMs: number) => {
    // Nothing that was answered is lost by ending at once; it only isn't polite.
    if (askedAt !== null && performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1)
    begin(drainMs).catch(fail)
  }
  process.on('SIGTERM', () => ask(ending.drainSeconds * 1000))
  process.on('SIGINT', () => ask(0))
  if (process.env.npm_lifecycle_event) endWithParent(() => void begin(0).catch(fail))
}

/** Ends the process at once, for what it would still write could be another one's. */
export function stopProcessAtOnce(reason: Error): never {
  process.stderr.write(`Washline stopped at once. ${reason.message}\n`)
  process.exit(1)
}

/** Npm ends its shell when it is asked to end, and many shells don't pass that on. */
function endWithParent(end: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, PARENT_LOOK_MS).unref()
}
