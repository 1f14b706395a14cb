// Terms of a promo code.
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { formatPaise } from '#domain/base/money.ts'
import type { PromoTerms as Terms } from '#domain/discounts/promo-codes.ts'

const list = new Intl.ListFormat('en-IN')
const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** "30 November 2026". */
export const formatPromoDay = (date: string) => days.format(new Date(date))

/** The names of services, "Dry Cleaning and Ironing"; "all services" for none. */
export function serviceNamesText(services: readonly string[]): string {
  if (services.length === 0) return 'all services'
  return list.format(SERVICES.filter(({ id }) => services.includes(id)).map(({ name }) => name))
}

/** What a code takes off, and when it may. */
export type PromoTerms = Omit<Terms, 'code' | 'gives' | 'leastPaise' | 'active'> & {
  readonly percent: number | null
  /** In rupees, as `least`. */
  readonly amount: number | null
  readonly least: number
}

/** A code's terms to staff: "20 % off all services, from ₹300, first order only, until 30 November 2026". */
export function promoTermsText(terms: PromoTerms): string {
  const rupees = (amount: number) => formatPaise(Math.round(amount * 100))
  const off = terms.percent === null ? rupees(terms.amount ?? 0) : `${terms.percent} %`
  return [
    `${off} off ${serviceNamesText(terms.services)}`,
    terms.least > 0 && `orders from ${rupees(terms.least)}`,
    terms.firstOrderOnly && 'first order only',
    terms.fromDate && `from ${formatPromoDay(terms.fromDate)}`,
    terms.untilDate && `until ${formatPromoDay(terms.untilDate)}`,
    terms.maxUses && `${terms.maxUses} in total`,
    terms.maxUsesPerCustomer && `${terms.maxUsesPerCustomer} for each customer`,
    terms.withVoucher && 'together with a reward',
  ]
    .filter(Boolean)
    .join(', ')
}
