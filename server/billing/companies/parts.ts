/** The separately editable parts of a company in API answers; each has a version. */
import type { CompanyPrices } from '#domain/companies/company-prices.ts'
import { toRupees } from '#domain/base/money.ts'
import type { findCompanyFacts } from './store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findCompanyFacts>>>
type FactsRow = Pick<Row, 'name' | 'gstin' | 'billing_address' | 'email' | 'addresses'>
type TermsRow = Pick<Row, 'limit_paise' | 'payment_days' | 'blocks_overdue'>

export function companyFactsOf({ name, gstin, billing_address, email, addresses }: FactsRow) {
  return { name, gstin, billingAddress: billing_address, email, addresses }
}

export function companyTermsOf({ limit_paise, payment_days, blocks_overdue }: TermsRow) {
  return {
    limit: toRupees(limit_paise),
    paymentDays: payment_days,
    blocksOverdue: blocks_overdue,
  }
}

export function companyPricesOf({ percentOff, prices }: CompanyPrices) {
  return { percentOff, prices: ownPricesOf(prices) }
}

/** In rupees, by the items' ids. */
function ownPricesOf(prices: CompanyPrices['prices']) {
  return Object.entries(prices)
    .map(([itemId, paise]) => ({ itemId, price: toRupees(paise) }))
    .toSorted((one, other) => one.itemId.localeCompare(other.itemId))
}
