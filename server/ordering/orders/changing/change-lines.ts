/** Counts or changes an order's lines, by staff: prices the order again and records the change. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { areLinesEqual } from '#domain/orders/changed-lines.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import { lockOrder } from '../../../order/locked-order.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Person } from '../../../http/callers/session.ts'
import { countOrderInTransaction } from './count-order.ts'
import { orderedLinesOf } from '../pricing/price-order-change.ts'
import { findOrder, type OrderRow } from '../record/orders-store.ts'

export interface LineChange {
  lines: readonly OrderLine[]
  /** Why, in staff's words to the customer; empty where there is nothing to say of a first count. */
  reason: string
  /** The new total that staff were shown, in rupees. */
  total: number
  /** How many changes the order had when staff looked at it. */
  revision: number
  /** Whether the customer said yes to the total. */
  agreed?: boolean | undefined
  /** Whether staff let it go beyond what the order's company may owe. */
  beyondLimit?: boolean | undefined
}

/**
 * Puts other lines in the place of an order's, or the first where it was taken to be counted (`countOrderInTransaction`).
 * The same lines once more change nothing and notify nobody.
 * @throws AppError `order_not_found`, and what `countOrderInTransaction` throws
 */
export async function changeLines(
  deps: Deps,
  staff: Person,
  id: string,
  { lines, reason, agreed, beyondLimit, ...seen }: LineChange,
): Promise<OrderRow> {
  const laundry = deps.laundry(branchOfOrder({ id }))
  const [catalogue, settings] = await Promise.all([
    laundry.catalogue.current(),
    laundry.settings.current(),
  ])
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockOrder(tx, id)
    const before = (await findOrder(tx, { kind: 'id', id }))!
    if (before.counted && areLinesEqual(orderedLinesOf(before), lines)) return
    const order = { locked, before, catalogue, settings }
    const count = { lines, reason, seen, agreed, beyondLimit }
    const events = await countOrderInTransaction(tx, deps, staff, order, count, now)
    await emit(tx, deps, ...events)
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}
