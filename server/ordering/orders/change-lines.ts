/** Staff change what is in an order: it is priced again and recorded. */
import { areSameLines } from '#domain/changed-lines.ts'
import { toRupees } from '#domain/money.ts'
import type { WrittenItem } from '#domain/order-items.ts'
import type { OrderLine } from '#domain/pricing.ts'
import { calendarDateIn } from '#domain/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { orderEvent } from '../../billing/order-event.ts'
import { settleDifference } from '../../billing/order-payments/settle-difference.ts'
import { reopenDiscounts } from './discounts.ts'
import { countChanges, replaceLines } from './lines-store.ts'
import { keptAdjustments, lineRows, orderSums } from './order-rows.ts'
import { orderNotFound } from '../../http/not-found.ts'
import { orderedLines, priceChange } from './price-change.ts'
import { lockOrder } from '../../billing/locked-order.ts'
import { findOrder, type OrderRow } from './store.ts'
import { quoteView } from './quote-view.ts'

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
 * @throws AppError `order_not_found`, `no_longer_changeable`, `changed_meanwhile` when somebody else
 *   changed the lines since staff looked, `price_changed` when the total is another than was shown,
 *   and the refusals of a selection
 */
export async function changeLines(
  deps: Deps,
  staff: Person,
  id: string,
  input: LineChange,
): Promise<OrderRow> {
  const [catalogue, settings] = await Promise.all([
    deps.catalogue.current(),
    deps.settings.current(),
  ])
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockOrder(tx, id)
    if (!locked) throw orderNotFound()
    const before = (await findOrder(tx, { kind: 'id', id }))!
    if (areSameLines(orderedLines(before), input.lines)) return
    const open = await reopenDiscounts(tx, before, { now, lock: true })
    const changed = priceChange({ catalogue, settings }, before, input.lines, open.discounts)
    const { quote, estimatedDeliveryAt, delivery, expressLost } = changed
    if ((await countChanges(tx, id)) !== input.revision)
      throw new AppError('changed_meanwhile', say('orderChangedSince'))
    if (input.total !== toRupees(quote.totalPaise))
      throw new AppError(
        'price_changed',
        say('orderPriceChanged', { totalPaise: quote.totalPaise }),
        { quote: quoteView(deps.words, quote) },
      )

    await open.claim(tx, id, quote)
    const sums = orderSums(quote)
    const entryId = await replaceLines(
      tx,
      before,
      lineRows(id, quote),
      {
        ...sums,
        adjustments: JSON.stringify(keptAdjustments(quote)),
        estimated_delivery_at: estimatedDeliveryAt,
        delivery_preference: delivery,
      },
      {
        by: { id: staff.id, actor: 'staff' },
        reason: input.reason,
        parts: null,
        at: now,
      },
    )
    const [promised, promisedBefore] = [estimatedDeliveryAt, before.estimated_delivery_at].map(
      (at) => calendarDateIn(at, settings.timeZone),
    ) as [string, string]
    const changedOrder = { ...locked, ...sums }
    await settleDifference(tx, deps, changedOrder, deps.words.moneyReasons.orderChanged, now)
    const data = {
      entryId,
      from: before.lines.map(writtenItem),
      to: quote.lines.map(writtenItem),
      fromPaise: before.total_paise,
      toPaise: quote.totalPaise,
      losesExpress: expressLost !== null,
      deliveryDate: promised === promisedBefore ? null : promised,
    }
    await emit(tx, deps, orderEvent('order.lines_changed', before, staff.id, now, data))
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}

function writtenItem({ service, name, unit, quantity }: WrittenItem): WrittenItem {
  return { service, name, unit, quantity }
}
