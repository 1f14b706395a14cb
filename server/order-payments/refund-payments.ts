/** Staff give money of an order back. */
import { formatPaise, fromRupees } from '#domain/money.ts'
import { recordDeed } from '../audit/record-deed.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { giveBack } from './give-back.ts'
import { settleRefund } from './settle-refund.ts'
import { lockPayable } from './store.ts'

/**
 * @param amount in rupees; all that was paid and isn't given back when undefined
 * @throws AppError `order_not_found`, `not_refundable`, `payment_unavailable` (then it is tried again by itself)
 */
export async function refundPayments(
  deps: Deps,
  staff: Person,
  orderId: string,
  { amount, reason }: { amount?: number | undefined; reason: string },
): Promise<void> {
  const now = deps.clock()
  const refundIds = await inTransaction(deps.db, async (tx) => {
    const order = await lockPayable(tx, orderId)
    if (!order) throw new AppError('order_not_found', 'Order not found.')
    const leftPaise = order.paid_paise
    const amountPaise = amount === undefined ? leftPaise : paiseOf(amount)
    if (leftPaise === 0)
      throw new AppError('not_refundable', 'There is nothing left of this order to give back.')
    if (amountPaise > leftPaise)
      throw new AppError('not_refundable', `At most ${formatPaise(leftPaise)} can be given back.`)
    const giving = { reason, by: staff.id, cardsOnly: false }
    const given = await giveBack(tx, deps, order, amountPaise, giving, now)
    await recordDeed(tx, {
      actorId: staff.id,
      action: 'order.refunded',
      subject: { type: 'order', id: orderId },
      summary: `Order ${order.number}: gave back ${formatPaise(given.givenPaise)}`,
      details: { amountPaise: given.givenPaise },
      at: now,
    })
    return given.refundIds
  })
  for (const refundId of refundIds) {
    const outcome = await settleRefund(deps, refundId).catch((error: unknown) => {
      deps.log.error({ err: error, refundId }, 'a refund could not be asked for')
      throw new AppError(
        'payment_unavailable',
        'The payment service can’t be reached. The refund is tried again by itself.',
      )
    })
    if (outcome && !outcome.ok) throw new AppError('not_refundable', outcome.message)
  }
}

function paiseOf(rupees: number): number {
  try {
    return fromRupees(rupees)
  } catch {
    throw new AppError('invalid_input', 'Please give the amount in rupees and whole paise.')
  }
}
