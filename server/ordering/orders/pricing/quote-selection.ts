/** Quotes a selection before an order exists. */
import type * as z from 'zod/mini'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { quote as call } from '#contract/orders/quotes.ts'
import type { Words } from '#words/words.ts'
import { catalogueForBuyer } from '../../../billing/companies/catalogue-for-buyer.ts'
import { beginPromoCodeTry } from '../../../billing/promo-codes/promo-tries.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findOpenDiscounts } from './discounts.ts'
import { priceSelection } from './price-selection.ts'
import { quoteView } from './quote-view.ts'

/**
 * @param from the signed-in person, if any, and the IP address: both count towards the limit of unknown promo codes
 * @throws AppError for a selection that can't be priced
 */
export async function quoteSelection(
  deps: Deps,
  selection: z.output<typeof call.body>,
  from: { person: Person | null; ip: string; words: Words },
) {
  const { db, clock } = deps
  const { person, words } = from
  const laundry = deps.laundry(branchOfPerson(person))
  const [offered, settings] = await Promise.all([
    laundry.catalogue.current(),
    laundry.settings.current(),
  ])
  const buyer = { company_id: person?.companyId ?? null, price_basis: 'online' } as const
  const catalogue = await catalogueForBuyer(db, offered, buyer)
  const code = selection.promoCode?.trim() ?? ''
  const tried = await beginPromoCodeTry(deps, code, from)
  const { discounts } = await findOpenDiscounts(db, {
    userId: person?.id ?? null,
    code,
    codeWaits: tried.seconds,
    now: clock(),
    timeZone: settings.timeZone,
    lock: false,
  })
  const preference = selection.deliveryPreference ?? 'standard'
  const { pickupPin = null } = selection
  const context = { catalogue, settings, pickupPin }
  const priced = priceSelection(context, selection, preference, discounts)
  if (!priced.refusals.some(({ kind }) => kind === 'unknown')) await tried.right()
  return quoteView(words, priced)
}
