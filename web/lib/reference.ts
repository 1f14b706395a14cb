// Reference of a failed request in the server's log, which a person can read out to the help desk.
import { ApiError } from './api.ts'

/** "7KQ2M-9XD4A", where the server says so; null elsewhere. */
export function supportReferenceOf(error: unknown): string | null {
  const body = error instanceof ApiError ? error.body : null
  const given = typeof body === 'object' && body !== null && 'requestId' in body && body.requestId
  return typeof given === 'string' ? given : null
}
