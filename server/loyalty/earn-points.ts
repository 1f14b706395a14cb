/** Gives the points of a completed order, and those of an invitation once a friend has paid for something. */
import { pointsOfOrder, REFERRAL_POINTS, referralNews, welcomeNews } from '#domain/loyalty.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { announce } from '../notifications/announce.ts'
import { newId } from '../platform/ids.ts'
import { insertEntry, orderTotalPaise, settleReferral } from './store.ts'

/**
 * Once per order, however often it is completed. An order that staff move on from completed keeps its
 * points, as it keeps its invoice.
 */
export async function earnPoints(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  order: { id: string; user_id: string },
  now: Date,
): Promise<void> {
  const totalPaise = await orderTotalPaise(tx, order.id)
  const points = pointsOfOrder(totalPaise)
  const earned = { order_id: order.id, voucher_id: null, created_at: now }
  if (points > 0)
    await insertEntry(tx, {
      ...earned,
      id: newId(now),
      user_id: order.user_id,
      points,
      reason: 'order',
    })

  const referral = await settleReferral(tx, {
    userId: order.user_id,
    orderId: order.id,
    totalPaise,
  })
  if (!referral) return
  const sides = [
    { userId: order.user_id, news: welcomeNews() },
    ...(referral.referrer_id ? [{ userId: referral.referrer_id, news: referralNews() }] : []),
  ]
  for (const { userId, news } of sides) {
    await insertEntry(tx, {
      ...earned,
      id: newId(now),
      user_id: userId,
      points: REFERRAL_POINTS,
      reason: 'referral',
    })
    await announce(tx, deps, {
      userId,
      subject: `referral:${order.id}`,
      ...news,
      link: '/profile?tab=loyalty',
      at: now,
    })
  }
}
