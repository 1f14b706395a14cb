/** The process's log: lines of JSON, where an outage of the database takes one a second and not a thousand. */
import { type DestinationStream, type Logger, pino } from 'pino'
import { isConnectionFailure } from '../database/unavailable.ts'

const BETWEEN_LINES_MS = 1000

/**
 * Opens the log. Of the failures that only say that the database is away, whatever reports them, one a
 * second is written; `suppressed` counts those that were left out before it.
 * @param level the lowest that is written, by pino's names
 * @param destination standard output if left out
 * @param milliseconds a clock that only runs forward
 */
export function openLog(
  level: string,
  destination?: DestinationStream,
  milliseconds = () => performance.now(),
): Logger {
  let lastAt = -Infinity
  let suppressed = 0
  return pino(
    {
      level,
      hooks: {
        logMethod(args, method) {
          const about: unknown = args[0]
          const isObject = typeof about === 'object' && about !== null
          if (!isObject || !('err' in about) || !isConnectionFailure(about.err))
            return method.apply(this, args)
          const now = milliseconds()
          if (now - lastAt < BETWEEN_LINES_MS) {
            suppressed += 1
            return undefined
          }
          lastAt = now
          const [, ...rest] = args as unknown[]
          const line = [{ ...about, ...(suppressed > 0 && { suppressed }) }, ...rest]
          suppressed = 0
          return method.apply(this, line as typeof args)
        },
      },
    },
    destination as DestinationStream,
  )
}
