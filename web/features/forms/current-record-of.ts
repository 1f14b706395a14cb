// Newer version of a record, taken from the refusal of an outdated save.
import { ApiError } from '#web/lib/api.ts'

/** The record as it is now, when a change was refused because of somebody else's. */
export function currentRecordOf<V>(error: unknown): V | null {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return null
  return (error.body as { current?: V }).current ?? null
}
