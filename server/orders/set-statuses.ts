/** Staff set one status on several orders, each in a transaction of its own. */
import type { StatusResult } from '#contract/order-board.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import type { Deps } from '../deps.ts'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { AppError } from '../http/app-error.ts'
import { unavailableWrite } from '../http/failures.ts'
import type { Person } from '../http/session.ts'
import { setStatus } from './set-status.ts'
import { statusesOf } from './staff-lists.ts'

/**
 * One after the other, as if each had been set by itself: recorded, announced, in the audit log. What
 * fails for one order leaves the others as they were set, and can be tried again.
 * @returns what became of each, in the order of `ids`; an id named twice counts once
 */
export async function setStatuses(
  deps: Deps,
  staff: Person,
  ids: readonly string[],
  status: OrderStatus,
): Promise<StatusResult[]> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))]
  const before = new Map((await statusesOf(deps.db, named)).map((row) => [row.id, row.status]))
  const results: StatusResult[] = []
  for (const id of named) {
    try {
      await setStatus(deps, staff, id, status)
      const outcome = before.get(id) === status ? 'unchanged' : 'set'
      results.push({ id, outcome, message: null })
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable
      if (isAway && results.length === 0) throw error
      const failure = isAway ? unavailableWrite(error) : error
      if (!(error instanceof AppError)) deps.log.error({ err: error }, 'A status could not be set.')
      const message =
        failure instanceof AppError ? failure.message : 'Something went wrong on our side.'
      results.push({ id, outcome: 'failed', message })
    }
  }
  return results
}
