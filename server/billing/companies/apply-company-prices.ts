/** Applies companies' scheduled prices once their day has begun. */
import { withPlanned } from '#domain/companies/company-prices.ts'
import { type ApplyPrices, applyDuePrices } from '../../catalog/catalogue/apply-due-prices.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { companyEvent } from './company-event.ts'
import { findPrices, replacePrices } from './store.ts'
import { firstUpcomingDay, lockDueCompanies, takeDue } from './upcoming-store.ts'

/**
 * As those of items are, by the first who asks for the catalogue or by a job: once, on whatever server, and announced
 * as a change made by hand.
 */
export const applyCompanyPrices: ApplyPrices = (deps) =>
  applyDuePrices(
    deps,
    () => firstUpcomingDay(deps.db),
    (today, at) =>
      inTransaction(deps.db, async (tx) => {
        for (const company of await lockDueCompanies(tx, today)) {
          const due = await takeDue(tx, company.id, today)
          if (due.length === 0) continue
          const { percentOff, prices: before } = (await findPrices(tx, company.id))!
          const prices = withPlanned(before, due)
          await replacePrices(tx, company.id, prices)
          const data = { percentOff, prices }
          await emit(tx, deps, companyEvent('company.prices_changed', company, null, at, data))
        }
      }),
  )
