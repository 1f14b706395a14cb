/** Refunds an order's payments at staff's request. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'
import { goodwillLeft } from '#domain/orders/order-money.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { paiseFromRupees } from '../paise-from-rupees.ts'
import { refundOrderAmount } from './refund-order-amount.ts'
import { requireWithinRefundCap } from '../refund-cap.ts'
import { newId } from '../../platform/ids.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { orderEvent } from '../../order/order-event.ts'
import { settleRefundsNow } from './settle-refunds-now.ts'
import { settleOrderRevenue } from './settle-order-revenue.ts'
import { insertGoodwill } from './goodwill-store.ts'
import { hasFailedRefund } from './store.ts'

/**
 * What was paid beyond what the order costs goes back first. The rest is goodwill: the order costs that
 * much less from then on, with a credit note where it has an invoice, and it is never due again.
 * @param amount in rupees; all that was paid and isn't given back when undefined
 * @param reference of what is sent by UPI
 * @param way how staff hand over what was paid by card, once its card didn't take a refund of the order; of
 *   what is owed alone
 * @throws AppError `order_not_found`, `not_refundable`, `payment_unavailable` (then it is tried again automatically)
 */
export async function refundPayments(
  deps: Deps,
  staff: Person,
  orderId: string,
  {
    amount,
    reason,
    reference,
    way,
  }: {
    amount?: number | undefined
    reason: string
    reference?: string | undefined
    way?: TakenByHand | undefined
  },
): Promise<void> {
  const now = deps.clock()
  const { timeZone } = await deps.laundry(branchOfOrder({ id: orderId })).settings.current()
  const refundIds = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const leftPaise = order.paid_paise
    const amountPaise = amount === undefined ? leftPaise : paiseFromRupees(amount)
    if (leftPaise === 0) throw new AppError('not_refundable', say('orderFullyRefunded'))
    if (amountPaise > leftPaise)
      throw new AppError('not_refundable', say('refundTooLarge', { mostPaise: leftPaise }))
    if (way !== undefined && !(await hasFailedRefund(tx, orderId)))
      throw new AppError('not_refundable', say('refundToCard'))
    await requireWithinRefundCap(tx, staff, amountPaise, { now, timeZone })
    const goodwillPaise = goodwillLeft(orderAmountsFromRow(order), amountPaise)
    if (way !== undefined && goodwillPaise > 0)
      throw new AppError(
        'not_refundable',
        say('refundTooLarge', { mostPaise: amountPaise - goodwillPaise }),
      )
    const lowered = { ...order, goodwill_paise: order.goodwill_paise + goodwillPaise }
    if (goodwillPaise > 0)
      await insertGoodwill(tx, {
        id: newId(now),
        order_id: orderId,
        amount_paise: goodwillPaise,
        handed_paise: goodwillPaise,
        reason,
        given_by: staff.id,
        created_at: now,
      })
    const input = { reason, reference, by: staff.id, automaticOnly: false, way }
    const given = await refundOrderAmount(tx, deps, lowered, amountPaise, input, now)
    const points =
      goodwillPaise > 0 ? await settleOrderRevenue(tx, deps, given.order, now, { reason }) : []
    const data = { amountPaise: given.givenPaise, goodwillPaise }
    const refunded = orderEvent('order.refunded', order, staff.id, now, data)
    await emit(tx, deps, ...given.events, ...points, refunded)
    return given.refundIds
  })
  await settleRefundsNow(deps, refundIds)
}
