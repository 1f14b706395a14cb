/** Whether a person's consent to offers, in words that are on record, holds. */
import type { Db } from '../../database/transaction.ts'

export async function agreesToOffers(db: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return false
  const row = await db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('subject', '=', 'promotions')
    .where('withdrawn_at', 'is', null)
    .where('wording', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
