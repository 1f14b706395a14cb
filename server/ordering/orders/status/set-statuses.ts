/** Sets one status on several orders, or undoes it, each order in its own transaction. */
import type { StatusResult, UndoResult } from '#contract/orders/order-list.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Person } from '../../../http/callers/session.ts'
import { changeOrdersOneByOne } from './change-orders-one-by-one.ts'
import { setStatus } from './set-status.ts'
import { selectStatuses } from '../listing/staff-lists.ts'
import { undoStatus } from './undo-status.ts'
import { undoableStatusChangeView } from '../listing/view.ts'

/**
 * One after the other, as if each had been set alone: recorded, its customer notified, in the audit log. What
 * fails for one order leaves the others as they were set, and can be tried again.
 * @param reason what customers read of why their orders are cancelled
 * @returns what became of each, in the order of `ids`; an id named twice counts once
 */
export async function setStatuses(
  deps: Deps,
  staff: Person,
  ids: readonly string[],
  status: OrderStatus,
  reason: string | null = null,
): Promise<StatusResult[]> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))]
  const before = new Map((await selectStatuses(deps.db, named)).map((row) => [row.id, row.status]))
  return changeOrdersOneByOne<StatusResult>(
    deps,
    named,
    async (id) => {
      const order = await setStatus(deps, staff, id, status, { reason })
      const undo = undoableStatusChangeView(order, deps.clock())
      return before.get(id) === status
        ? { id, outcome: 'unchanged', message: null, undo: null }
        : { id, outcome: 'set', message: null, undo }
    },
    (id, message) => ({ id, outcome: 'failed', message, undo: null }),
  )
}

/**
 * Takes changes back, the same way. Taking one back twice changes nothing more.
 * @param changes of orders' histories
 * @returns what became of each, in their order
 */
export function undoStatuses(
  deps: Deps,
  staff: Person,
  changes: readonly string[],
): Promise<UndoResult[]> {
  return changeOrdersOneByOne<UndoResult>(
    deps,
    [...new Set(changes)],
    async (change) => {
      await undoStatus(deps, staff, Number(change))
      return { change, outcome: 'undone', message: null }
    },
    (change, message) => ({ change, outcome: 'failed', message }),
  )
}
