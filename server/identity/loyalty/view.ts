/** Loyalty in API answers. */
import type { Loyalty, LoyaltyVoucher, PointsEntry } from '#contract/discounts/loyalty.ts'
import {
  REFERRAL_POINTS,
  REWARDS,
  rewardOf,
  standingOf,
  type Tier,
} from '#domain/discounts/loyalty.ts'
import type { Words } from '#words/words.ts'
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
  { tiers }: Words,
  account: { points: number; earned: number },
  vouchers: readonly VoucherRow[],
  referral: { code: string; friends: number },
  signupUrl: string,
): Loyalty {
  const { tier, next } = standingOf(account.earned)
  const named = ({ id, fromPoints }: Tier) => ({ id, name: tiers[id], fromPoints })
  return {
    points: account.points,
    earned: account.earned,
    tier: named(tier),
    nextTier: next && { ...named(next.tier), pointsToGo: next.pointsToGo },
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

export function entryView({ points: words }: Words, row: EntryRow): PointsEntry {
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

function titleOf(words: Words['points'], row: EntryRow): string {
  if (row.reward) return rewardOf(row.reward).name
  const title = earnedBy(words, row)
  return row.points < 0 ? words.corrected({ title }) : title
}

function earnedBy(words: Words['points'], row: EntryRow): string {
  if (row.reason === 'order') return words.order({ number: row.order_number })
  return row.order_user_id === row.user_id ? words.invited : words.hasInvited
}
