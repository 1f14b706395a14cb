/** A promo code made by staff, for tests. */
import type { NewPromoCode } from '#contract/discounts/promo-codes.ts'
import { NO_LIMITS } from '#domain/discounts/promo-codes.ts'

/** 20 % off everything for everybody. */
export const PROMO_CODE: NewPromoCode = {
  promoCode: 'WELCOME20',
  percent: 20,
  amount: null,
  least: 0,
  services: [],
  ...NO_LIMITS,
}
