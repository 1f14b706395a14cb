/** The rows of loyalty: points, vouchers and invitations. */
import type { Generated } from 'kysely'
import type { RewardId, PointReason } from '#domain/discounts/loyalty.ts'

export interface LoyaltyAccountsTable {
  user_id: string
  points: Generated<number>
  earned: Generated<number>
}

export interface LoyaltyEntriesTable {
  id: string
  user_id: string
  points: number
  reason: PointReason
  order_id: string | null
  voucher_id: string | null
  /** Which change of what this order gave this person it is; 0 is the first. */
  revision: Generated<number>
  created_at: Date
}

export interface VouchersTable {
  id: string
  user_id: string
  reward: RewardId
  status: Generated<'open' | 'used' | 'returned'>
  order_id: string | null
  idempotency_key: string | null
  created_at: Date
}

export interface ReferralCodesTable {
  user_id: string
  code: string
}

export interface ReferralsTable {
  user_id: string
  referrer_id: string | null
  order_id: string | null
  created_at: Date
}
