/** Erases one person in a transaction, capability by capability. */
import type { Tx } from '../../database/transaction.ts'
import type { ErasingDeps, PersonalData } from '../../platform/personal-data.ts'

/**
 * Does nothing for somebody who is erased already, or unknown.
 * @param personalData what all capabilities store of people
 * @param isAgain after a restore that brought them back: nothing may hinder it
 * @throws AppError `orders_under_way`, `payment_pending`
 */
export async function erasePerson(
  tx: Tx,
  deps: ErasingDeps,
  personalData: readonly PersonalData[],
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
  for (const data of personalData) await data.lock?.(tx, { ...before, isAgain })
  const found = await find.forUpdate().executeTakeFirst()
  if (!found) return
  for (const data of personalData) await data.erase(tx, deps, { ...found, isAgain }, now)
}
