/** Lists the SQL statements sent by a piece of code, for tests and the benchmark. */
import { AsyncLocalStorage } from 'node:async_hooks'

const recording = new AsyncLocalStorage<string[]>()

/** Called by the connection for every statement, `begin` and `commit` included. */
export function recordStatement(sql: string): void {
  recording.getStore()?.push(sql)
}

/**
 * Runs `fn` and lists every statement sent on its behalf, in order, whichever function sent it.
 * @returns what `fn` returned, and the statements' texts without their parameters
 */
export async function countStatements<T>(
  fn: () => Promise<T>,
): Promise<{ value: T; statements: string[] }> {
  const statements: string[] = []
  const value = await recording.run(statements, fn)
  return { value, statements }
}
