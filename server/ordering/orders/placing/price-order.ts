/** A requested order's price and price terms, and the refusal of a price that its customer wasn't shown. */
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { NO_QUOTE, type Quote } from '#domain/catalogue/pricing.ts'
import {
  agreedPriceTerms,
  priceTermsOfBag,
  type PriceTerms,
} from '#domain/orders/price-tolerance.ts'
import { pinCodeIn } from '#domain/slots/coverage.ts'
import type { Words } from '#words/words.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { OpenDiscounts } from '../pricing/discounts.ts'
import { priceSelection, refuseByRule } from '../pricing/price-selection.ts'
import { quoteView } from '../pricing/quote-view.ts'
import type { Offer, Placing } from './check-request.ts'
import type { RequestedOrder } from './requested-order.ts'

/** A bag that is to be counted has its price later, and no rule holds for it. */
export function priceOrder(
  { isByStaff: isWeighed }: Placing,
  { catalogue, settings }: Offer,
  order: RequestedOrder,
  { discounts }: OpenDiscounts,
): Quote {
  if (order.toBeCounted) return NO_QUOTE
  const context = { catalogue, settings, isWeighed, pickupPin: pinCodeIn(order.address) }
  return priceSelection(context, order, order.deliveryPreference, discounts)
}

/**
 * The price shown is the price charged, and a customer who would pay more than they asked to is shown why.
 * @param total the one that the client saw, in rupees; not compared when undefined
 * @throws AppError `price_changed` or `discount_refused` with the right quote, or the code of a rule
 */
export function checkQuote(quote: Quote, total: number | undefined): void {
  const right = (words: Words) => ({ quote: quoteView(words, quote) })
  if (total !== undefined && total !== toRupees(quote.totalPaise)) {
    const said = say('priceChanged', { totalPaise: quote.totalPaise })
    throw new AppError('price_changed', said, {}, right)
  }
  const [refusal] = quote.refusals
  if (refusal) {
    const said = say('discountRefused', refusal)
    throw new AppError('discount_refused', said, { kind: refusal.kind }, right)
  }
  refuseByRule(quote)
}

/** What its customer agrees to by placing it. */
export function priceTermsOfRequest(
  { toBeCounted, mostWithoutAsking, tolerance }: RequestedOrder,
  { totalPaise }: Quote,
): PriceTerms {
  const chosen = tolerance === undefined ? null : fromRupees(tolerance)
  const most = mostWithoutAsking === undefined ? null : fromRupees(mostWithoutAsking)
  return toBeCounted ? priceTermsOfBag(most, chosen) : agreedPriceTerms(totalPaise, chosen)
}
