/** Stores a new order with its places, discounts, payment and event, in one go. */
import { addPhone } from '../../../identity/accounts/record/add-phone.ts'
import { requireFreeNumber } from '../../../identity/phone/customers/require-free-number.ts'
import { PLACING_PAYMENTS } from '../../../billing/payments/placing-payments.ts'
import { inOneGo, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Deps } from '../../../platform/deps.ts'
import { putOnOrder } from '../../garments/put-on-order.ts'
import type { OpenDiscounts } from '../pricing/discounts.ts'
import { insertOrder, newOrderRow } from '../record/insert-order.ts'
import { findOrder, type OwnOrderRow } from '../record/orders-store.ts'
import type { WrittenDelivery } from './check-delivery.ts'
import type { Offer, Placing } from './check-request.ts'
import { orderLimits } from './order-limits.ts'
import { orderRows, type Decided } from './order-rows.ts'
import { PICKUPS } from './pickups.ts'

/** @returns the order as reading it gives */
export async function writeOrder(
  tx: Tx,
  deps: Deps,
  placing: Placing,
  offer: Offer,
  decided: Decided & { discounts: OpenDiscounts; newPhone: string | null; said: WrittenDelivery },
  now: Date,
): Promise<OwnOrderRow> {
  const { customer, by, isByStaff } = placing
  const { settings } = offer
  const { order, quote, delivery, discounts, newPhone, said } = decided
  const { row, lines } = orderRows(placing, offer, decided, now)
  const pickup = PICKUPS[order.pickupHandOver]
  const slot = { pickupDate: order.pickupDate, pickupTime: order.pickupTime }
  const promoCode = discounts.codeUsed(quote)
  if (newPhone !== null && customer.email === '') await requireFreeNumber(tx, customer.id, newPhone)
  // The phone goes before the order, which shares the lock on its customer's row, and after the discounts:
  // two at once would wait for each other. The order goes before what it takes: a repeated key ends there.
  const [, stored, isPaid, , garments] = await inOneGo([
    newPhone === null ? Promise.resolve() : addPhone(tx, customer.id, newPhone, now),
    insertOrder(
      tx,
      row,
      lines,
      { id: by.id, actor: isByStaff ? 'staff' : 'customer' },
      orderLimits(deps, settings, customer, by),
    ),
    PLACING_PAYMENTS[order.paymentMethod].record(tx, row, now),
    discounts.claim(tx, row.id, quote),
    putOnOrder(tx, row, order.garmentIds ?? []),
    pickup.reserve(tx, settings, slot, delivery),
    emit(
      tx,
      deps,
      orderEvent('order.placed', row, by.id, now, {
        ...slot,
        totalPaise: row.counted ? row.total_paise : null,
        ...said,
        ...(promoCode !== null && { promoCode }),
      }),
    ),
  ])
  const isHandedIn = await pickup.handIn(tx, deps, row, order, { staff: by, at: now })
  if (isPaid || isHandedIn) return (await findOrder(tx, { kind: 'id', id: row.id }))!
  return newOrderRow(stored, lines, garments)
}
