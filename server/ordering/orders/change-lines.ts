/** Staff change what is in an order: it is priced again and recorded. */
import { areSameLines } from '#domain/changed-lines.ts'
import type { OrderLine } from '#domain/pricing.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { catalogueOf } from '../../billing/companies/catalogue-of.ts'
import { orderEvent } from '../../billing/order-event.ts'
import { checkSeen } from './check-seen.ts'
import { reopenDiscounts } from './discounts.ts'
import { orderNotFound } from '../../http/not-found.ts'
import { orderedLines, priceChange } from './price-change.ts'
import { lockOrder } from '../../billing/locked-order.ts'
import { findOrder, type OrderRow } from './store.ts'
import { quoteView } from './quote-view.ts'
import { storeLines } from './store-lines.ts'

export interface LineChange {
  lines: readonly OrderLine[]
  /** Why, in staff's words to the customer. */
  reason: string
  /** The new total that staff were shown, in rupees. */
  total: number
  /** How many changes the order had when staff looked at it. */
  revision: number
}

/**
 * Puts other lines in the place of an order's. What was ordered keeps its price and new items take
 * today's (domain/changed-lines.ts). Laundry Club cover is given back and taken again: what the order
 * had stays within its reach even when that period has ended. Any other discount is kept as long as it
 * takes something off, and is given back when it doesn't; no other is taken. The promised delivery follows the services. What was paid beyond the new total is given back, and what
 * is missing is due (server/billing/order-payments/settle-difference.ts). The same lines once more change nothing and notify nobody.
 * @throws AppError `order_not_found`, `no_longer_changeable`, `delivery_full`, `changed_meanwhile` when somebody else
 *   changed the lines since staff looked, `price_changed` when the total is another than was shown,
 *   and the refusals of a selection
 */
export async function changeLines(
  deps: Deps,
  staff: Person,
  id: string,
  input: LineChange,
): Promise<OrderRow> {
  const [offered, settings] = await Promise.all([deps.catalogue.current(), deps.settings.current()])
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockOrder(tx, id)
    if (!locked) throw orderNotFound()
    const before = (await findOrder(tx, { kind: 'id', id }))!
    if (areSameLines(orderedLines(before), input.lines)) return
    const open = await reopenDiscounts(tx, before, { now, lock: true })
    const catalogue = await catalogueOf(tx, offered, before.company_id)
    const changed = priceChange({ catalogue, settings }, before, input.lines, open.discounts)
    await checkSeen(tx, id, input, quoteView(deps.words, changed.quote))
    const order = { locked, before, settings }
    const by = { id: staff.id, actor: 'staff' } as const
    const entry = { by, reason: input.reason, parts: null, at: now }
    const data = await storeLines(tx, deps, order, changed, open, entry)
    await emit(tx, deps, orderEvent('order.lines_changed', before, staff.id, now, data))
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}
