/** One promo code with what it has come to. */
import type { Db } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { selectPromoCodes, type ListedCode } from './store.ts'

/** @throws AppError `not_found` */
export async function readPromoCode(db: Db, id: string): Promise<ListedCode> {
  const [code] = await selectPromoCodes(db, id)
  if (!code) throw notFound('promoCode')
  return code
}
