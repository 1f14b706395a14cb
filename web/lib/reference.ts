// Reference of a failed request in the server's log, which a person can read out to the help desk.

/** "Reference 7KQ2M-9XD4A", where the server's words for a failure say so; null elsewhere. */
export function referenceIn(error: unknown): string | null {
  return /Reference [\w.-]+/.exec(String(error))?.[0] ?? null
}
