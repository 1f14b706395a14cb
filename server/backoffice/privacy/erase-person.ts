/** Erases one person in a transaction, contributor by contributor. */
import type { Tx } from '../../database/transaction.ts'
import { CONTRIBUTORS } from './contributors.ts'
import type { ErasingDeps } from '../../platform/personal-data.ts'

/**
 * Does nothing for somebody who is erased already, or unknown.
 * @param isAgain after a restore that brought them back: nothing may hinder it
 * @throws AppError `orders_under_way`, `payment_pending`
 */
export async function erasePerson(
  tx: Tx,
  deps: ErasingDeps,
  id: string,
  { now, isAgain }: { now: Date; isAgain: boolean },
): Promise<void> {
  const find = tx
    .selectFrom('users')
    .select(['id', 'email', 'email_verified as isEmailProven'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
  const before = await find.executeTakeFirst()
  if (!before) return
  for (const contributor of CONTRIBUTORS) await contributor.lock?.(tx, { ...before, isAgain })
  const found = await find.forUpdate().executeTakeFirst()
  if (!found) return
  for (const contributor of CONTRIBUTORS)
    await contributor.erase(tx, deps, { ...found, isAgain }, now)
}
