/** What this process has noticed that staff should know: said once in the log, and in the console until it ends. */
import type { FastifyBaseLogger } from 'fastify'

export interface Notices {
  /** Adds a notice, with the first such `code` alone; the message is shown to staff. */
  add(code: string, message: string): void
  list(): { code: string; message: string }[]
}

export function openNotices(log: FastifyBaseLogger): Notices {
  const notices = new Map<string, string>()
  return {
    add(code, message) {
      if (notices.has(code)) return
      notices.set(code, message)
      log.warn({ notice: code }, message)
    },
    list: () => [...notices].map(([code, message]) => ({ code, message })),
  }
}
