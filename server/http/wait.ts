/** Says when to try again: in words, and as the header that programs read. */
import { AppError } from '../platform/app-error.ts'

/** "a minute", "5 minutes", "an hour", "20 hours": rounded up, so that it is never too early. */
export function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes === 1) return 'a minute'
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}

/** A refusal that holds for some seconds. */
export function tryLater(message: string, seconds: number): AppError {
  const error = new AppError('too_many_requests', message)
  error.retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return error
}
