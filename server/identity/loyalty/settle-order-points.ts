/** Adjusts an order's points to its cost: its own, and those of an invitation. */
import { pointsOfOrder, REFERRAL_POINTS } from '#domain/discounts/loyalty.ts'
import { revenuePaise, type OrderAccount } from '#domain/orders/order-money.ts'
import type { Tx } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { newId } from '../../platform/ids.ts'
import {
  hasPaidForClub,
  moveReferralToOtherOrder,
  sumReferralPoints,
  linkReferral,
} from './referral-store.ts'
import { insertPointsEntry, selectPointsOfOrder, settleCustomerPoints } from './store.ts'

type Order = { readonly id: string; readonly user_id: string }

/**
 * A completed order has given one point for every whole rupee that it costs, and the first one of
 * somebody who was invited, once they have paid for something, what the invitation promised. An order that is not completed any more has
 * given nothing. Repeated, it changes nothing more. The order must be locked by `tx`.
 * @param when.at when the order got there, which dates the points; `when.now` dates what people hear
 * @returns what happened to an invitation
 */
export async function settleOrderPoints(
  tx: Tx,
  order: Order,
  account: OrderAccount,
  { now, at }: { now: Date; at: Date },
): Promise<NewEvent[]> {
  const referral = await settleCustomerPoints(tx, {
    id: newId(at),
    user_id: order.user_id,
    points: pointsOfOrder(revenuePaise(account)),
    order_id: order.id,
    created_at: at,
  })
  if (!referral) return []
  const about = {
    subject: { kind: 'referral', id: order.user_id },
    actor: null,
    data: { userId: order.user_id, orderId: order.id },
    at: now,
  }
  const given = await selectPointsOfOrder(tx, order.id)
  const give = async (userId: string, points: number) => {
    if (points === 0) return
    const before = given.find((row) => row.user_id === userId && row.reason === 'referral')
    await insertPointsEntry(tx, {
      id: newId(at),
      user_id: userId,
      points,
      reason: 'referral',
      order_id: order.id,
      voucher_id: null,
      revision: before?.changes ?? 0,
      created_at: at,
    })
  }
  // A free trial's order brings nothing; one that a paid membership covers does.
  const isMember = await hasPaidForClub(tx, order.user_id)
  const counts = account.status === 'completed' && (isMember || revenuePaise(account) > 0)
  if (!counts) {
    if (referral.order_id !== order.id) return []
    // Another order of theirs stands for it; else it is as though there had been none.
    if (await moveReferralToOtherOrder(tx, order.user_id, order.id, isMember)) return []
    for (const side of await sumReferralPoints(tx, order.user_id))
      await give(side.user_id, -side.points)
    return [{ ...about, type: 'referral.revoked' }]
  }
  if (referral.order_id !== null) return []
  await linkReferral(tx, order.user_id, order.id)
  const { referrer_id: referrerId } = referral
  for (const userId of [order.user_id, ...(referrerId ? [referrerId] : [])])
    await give(userId, REFERRAL_POINTS)
  return [{ ...about, type: 'referral.rewarded' }]
}
