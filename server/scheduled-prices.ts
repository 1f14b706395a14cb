/** Scheduled prices of all kinds, applied in a fixed order. */
import { applyCompanyPrices } from './billing/companies/apply-company-prices.ts'
import type { ApplyPrices } from './catalog/catalogue/apply-due-prices.ts'
import { applyItemPrices } from './catalog/catalogue/apply-item-prices.ts'

export const SCHEDULED_PRICES: readonly ApplyPrices[] = [applyItemPrices, applyCompanyPrices]
