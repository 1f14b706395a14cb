/** SQL for referrals and the order that earned their points. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** Ties a person's referral to the completed order that both sides get their points for. */
export async function linkReferral(tx: Tx, userId: string, orderId: string): Promise<void> {
  await tx
    .updateTable('referrals')
    .set({ order_id: orderId })
    .where('user_id', '=', userId)
    .execute()
}

/** What people have got for inviting a person, and that person for being invited. */
export function sumReferralPoints(tx: Tx, userId: string) {
  return tx
    .selectFrom('loyalty_entries')
    .innerJoin('orders', 'orders.id', 'loyalty_entries.order_id')
    .select((eb) => ['loyalty_entries.user_id', eb.fn.sum<number>('points').as('points')])
    .where('orders.user_id', '=', userId)
    .where('reason', '=', 'referral')
    .groupBy('loyalty_entries.user_id')
    .execute()
}

/** Whose points of an invitation changed with an order. */
export function selectReferralPointsOfOrder(tx: Tx, orderId: string) {
  return tx
    .selectFrom('loyalty_entries')
    .select('user_id as userId')
    .distinct()
    .where('order_id', '=', orderId)
    .where('reason', '=', 'referral')
    .orderBy('user_id')
    .execute()
}

/** Whether a person has paid for a membership and not got all of it back. */
export async function hasPaidForClub(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('charges')
    .innerJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
    .select('charges.id')
    .where('subscriptions.user_id', '=', userId)
    .where('charges.status', '=', 'succeeded')
    .whereRef('charges.amount_paise', '>', 'charges.refunded_paise')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Ties a person's referral to their earliest other completed order, or to none.
 * @param withFree whether an order that cost nothing counts
 * @returns whether there is one
 */
export async function moveReferralToOtherOrder(
  tx: Tx,
  userId: string,
  fromOrderId: string,
  withFree: boolean,
): Promise<boolean> {
  const row = await tx
    .updateTable('referrals')
    .set((eb) => ({
      order_id: eb
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.user_id', '=', userId)
        .where('orders.id', '<>', fromOrderId)
        .where('orders.status', '=', 'completed')
        .$if(!withFree, (query) =>
          query.where(sql`revenue_paise(status, total_paise, goodwill_paise)`, '>', 0),
        )
        .orderBy('orders.completed_at')
        .orderBy('orders.id')
        .limit(1),
    }))
    .where('referrals.user_id', '=', userId)
    .returning('order_id')
    .executeTakeFirst()
  return row?.order_id != null
}
