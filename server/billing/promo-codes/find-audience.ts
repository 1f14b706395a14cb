/** Who would be told of a promo code, and how far it is. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { offersCountedSince } from '#domain/messages/offers.ts'
import type { Db } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { readPromoCode } from './read-promo-code.ts'
import { refusalOfTelling } from './refusal-of-telling.ts'
import { countAudience, findTelling } from './telling-store.ts'
import { whenOffersLeave } from './when-offers-leave.ts'

/**
 * When a code could be told of, to how many a person's offers are capped, and why it can't be told of.
 * @throws AppError `not_found`
 */
export async function findTellingTerms(
  db: Db,
  deps: Pick<Deps, 'laundry' | 'clock'>,
  codeId: string,
) {
  const code = await readPromoCode(db, codeId)
  const { timeZone, offers } = await deps.laundry(MAIN_BRANCH).settings.current()
  const now = deps.clock()
  const leavesAt = await whenOffersLeave(db, deps)
  return {
    code,
    cap: { most: offers.mostAMonth, since: offersCountedSince(now) },
    leavesAt,
    refusal: refusalOfTelling(code, leavesAt ?? now, timeZone),
  }
}

/** @throws AppError `not_found` */
export async function findAudience(db: Db, deps: Pick<Deps, 'laundry' | 'clock'>, codeId: string) {
  const terms = await findTellingTerms(db, deps, codeId)
  return {
    ...terms,
    telling: await findTelling(db, codeId),
    counts: await countAudience(db, terms.code, terms.cap),
  }
}
