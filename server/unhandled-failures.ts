/** Failures that the process survives: unhandled rejections, and system errors such as a full disk. */
import type { FastifyBaseLogger } from 'fastify'

/**
 * Logs what fails outside of any request or job. A bug in a timer still ends the process, for nobody knows
 * what it left half done; that the system refused something says what was not done.
 */
export function logUnhandledFailures(log: Pick<FastifyBaseLogger, 'error' | 'fatal'>): void {
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'something failed that nobody waited for')
  })
  process.on('uncaughtException', (error) => {
    if (isOfSystem(error)) {
      log.error({ err: error }, 'the system refused something')
      return
    }
    log.fatal({ err: error }, 'the server ends because of a fault in it')
    process.exit(1)
  })
}

function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error
}
