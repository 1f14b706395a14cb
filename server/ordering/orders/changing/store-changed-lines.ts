/** Stores an order's priced new lines, with the effects on discounts and money. */
import type { Updateable } from 'kysely'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { isSameWindow } from '#domain/slots/delivery-windows.ts'
import type { WrittenItem } from '#domain/orders/order-items.ts'
import { windowOfSlotId } from '#domain/slots/slot-id.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { OrdersTable } from '../../../database/tables.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { LinesChange } from '../../../events/types/ordering.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'
import { settlePriceDifference } from '../../../billing/payments/settle-price-difference.ts'
import { moveDeliveryWindow } from '../../../catalog/slots/reserve-window.ts'
import { deliveryColumns, deliveryInMessage } from '../placing/check-delivery.ts'
import type { OpenDiscounts } from '../pricing/discounts.ts'
import { replaceOrderLines, type OrderChangeEntry } from '../record/lines-store.ts'
import { keptAdjustments, lineRows, orderSums } from '../record/priced-rows.ts'
import type { PricedChange } from '../pricing/price-order-change.ts'
import type { OrderRow } from '../record/orders-store.ts'

/**
 * Claims the discounts, replaces the lines, moves the delivery where it can't stay, and settles the money: what was
 * paid beyond the new total is given back, and what is missing is due.
 * @param order as it is, locked by `tx`
 * @param fields what else of the order changes with them
 * @returns what happened, for the event that the verb emits
 * @throws AppError `delivery_full` when no window that it can come back in has room
 */
export async function storeChangedLines(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'wordsFor'>,
  order: { locked: LockedOrder; before: OrderRow; settings: BusinessSettings },
  { quote, order: promised, back: wanted, delivery, expressLost }: PricedChange,
  open: OpenDiscounts,
  entry: OrderChangeEntry,
  fields: Updateable<OrdersTable> = {},
): Promise<LinesChange> {
  const { locked, before, settings } = order
  await open.claim(tx, before.id, quote)
  const from = locked.delivery_slot_id
  const back = await moveDeliveryWindow(tx, settings, promised, from, wanted)
  const sums = orderSums(quote)
  const entryId = await replaceOrderLines(
    tx,
    before,
    lineRows(before.id, quote),
    {
      ...fields,
      ...sums,
      adjustments: JSON.stringify(keptAdjustments(quote)),
      ...deliveryColumns(back),
      delivery_preference: delivery,
    },
    entry,
  )
  const [day, dayBefore] = [back.at, before.estimated_delivery_at].map((at) =>
    calendarDateIn(at, settings.timeZone),
  )
  const isMoved =
    day !== dayBefore || (from !== null && !isSameWindow(back.window, windowOfSlotId(from)))
  await settlePriceDifference(tx, deps, { ...locked, ...sums }, 'orderChanged', entry.at)
  return {
    entryId,
    from: before.lines.map(writtenItem),
    to: quote.lines.map(writtenItem),
    fromPaise: before.counted ? before.total_paise : null,
    toPaise: quote.totalPaise,
    losesExpress: expressLost !== null,
    ...deliveryInMessage(back, settings, isMoved),
  }
}

function writtenItem({ service, name, unit, quantity }: WrittenItem): WrittenItem {
  return { service, name, unit, quantity }
}
