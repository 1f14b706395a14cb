/** Scheduled prices of all kinds, applied in a fixed order. */
import { bringInCompanyPrices } from './billing/companies/bring-in-company-prices.ts'
import type { BringIn } from './catalog/catalogue/bring-in-due.ts'
import { bringInPrices } from './catalog/catalogue/bring-in-prices.ts'

export const SCHEDULED_PRICES: readonly BringIn[] = [bringInPrices, bringInCompanyPrices]
