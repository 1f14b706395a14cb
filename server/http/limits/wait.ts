/** The time to wait before a retry: in words, and in the Retry-After header. */
import type { SaidOf } from '#words/said.ts'
import type { Words } from '#words/words.ts'
import { AppError, type Failure } from '../../platform/app-error.ts'

type Failures = Words['failures']

/** Sentences that say how long to wait. */
export type WaitKind = {
  [Kind in keyof Failures]: SaidOf<Failures, Kind> extends { params: infer Params }
    ? { seconds: number } extends Params
      ? Kind
      : never
    : never
}[keyof Failures]

/** A refusal that holds for some seconds. */
export function tryLaterError(failure: Failure, seconds: number): AppError {
  const error = new AppError('too_many_requests', failure)
  error.retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return error
}
