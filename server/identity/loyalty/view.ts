/** Loyalty in API answers. */
import type { Loyalty, LoyaltyVoucher, PointsEntry } from '#contract/discounts/loyalty.ts'
import { REFERRAL_POINTS, REWARDS, tierStandingOf, type Tier } from '#domain/discounts/loyalty.ts'
import type { Words } from '#words/words.ts'
import type { EntryRow, VoucherRow } from './store.ts'

export function voucherView({ rewards }: Words, row: VoucherRow): LoyaltyVoucher {
  return {
    _id: row.id,
    rewardId: row.reward,
    ...rewards[row.reward],
    createdAt: row.created_at.toISOString(),
  }
}

/** @param signupUrl the address that an invitation leads to */
export function loyaltyView(
  words: Words,
  account: { points: number; earned: number },
  vouchers: readonly VoucherRow[],
  referral: { code: string; friends: number },
  signupUrl: string,
): Loyalty {
  const { tier, next } = tierStandingOf(account.earned)
  const named = ({ id, fromPoints }: Tier) => ({ id, name: words.tiers[id], fromPoints })
  return {
    points: account.points,
    earned: account.earned,
    tier: named(tier),
    nextTier: next && { ...named(next.tier), pointsToGo: next.pointsToGo },
    rewards: REWARDS.map(({ id, points }) => ({
      id,
      ...words.rewards[id],
      points,
      affordable: account.points >= points,
    })),
    vouchers: vouchers.map((row) => voucherView(words, row)),
    referral: {
      code: referral.code,
      link: `${signupUrl}?ref=${referral.code}`,
      points: REFERRAL_POINTS,
      friends: referral.friends,
    },
  }
}

export function pointsEntryView(words: Words, row: EntryRow): PointsEntry {
  return {
    _id: row.id,
    points: row.points,
    reason: row.reason,
    title: titleOf(words, row),
    // A friend's order is nobody else's business.
    orderId: row.reason === 'order' ? row.order_id : null,
    at: row.created_at.toISOString(),
  }
}

function titleOf({ points, rewards }: Words, row: EntryRow): string {
  if (row.reward) return rewards[row.reward].name
  const title = earnedBy(points, row)
  return row.points < 0 ? points.corrected({ title }) : title
}

function earnedBy(words: Words['points'], row: EntryRow): string {
  if (row.reason === 'order') return words.order({ number: row.order_number })
  return row.order_user_id === row.user_id ? words.invited : words.hasInvited
}
