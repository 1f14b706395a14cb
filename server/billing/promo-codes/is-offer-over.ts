/** Whether the reader of an offer can no longer use its code. */
import { promoProblem } from '#domain/discounts/promo-codes.ts'
import type { IsOfferOver } from '../../notifications/outbox/hold-of-offer.ts'
import { termsOf } from './promo-source.ts'
import { countPromoCodeUses, findPromoCode } from './store.ts'

/** A code that is to come isn't over. */
export const isOfferOver: IsOfferOver = async (db, { code, userId, today }) => {
  const row = await findPromoCode(db, code, false)
  if (!row) return true
  const uses = await countPromoCodeUses(db, row.id, userId)
  const problem = promoProblem(termsOf(row), uses, today)
  return problem !== null && problem.kind !== 'not_yet'
}
