// Result of a rule: a value or a refusal, returned instead of thrown.

export type Success<T> = { readonly ok: true; readonly value: T }
export type Failure<E> = { readonly ok: false; readonly error: E }
export type Result<T, E> = Success<T> | Failure<E>

/** Wraps what a rule worked out. */
export function ok<T>(value: T): Success<T> {
  return { ok: true, value }
}

/** Wraps the reason why a rule refused. */
export function fail<E>(error: E): Failure<E> {
  return { ok: false, error }
}
