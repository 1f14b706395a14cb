/** Changes a person's own quiet hours. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { changeOwnQuietHours as call } from '#contract/accounts/own-quiet-hours.ts'
import type { QuietHours } from '#domain/messages/own-quiet-hours.ts'
import { inTransaction } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectQuietHours, storeQuietHours } from './own-quiet-hours-store.ts'
import { lockProfileOwner } from './store.ts'

/**
 * What waits already keeps its time, but for what would leave in the new hours.
 * @param own null for the laundry's
 * @throws AppError `not_found`
 */
export function changeOwnQuietHours(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  own: QuietHours | null,
): Promise<AnswerOf<typeof call>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockProfileOwner(tx, userId))) throw notFound('customer')
    await storeQuietHours(tx, userId, own)
    return selectQuietHours(tx, userId)
  })
}
