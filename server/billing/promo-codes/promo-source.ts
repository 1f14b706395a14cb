/** Promo codes as a source of discounts. */
import {
  promoDiscount,
  promoProblem,
  PROMO_CODE,
  unknownPromoDiscount,
  blockedPromoDiscount,
  normalizePromoCode,
  type PromoTerms,
} from '#domain/discounts/promo-codes.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { DiscountSource } from '../../platform/discount-source.ts'
import { promoLimitsOf } from './promo-limits-of.ts'
import {
  findPromoCodeOfOrder,
  countPromoCodeUses,
  findPromoCode,
  insertPromoCodeUse,
  lockFirstOrder,
  updatePromoCodeRelease,
  updatePromoCodeDiscount,
  type PromoRow,
} from './store.ts'

type Use = { codeId: string; paise: number }

export const promoSource: DiscountSource<Use> = {
  source: PROMO_CODE,
  async open(db, { userId, code, codeWaits, now, timeZone, lock }) {
    if (code === '') return null
    const written = normalizePromoCode(code)
    if (codeWaits > 0)
      return { discount: blockedPromoDiscount(written, codeWaits), claim: async () => {} }
    const row = await findPromoCode(db, written, lock)
    if (!row) return { discount: unknownPromoDiscount(written), claim: async () => {} }
    const terms = termsOf(row)
    if (lock && terms.firstOrderOnly && userId !== null) await lockFirstOrder(db, userId)
    const uses = await countPromoCodeUses(db, row.id, userId)
    const problem = promoProblem(terms, uses, calendarDateIn(now, timeZone))
    return {
      discount: promoDiscount(terms, problem, { codeId: row.id }),
      code: row.code,
      claim: async (tx, orderId, use) => {
        if (use) await insertPromoCodeUse(tx, { orderId, ...use })
      },
    }
  },
  // What an order has it keeps, however the code stands by now, as long as its items are still such.
  async reopen(db, order, { now }) {
    const row = await findPromoCodeOfOrder(db, order.id, false).executeTakeFirst()
    if (!row) return null
    return {
      discount: promoDiscount(termsOf(row), null, { codeId: row.id }),
      claim: async (tx, orderId, use) => {
        if (use) await updatePromoCodeDiscount(tx, orderId, use.paise)
        else await updatePromoCodeRelease(tx, orderId, now)
      },
    }
  },
  async release(tx, order, now) {
    await updatePromoCodeRelease(tx, order.id, now)
  },
  // As long as its limits leave room; its days don't matter, for the order was placed on one of them.
  async reclaim(tx, order, { paise }) {
    const row = await findPromoCodeOfOrder(tx, order.id, true).forUpdate().executeTakeFirst()
    if (!row) return null
    const { uses, ownUses, ownOrders } = await countPromoCodeUses(tx, row.id, order.user_id)
    if (uses >= (row.max_uses ?? Infinity)) return null
    if (ownUses >= (row.max_uses_per_customer ?? Infinity)) return null
    if (row.first_order_only && ownOrders > 0) return null
    await updatePromoCodeRelease(tx, order.id, null)
    return { paise }
  },
}

export function termsOf(row: PromoRow): PromoTerms {
  return {
    code: row.code,
    gives: row.percent === null ? { offPaise: row.off_paise! } : { percent: row.percent },
    leastPaise: row.least_paise,
    ...promoLimitsOf(row),
  }
}
