/** Quotes in API answers: of a selection, a booked order, or a changed one. */
import type { QuotedLines } from '#contract/orders/order-detail.ts'
import type { ChangeQuote } from '#contract/orders/change-quote.ts'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import type { Adjustment } from '#domain/discounts/adjustments.ts'
import { VOUCHER } from '#domain/discounts/loyalty.ts'
import { type Paise, toRupees } from '#domain/base/money.ts'
import { chargeLimitPaise } from '#domain/orders/price-tolerance.ts'
import { sumRuleCharges } from '#domain/orders/rules/order-rules.ts'
import type { Quote } from '#domain/catalogue/pricing.ts'
import { wordEntry } from '#words/said.ts'
import type { Words } from '#words/words.ts'
import { leastChargeOf } from '../../../order/least-charge-of.ts'
import { priceTerms } from './price-terms.ts'
import type { PricedChange } from './price-order-change.ts'
import type { OrderRow } from '../record/orders-store.ts'

export function quoteView({ failures }: Words, quote: Quote): QuoteAnswer {
  return {
    lines: quote.lines.map((line) => ({
      itemId: line.itemId,
      service: line.service,
      name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      listPrice: toRupees(line.listPricePaise),
      unitPrice: toRupees(line.unitPricePaise),
      amount: toRupees(line.amountPaise),
      coveredQuantity: line.coveredQuantity,
      covered: toRupees(line.coveredPaise),
    })),
    itemsTotal: toRupees(quote.itemsPaise),
    ...leastChargeView(sumRuleCharges(quote.charges, 'least_charge')),
    expressFee: toRupees(quote.expressFeePaise),
    ...feesView(quote.feesPaise),
    covered: toRupees(quote.coveredPaise),
    discount: toRupees(quote.discountPaise),
    reward: rewardNameIn(quote.adjustments),
    adjustments: quote.adjustments.map(adjustmentView),
    refusals: quote.refusals.map(({ source, ...refused }) => ({
      source,
      kind: refused.kind,
      message: failures.discountRefused(refused),
    })),
    ...(quote.ruleRefusal && {
      orderRefusal: {
        code: quote.ruleRefusal.code,
        message: wordEntry(failures, quote.ruleRefusal),
      },
    }),
    total: toRupees(quote.totalPaise),
    listTotal: toRupees(quote.listPaise),
    saved: toRupees(quote.savedPaise),
    allowanceLeft: quote.allowanceLeft,
  }
}

export function leastChargeView(paise: Paise): { leastCharge?: number } {
  return paise > 0 ? { leastCharge: toRupees(paise) } : {}
}

/** What was charged since the order was placed; left out where nothing was. */
export function feesView(paise: Paise): { fees?: number } {
  return paise > 0 ? { fees: toRupees(paise) } : {}
}

/** The name of the redeemed reward among adjustments. */
export function rewardNameIn(adjustments: readonly Adjustment[]): string | null {
  return adjustments.find(({ source }) => source === VOUCHER)?.label ?? null
}

export function adjustmentView({
  source,
  label,
  paise,
}: Adjustment): QuoteAnswer['adjustments'][number] {
  return { source, label, amount: toRupees(paise) }
}

/** What an order costs as it is booked. */
export function bookedQuoteView(row: OrderRow): QuoteAnswer {
  return {
    lines: row.lines.map(bookedLineView),
    itemsTotal: toRupees(row.items_paise),
    ...leastChargeView(leastChargeOf(row)),
    expressFee: toRupees(row.express_fee_paise),
    ...feesView(row.fees_paise),
    covered: toRupees(row.covered_paise),
    discount: toRupees(row.discount_paise),
    reward: rewardNameIn(row.adjustments),
    adjustments: row.adjustments.map(adjustmentView),
    refusals: [],
    total: toRupees(row.total_paise),
    listTotal: toRupees(row.list_paise),
    saved: toRupees(row.list_paise - row.total_paise),
    allowanceLeft: null,
  }
}

export function bookedLineView(line: OrderRow['lines'][number]): QuoteAnswer['lines'][number] {
  return {
    itemId: line.item_id,
    service: line.service,
    name: line.name,
    unit: line.unit,
    quantity: line.quantity,
    listPrice: toRupees(line.list_price_paise),
    unitPrice: toRupees(line.unit_price_paise),
    amount: toRupees(line.amount_paise),
    coveredQuantity: line.covered_quantity,
    covered: toRupees(line.covered_paise),
  }
}

export function changeQuoteView(
  words: Words,
  change: PricedChange & { before: OrderRow },
): ChangeQuote {
  return {
    quote: quoteView(words, change.quote),
    oldTotal: toRupees(change.before.total_paise),
    losesExpress: change.expressLost !== null,
    oldEstimatedDelivery: change.before.estimated_delivery_at.toISOString(),
    estimatedDelivery: change.back.at.toISOString(),
    deliveryWindow: change.back.window,
  }
}

/** The same for staff: with the most that may be charged without asking. */
export function quotedLinesView(
  words: Words,
  change: PricedChange & { before: OrderRow },
): QuotedLines {
  const most = chargeLimitPaise(priceTerms(change.before))
  return { ...changeQuoteView(words, change), most: most === null ? null : toRupees(most) }
}
