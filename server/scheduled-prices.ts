/** Scheduled prices of the laundry and of its companies. */
import { applyCompanyPrices } from './billing/companies/apply-company-prices.ts'
import { applyItemPrices } from './catalog/settings/apply-item-prices.ts'
import type { ApplyPrices } from './catalog/upcoming-prices/apply-due-upcoming-prices.ts'

export const applyDueScheduledPrices: ApplyPrices = (tx, deps, due) =>
  due.owner === null ? applyItemPrices(tx, deps, due) : applyCompanyPrices(tx, deps, due, due.owner)
