/** Changes several records one by one: a failure leaves the others changed. */
import { DatabaseUnavailable, isRetryableFailure } from '../../../database/unavailable.ts'
import { unavailableWriteError } from '../../../http/failures.ts'
import { AppError, failureText, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'

/**
 * @param failed what is said of one that failed, with why, for people
 * @returns what became of each, in the order of `named`
 * @throws DatabaseUnavailable when nothing was done yet
 */
export async function changeOrdersOneByOne<Result>(
  deps: Pick<Deps, 'log' | 'staffWords'>,
  named: readonly string[],
  change: (id: string) => Promise<Result>,
  failed: (id: string, message: string) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const id of named) {
    try {
      results.push(await change(id))
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable
      if (isAway && !isRetryableFailure(error) && results.length === 0) throw error
      const failure = isAway ? unavailableWriteError(error) : error
      if (!(error instanceof AppError)) deps.log.error({ err: error }, 'One of several failed.')
      const said = failure instanceof AppError ? failure.failure : say('serverErrorOfOne')
      results.push(failed(id, failureText(deps.staffWords, said)))
    }
  }
  return results
}
