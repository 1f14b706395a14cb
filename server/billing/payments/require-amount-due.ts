/** Refuses a payment that is not due, already pending, or of a different amount than the payer saw. */
import { toRupees, type Paise } from '#domain/base/money.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { refuseUncountedOrder } from '../../order/refuse-uncounted-order.ts'

/**
 * @param order locked until the transaction ends
 * @param seen what was seen as due, in rupees; undefined by clients that don't say
 * @param isCardAsked whether a payment by card is under way, read since the order is locked
 * @returns what is due of the order
 * @throws AppError `not_counted`, `nothing_due`, `price_changed`, `payment_pending`
 */
export function requireAmountDue(
  order: LockedOrder,
  seen: number | undefined,
  isCardAsked: boolean,
): Paise {
  refuseUncountedOrder(order)
  const { duePaise } = orderMoney(orderAmountsFromRow(order))
  if (duePaise === 0) throw new AppError('nothing_due', say('nothingDue'))
  if (seen !== undefined && seen !== toRupees(duePaise))
    throw new AppError('price_changed', say('otherDue', { duePaise }))
  if (isCardAsked) throw new AppError('payment_pending', say('cardCharging'))
  return duePaise
}
