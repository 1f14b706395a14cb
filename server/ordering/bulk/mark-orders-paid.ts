/** Marks several orders as paid, all in cash or all by UPI. */
import type { InputOf } from '#contract/base/call.ts'
import type { BulkResult, markOrdersPaid } from '#contract/orders/order-bulk.ts'
import { markPaid } from '../../billing/payments/mark-paid.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, failureText } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { forEachOrder } from './for-each-order.ts'

/** An order of which nothing is due any more is left as it is, so that the same call twice takes nothing twice. */
export function markOrdersPaidOneByOne(
  deps: Deps,
  staff: Person,
  { orders, method }: InputOf<typeof markOrdersPaid>['body'],
): Promise<BulkResult[]> {
  return forEachOrder(deps, orders, async ({ id }, { amount }) => {
    try {
      await markPaid(deps, staff, id, { method, amount })
      return 'done'
    } catch (error) {
      if (error instanceof AppError && error.code === 'nothing_due')
        return { unchanged: failureText(deps.staffWords, error.failure) }
      throw error
    }
  })
}
