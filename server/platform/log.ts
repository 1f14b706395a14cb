/** The process's log as JSON lines; a database outage takes one line a second, not a thousand. */
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { errorText, systemErrorMeaning } from '../database/error-text.ts'
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
      serializers: { err: writtenError },
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
    destination ?? standardOutput(),
  )
}

/** What is waiting to be written while the disk of the log is full; later lines are left out then. */
const MOST_WAITING_BYTES = 1024 * 1024

/** A log that can't be written is no reason to end. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_BYTES })
  output.on('error', () => {})
  return output
}

/** Anything that was thrown; what a code of the system means stands beside it. */
function writtenError(error: unknown): object {
  const meaning = systemErrorMeaning(error)
  const written =
    error instanceof Error
      ? stdSerializers.err(error)
      : { type: typeof error, message: errorText(error) }
  return { ...written, ...(meaning !== undefined && { meaning }) }
}
