/** Loyalty as the API answers it. */
import type { Loyalty, LoyaltyVoucher, PointsEntry } from '#contract/loyalty.ts'
import { REFERRAL_POINTS, REWARDS, rewardOf, standingOf } from '#domain/loyalty.ts'
import type { EntryRow, VoucherRow } from './store.ts'

export function voucherView(row: VoucherRow): LoyaltyVoucher {
  const { name, description } = rewardOf(row.reward)
  return {
    _id: row.id,
    rewardId: row.reward,
    name,
    description,
    createdAt: row.created_at.toISOString(),
  }
}

/** @param signupUrl the address that an invitation leads to */
export function loyaltyView(
  account: { points: number; earned: number },
  vouchers: readonly VoucherRow[],
  referral: { code: string; friends: number },
  signupUrl: string,
): Loyalty {
  const { tier, next } = standingOf(account.earned)
  return {
    points: account.points,
    earned: account.earned,
    tier,
    nextTier: next && { ...next.tier, pointsToGo: next.pointsToGo },
    rewards: REWARDS.map(({ id, name, description, points }) => ({
      id,
      name,
      description,
      points,
      affordable: account.points >= points,
    })),
    vouchers: vouchers.map(voucherView),
    referral: {
      code: referral.code,
      link: `${signupUrl}?ref=${referral.code}`,
      points: REFERRAL_POINTS,
      friends: referral.friends,
    },
  }
}

export function entryView(row: EntryRow): PointsEntry {
  return {
    _id: row.id,
    points: row.points,
    reason: row.reason,
    title: titleOf(row),
    // A friend's order is nobody else's business.
    orderId: row.reason === 'order' ? row.order_id : null,
    at: row.created_at.toISOString(),
  }
}

function titleOf(row: EntryRow): string {
  if (row.reward) return rewardOf(row.reward).name
  const title = earnedBy(row)
  return row.points < 0 ? `${title}, corrected` : title
}

function earnedBy(row: EntryRow): string {
  if (row.reason === 'order') return row.order_number ? `Order ${row.order_number}` : 'An order'
  return row.order_user_id === row.user_id ? 'Welcome from a friend' : 'A friend’s first order'
}
