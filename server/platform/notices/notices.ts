/** Notices of this process about its operation: for its log, its metrics and staff. */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerNotice } from '#domain/settings/server-notices.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'

export interface Notice {
  code: ServerNotice
  /** For staff and whoever looks after the server. */
  message: string
  since: Date
}

export interface Notices {
  /** An id of this process, which tells its notices from those of others. */
  server: string
  /**
   * Adds a notice or says that it goes on; the log has it at most once an hour.
   * @param about which of several of one code it is, such as a host; the latest message of each is kept
   */
  add(code: ServerNotice, message: string, about?: string): void
  /** Forgets every notice of a code, for it is over. */
  end(code: ServerNotice): void
  /** The longest going on first. */
  list(): Notice[]
}

const LOGGED_EVERY_MS = 60 * 60_000

/** What is noticed by chance, when somebody calls, has no end that could be noticed too. */
const LASTS_MS = DAY_MS

/** Callers choose what some notices are about. */
const MOST_OF_A_CODE = 5

interface Kept extends Notice {
  lastMs: number
}

/** @param clock the present instant */
export function openServerNotices(log: FastifyBaseLogger, clock: () => Date): Notices {
  const kept = new Map<string, Kept>()
  /** When the log had each; what comes and goes is in it no oftener than what stays. */
  const logged = new Map<string, number>()
  const forgetOld = (nowMs: number) => {
    for (const [key, { lastMs }] of kept) if (nowMs - lastMs > LASTS_MS) kept.delete(key)
    for (const [key, atMs] of logged) if (nowMs - atMs >= LOGGED_EVERY_MS) logged.delete(key)
  }
  return {
    server: randomUUID(),
    add(code, message, about = '') {
      const since = clock()
      const nowMs = since.getTime()
      forgetOld(nowMs)
      const key = `${code} ${about}`
      const before = kept.get(key)
      if (!before && [...kept.values()].filter((one) => one.code === code).length >= MOST_OF_A_CODE)
        return
      const notice = before ?? { code, message, since, lastMs: nowMs }
      notice.message = message
      notice.lastMs = nowMs
      kept.set(key, notice)
      if (logged.has(key)) return
      logged.set(key, nowMs)
      log.warn({ notice: code }, message)
    },
    end(code) {
      for (const [key, notice] of kept) if (notice.code === code) kept.delete(key)
    },
    list() {
      forgetOld(clock().getTime())
      return [...kept.values()].map(({ code, message, since }) => ({ code, message, since }))
    },
  }
}
