/** A signed-in person's loyalty: points, tier, rewards and invitation link. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { idempotencyHeader, instant, pageQuery } from '../base/fields.ts'
import { REWARDS, TIERS, POINT_REASONS } from '#domain/discounts/loyalty.ts'

const tier = z.object({
  id: z.enum(TIERS.map(({ id }) => id)),
  name: z.string(),
})

/** A redeemed reward that the next order it fits will use automatically. */
export const voucher = z.object({
  _id: z.string(),
  rewardId: z.enum(REWARDS.map(({ id }) => id)),
  name: z.string(),
  description: z.string(),
  createdAt: instant,
})
export type LoyaltyVoucher = z.output<typeof voucher>

export const loyalty = z.object({
  /** To be spent; below 0 where points that were spent were taken back with their order. */
  points: z.number(),
  /** Ever earned; decides the tier. */
  earned: z.number(),
  tier: z.object({ ...tier.shape, fromPoints: z.number() }),
  /** Null in the highest tier. */
  nextTier: z.nullable(z.object({ ...tier.shape, fromPoints: z.number(), pointsToGo: z.number() })),
  rewards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      points: z.number(),
      affordable: z.boolean(),
    }),
  ),
  vouchers: z.array(voucher),
  referral: z.object({
    code: z.string(),
    link: z.string(),
    /** What each side gets at the friend's first completed order. */
    points: z.number(),
    /** How many invited people have had one. */
    friends: z.number(),
  }),
})
export type Loyalty = z.output<typeof loyalty>

export const pointsEntry = z.object({
  _id: z.string(),
  /** Negative for a redeemed reward, and for what an order gave and no longer does. */
  points: z.number(),
  reason: z.enum(POINT_REASONS),
  title: z.string(),
  /** The customer's own order that earned them, or null. */
  orderId: z.nullable(z.string()),
  at: instant,
})
export type PointsEntry = z.output<typeof pointsEntry>

export const readLoyalty = defineCall({
  method: 'GET',
  path: '/api/loyalty',
  summary: "The caller's points, tier, rewards, vouchers and invitation link",
  access: 'own',
  answers: { 200: loyalty },
})

export const listPoints = defineCall({
  method: 'GET',
  path: '/api/loyalty/history',
  summary: "What the caller's points came from and went to, newest first",
  access: 'own',
  query: z.object(pageQuery),
  answers: { 200: z.array(pointsEntry) },
})

export const redeemReward = defineCall({
  method: 'POST',
  path: '/api/loyalty/rewards/:id/redeem',
  changes: ['loyalty'],
  summary:
    'Turn points into a voucher for the next order; repeat with the same Idempotency-Key and it is still one',
  access: 'own',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  headers: idempotencyHeader,
  answers: { 201: voucher, 200: voucher },
  errors: ['unknown_reward', 'not_enough_points', 'key_reused'],
  limit: { minute: 30 },
})
