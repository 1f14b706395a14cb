/** A person's loyalty points and tier. */
import { tierStandingOf } from '#domain/discounts/loyalty.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectPointsAccount } from './store.ts'

/** Points to spend, points ever earned, and the tier's name; nothing and Silver for who has none. */
export async function readPoints(
  { db, staffWords }: Pick<Deps, 'db' | 'staffWords'>,
  userId: string,
): Promise<{ points: number; earned: number; tier: string }> {
  const { points, earned } = await selectPointsAccount(db, userId)
  return { points, earned, tier: staffWords.tiers[tierStandingOf(earned).tier.id] }
}
