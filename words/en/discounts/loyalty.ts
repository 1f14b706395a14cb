// Points: tiers, invitations and reasons for points.
import { REFERRAL_POINTS, type RewardId, REWARDS, type TierId } from '#domain/discounts/loyalty.ts'

export const tiers: Readonly<Record<TierId, string>> = {
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
}

export const rewards = Object.fromEntries(
  REWARDS.map(({ id, name, description }) => [id, { name, description }]),
) as Readonly<Record<RewardId, { readonly name: string; readonly description: string }>>

/** What somebody with an invitation reads. */
export const invited = `You and your friend each get ${REFERRAL_POINTS} points when your first paid order is completed.`

export const points = {
  /** `number` is null where the order is gone. */
  order: ({ number }: { number: string | null }) =>
    number === null ? 'An order' : `Order ${number}`,
  invited: 'Welcome from a friend',
  hasInvited: 'A friend’s first order',
  /** Of points that were taken back. */
  corrected: ({ title }: { title: string }) => `${title}, corrected`,
}
