// Loyalty scheme: earning points, tiers, rewards, and a reward's discount on an order.
import { dueAfterAdjustments as dueOf, type AdjustableLine, type Discount } from './adjustments.ts'
import { formatPaise } from '../base/money.ts'
import type { Paise } from '../base/money.ts'

/** What each side gets at the friend's first completed order that cost something. */
export const REFERRAL_POINTS = 200

/** Why points are added or taken. */
export const POINT_REASONS = ['order', 'referral', 'reward'] as const
export type PointReason = (typeof POINT_REASONS)[number]

export type TierId = 'silver' | 'gold' | 'platinum'

export type Tier = { readonly id: TierId; readonly fromPoints: number }

/** By points ever earned: spending them never costs a tier. */
export const TIERS = [
  { id: 'silver', fromPoints: 0 },
  { id: 'gold', fromPoints: 1000 },
  { id: 'platinum', fromPoints: 5000 },
] as const satisfies readonly Tier[]

export type RewardId = 'five-off' | 'free-dry-cleaning' | 'twenty-off'

export type Reward = {
  readonly id: RewardId
  readonly name: string
  readonly description: string
  readonly points: number
  /** A sum off the order, or its dearest dry-clean piece free. */
  readonly gives: { readonly offPaise: Paise } | 'dearest-dry-clean-piece'
}

/** The three rewards. */
export const REWARDS: readonly Reward[] = [
  {
    id: 'five-off',
    name: `${formatPaise(500)} off`,
    description: 'Comes off the total of your next order.',
    points: 500,
    gives: { offPaise: 500 },
  },
  {
    id: 'free-dry-cleaning',
    name: 'Free dry cleaning',
    description: 'The dearest dry-clean piece of your next order costs nothing.',
    points: 1000,
    gives: 'dearest-dry-clean-piece',
  },
  {
    id: 'twenty-off',
    name: `${formatPaise(2000)} off`,
    description: 'Comes off the total of your next order.',
    points: 2000,
    gives: { offPaise: 2000 },
  },
]

/** @throws Error for an id that no reward has, which the database never holds */
function rewardOf(id: RewardId): Reward {
  const reward = REWARDS.find((each) => each.id === id)
  if (!reward) throw new Error(`There is no reward ${id}.`)
  return reward
}

/** One point for every whole rupee that a completed order costs. */
export function pointsOfOrder(revenuePaise: Paise): number {
  return Math.floor(revenuePaise / 100)
}

export type Standing = {
  readonly tier: Tier
  /** Null from the highest tier on. */
  readonly next: { readonly tier: Tier; readonly pointsToGo: number } | null
}

/** @param earned points ever earned, 0 or more */
export function tierStandingOf(earned: number): Standing {
  const reached = TIERS.findLastIndex((tier) => earned >= tier.fromPoints)
  const next = TIERS[reached + 1]
  return {
    tier: TIERS[reached]!,
    next: next ? { tier: next, pointsToGo: next.fromPoints - earned } : null,
  }
}

/** What is left of `points` after a reward; null when they don't suffice. */
export function pointsAfterChange(points: number, reward: Pick<Reward, 'points'>): number | null {
  return points >= reward.points ? points - reward.points : null
}

/** A redeemed reward that is still to be used. */
export type Voucher = { readonly id: string; readonly reward: RewardId }

type DiscountedLine = Pick<
  AdjustableLine,
  'service' | 'quantity' | 'unitPricePaise' | 'coveredQuantity'
>

/** The source of what redeemed rewards take off. */
export const VOUCHER = 'voucher'

/**
 * What a customer's vouchers take off an order: the first that takes anything off it is used, so that
 * the free dry cleaning waits for an order with a dry-clean piece.
 * @param vouchers the oldest first
 */
export function voucherDiscount<V extends Voucher>(vouchers: readonly V[]): Discount<V> {
  return {
    source: VOUCHER,
    candidates: (priced) =>
      vouchers.map((voucher) => ({
        label: rewardOf(voucher.reward).name,
        paise: rewardDiscountPaise(voucher.reward, priced.lines, dueOf(priced)),
        use: voucher,
      })),
  }
}

/**
 * What a voucher takes off: never more than is due. A dry-clean piece that the Laundry Club covers is
 * free already, so the dearest of the others counts.
 * @param duePaise items and express fee without what the Club covers
 */
export function rewardDiscountPaise(
  rewardId: RewardId,
  lines: readonly DiscountedLine[],
  duePaise: Paise,
): Paise {
  const { gives } = rewardOf(rewardId)
  if (gives !== 'dearest-dry-clean-piece') return Math.min(gives.offPaise, duePaise)
  const prices = lines
    .filter((line) => line.service === 'dry-cleaning' && line.quantity > line.coveredQuantity)
    .map((line) => line.unitPricePaise)
  return Math.min(Math.max(0, ...prices), duePaise)
}
