/** What brings in prices that were planned for a day, in the order in which it is done. */
import { bringInCompanyPrices } from './billing/companies/bring-in-company-prices.ts'
import type { BringIn } from './catalog/catalogue/bring-in-due.ts'
import { bringInPrices } from './catalog/catalogue/bring-in-prices.ts'

export const SCHEDULED_PRICES: readonly BringIn[] = [bringInPrices, bringInCompanyPrices]
