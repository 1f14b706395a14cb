/** The common frame of setting changes: compares with the editor's version and records the differences. */
import { createHash } from 'node:crypto'
import { AppError, say } from '../../platform/app-error.ts'

type Fields = Record<string, unknown>

/** A short hash of a record: equal for equal fields. */
export function hashFields(fields: object): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22)
}

/** A record with its version, as it is answered. */
export function withVersion<F extends object>(fields: F): F & { version: string } {
  return { ...fields, version: hashFields(fields) }
}

/**
 * Somebody else's change is never undone unseen.
 * @param current the record as it is, locked
 * @param seen the version that the editor started from
 * @throws AppError `changed_meanwhile` with the record as it is now
 */
export function refuseStaleVersion(current: object, seen: string): void {
  if (hashFields(current) !== seen) throw changedMeanwhileError(withVersion(current))
}

export function changedMeanwhileError(current: unknown): AppError {
  return new AppError('changed_meanwhile', say('changedSince'), { current })
}

export interface Difference {
  from: Fields
  to: Fields
}

/** The fields that differ, as they were and as they are; null when none does. */
export function changedFieldsBetween<F extends object>(before: F, after: F): Difference | null {
  const was = Object.fromEntries(Object.entries(before))
  const is = Object.fromEntries(Object.entries(after))
  const names = Object.keys(was).filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  )
  if (names.length === 0) return null
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { from: pick(was), to: pick(is) }
}
