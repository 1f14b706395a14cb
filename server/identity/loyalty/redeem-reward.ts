/** Turns points into a voucher for the next order. */
import { REWARDS } from '#domain/discounts/loyalty.ts'
import { isCheckViolation } from '../../database/constraint-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { runOnceByKey } from '../../platform/run-once-by-key.ts'
import { findVoucherByKey, insertPointsEntry, insertVoucher, type VoucherRow } from './store.ts'

/**
 * @param key the request's Idempotency-Key: the same key and reward are one voucher
 * @returns the voucher, and whether this call made it
 * @throws AppError `unknown_reward`, `not_enough_points`, `key_reused`
 */
export async function redeemReward(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  rewardId: string,
  key: string | null,
): Promise<{ voucher: VoucherRow; isNew: boolean }> {
  const reward = REWARDS.find(({ id }) => id === rewardId)
  if (!reward) throw new AppError('unknown_reward', say('noSuchReward'))
  const now = deps.clock()
  const write = () =>
    inTransaction(deps.db, async (tx) => {
      // The voucher first: a repeated key ends here, before it could spend a second time.
      const made = await insertVoucher(tx, {
        id: newId(now),
        user_id: userId,
        reward: reward.id,
        order_id: null,
        idempotency_key: key,
        created_at: now,
      })
      await insertPointsEntry(tx, {
        id: newId(now),
        user_id: userId,
        points: -reward.points,
        reason: 'reward',
        order_id: null,
        voucher_id: made.id,
        created_at: now,
      })
      return made
    })
  try {
    const { made, isNew } = await runOnceByKey<VoucherRow>(
      {
        key,
        constraint: 'vouchers_idempotency',
        find: (used) => findVoucherByKey(deps.db, userId, used),
        isSame: (earlier) => earlier.reward === reward.id,
        what: 'reward',
      },
      write,
    )
    return { voucher: made, isNew }
  } catch (error) {
    if (isCheckViolation(error, 'loyalty_accounts_points'))
      throw new AppError(
        'not_enough_points',
        say('pointsNeeded', { points: reward.points, reward: reward.name }),
      )
    throw error
  }
}
