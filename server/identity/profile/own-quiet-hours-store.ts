/** SQL for quiet hours that people chose. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { readOwnQuietHours } from '#contract/accounts/own-quiet-hours.ts'
import type { QuietHours } from '#domain/messages/own-quiet-hours.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** A person's own quiet hours and the laundry's; null for what there is none of. */
export async function selectQuietHours(
  db: Db,
  userId: string,
): Promise<AnswerOf<typeof readOwnQuietHours>> {
  const row = await db
    .selectFrom('business')
    .leftJoin('own_quiet_hours as own', (join) => join.on('own.user_id', '=', userId))
    .select(['own.quiet_from', 'own.quiet_until'])
    .select(['business.quiet_from as laundry_from', 'business.quiet_until as laundry_until'])
    .where('business.id', '=', 1)
    .executeTakeFirstOrThrow()
  const { quiet_from: from, quiet_until: until, laundry_from: laundryFrom } = row
  return {
    own: from === null || until === null ? null : { from, until },
    laundry: laundryFrom === 'off' ? null : { from: laundryFrom, until: row.laundry_until },
  }
}

/** @param hours null for the laundry's */
export async function storeQuietHours(
  tx: Tx,
  userId: string,
  hours: QuietHours | null,
): Promise<void> {
  if (hours === null) {
    await tx.deleteFrom('own_quiet_hours').where('user_id', '=', userId).execute()
    return
  }
  const set = { quiet_from: hours.from, quiet_until: hours.until }
  await tx
    .insertInto('own_quiet_hours')
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute()
}
