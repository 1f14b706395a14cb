// Logging to the browser's console, for errors and people who investigate them; nothing else writes there.

/** Takes a short text on what failed and the error itself or other details. */
export function logProblem(what: string, details: unknown): void {
  console.error(what, details)
}
