// Promo codes: format, terms and discount.
import { dueAfterAdjustments, type Discount, type Priced, type Refused } from './adjustments.ts'
import { sumPaise, type Paise } from '../base/money.ts'
import { VOUCHER } from './loyalty.ts'
import { cleanAlphanumericCode } from '../base/pasted.ts'

/** The source of what promo codes take off. */
export const PROMO_CODE = 'promo-code'

/** How a code is written: in capitals, without spaces. */
export const CODE_PATTERN = /^[A-Z0-9][A-Z0-9-]{2,19}$/

/** What a code takes off: a share of what its services cost, or a sum. */
export type PromoGives = { readonly percent: number } | { readonly offPaise: Paise }

/** The terms of a code. Dates are whole days of the laundry, both of them included. */
export type PromoTerms = {
  readonly code: string
  readonly gives: PromoGives
  /** What the order's items must cost at least, before anything is taken off. */
  readonly leastPaise: Paise
  /** The services that it is for; empty for all. */
  readonly services: readonly string[]
  readonly firstOrderOnly: boolean
  readonly fromDate: string | null
  readonly untilDate: string | null
  readonly maxUses: number | null
  readonly maxUsesPerCustomer: number | null
  /** Whether a redeemed reward may take something off beside it. */
  readonly withVoucher: boolean
  /** Staff may pause it. */
  readonly active: boolean
}

/** Terms that hold nobody back: any day, any customer, as often as they like; never beside a reward. */
export const NO_LIMITS = {
  firstOrderOnly: false,
  fromDate: null,
  untilDate: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  withVoucher: false,
} as const satisfies Partial<PromoTerms>

/** What has become of a code so far; a visitor has used nothing and ordered nothing. */
export type PromoUse = {
  readonly uses: number
  readonly ownUses: number
  /** Orders of the customer that are not cancelled. */
  readonly ownOrders: number
}

/** A code as it is kept: "welcome 20 " is WELCOME20. */
export function normalizePromoCode(typed: string): string {
  return cleanAlphanumericCode(typed)
}

/** Why a code can't be used at all now, whatever is in the order; null where it can. */
export function promoProblem(terms: PromoTerms, use: PromoUse, today: string): Refused | null {
  const { code, fromDate, untilDate, maxUses, maxUsesPerCustomer } = terms
  if (!terms.active) return { kind: 'paused', params: { code } }
  if (fromDate !== null && today < fromDate) return { kind: 'not_yet', params: { code, fromDate } }
  if (untilDate !== null && today > untilDate) return { kind: 'over', params: { code, untilDate } }
  if (maxUsesPerCustomer !== null && use.ownUses >= maxUsesPerCustomer)
    return { kind: 'already_used', params: { code, times: maxUsesPerCustomer } }
  if (maxUses !== null && use.uses >= maxUses) return { kind: 'used_up', params: { code } }
  if (terms.firstOrderOnly && use.ownOrders > 0)
    return { kind: 'only_first_order', params: { code } }
  return null
}

/**
 * What a code takes off an order, or why it doesn't.
 * @param problem why it can't be used at all, by `promoProblem`; null where it can
 */
export function promoDiscount<Use>(
  terms: PromoTerms,
  problem: Refused | null,
  use: Use,
): Discount<Use & { paise: Paise }> {
  return {
    source: PROMO_CODE,
    candidates: (priced) => {
      if (problem !== null || orderProblem(terms, priced) !== null) return []
      const paise = takenOff(terms, priced)
      const excludes = terms.withVoucher ? [] : [VOUCHER]
      return [{ label: `Code ${terms.code}`, paise, use: { ...use, paise }, excludes }]
    },
    refusal: (priced) =>
      problem ??
      orderProblem(terms, priced) ??
      ({ kind: 'takes_nothing_off', params: { code: terms.code } } as const),
  }
}

/** For a code that nobody has made. */
export function unknownPromoDiscount(code: string): Discount<never> {
  return {
    source: PROMO_CODE,
    candidates: () => [],
    refusal: () => ({ kind: 'unknown', params: { code } }),
  }
}

/** For a code that isn't looked for, since too many that were wrong were tried before it. */
export function blockedPromoDiscount(code: string, seconds: number): Discount<never> {
  return {
    source: PROMO_CODE,
    candidates: () => [],
    refusal: () => ({ kind: 'too_many_tries', params: { code, seconds } }),
  }
}

function orderProblem(terms: PromoTerms, { lines }: Priced): Refused | null {
  const { code, leastPaise, services } = terms
  if (!lines.some((line) => isFor(terms, line)))
    return { kind: 'not_for_these_services', params: { code, services } }
  const itemsPaise = sumPaise(lines.map(({ amountPaise }) => amountPaise))
  if (itemsPaise < leastPaise)
    return { kind: 'below_least', params: { code, leastPaise, itemsPaise } }
  return null
}

/** Of what its services still cost; never more than is due, and never of the express fee. */
function takenOff(terms: PromoTerms, priced: Priced): Paise {
  const basePaise = sumPaise(
    priced.lines
      .filter((line) => isFor(terms, line))
      .map(({ amountPaise, coveredPaise }) => amountPaise - coveredPaise),
  )
  const { gives } = terms
  const paise = 'percent' in gives ? Math.round((basePaise * gives.percent) / 100) : gives.offPaise
  return Math.min(paise, basePaise, dueAfterAdjustments(priced))
}

function isFor({ services }: PromoTerms, { service }: { service: string }): boolean {
  return services.length === 0 || services.includes(service)
}
