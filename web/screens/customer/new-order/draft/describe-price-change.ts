// Price that a customer saw, and its changes since that they didn't make.
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { type Paise, formatPaise, fromRupees } from '#domain/base/money.ts'
import type { Quote } from '#domain/catalogue/pricing.ts'
import { sumRuleCharges } from '#domain/orders/rules/order-rules.ts'
import type { PriceChange } from '#web/features/payments/price-notice.tsx'
import type { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { orderItems } from '#words/en/orders/order-items.ts'
import type { SeenPrice } from './draft-shape.ts'

/** A price as it stands on the screen. */
export type ShownPrice = Omit<SeenPrice, 'selection'>

/** What the browser worked out. */
export function shownPriceOfQuote(quote: Quote, named = orderItems.named): ShownPrice {
  const { totalPaise, expressFeePaise, coveredPaise, discountPaise } = quote
  const leastChargePaise = sumRuleCharges(quote.charges, 'least_charge')
  const lines = quote.lines.map((line) => ({
    itemId: line.itemId,
    title: named(line),
    unitPricePaise: line.unitPricePaise,
  }))
  return { totalPaise, expressFeePaise, coveredPaise, discountPaise, leastChargePaise, lines }
}

/** What the server answered. */
export function shownPriceOfAnswer(answer: QuoteAnswer, named = orderItems.named): ShownPrice {
  return {
    totalPaise: fromRupees(answer.total),
    expressFeePaise: fromRupees(answer.expressFee),
    coveredPaise: fromRupees(answer.covered),
    discountPaise: fromRupees(answer.discount),
    leastChargePaise: fromRupees(answer.leastCharge ?? 0),
    lines: answer.lines.map((line) => ({
      itemId: line.itemId,
      title: named({ name: line.name, service: line.service as ServiceId }),
      unitPricePaise: fromRupees(line.unitPrice),
    })),
  }
}

/** What is to be said of two prices of one selection; null while the total is the same. */
export function describePriceChange(
  before: ShownPrice,
  after: ShownPrice,
  words: typeof newOrderScreen.priceChange,
): PriceChange | null {
  if (before.totalPaise === after.totalPaise) return null
  const unitPriceBefore = new Map(before.lines.map((line) => [line.itemId, line.unitPricePaise]))
  const named = (what: string) => (prices: Prices) => words.changed({ what, ...prices })
  const parts = after.lines.flatMap(({ itemId, title, unitPricePaise }) =>
    difference(named(title), unitPriceBefore.get(itemId) ?? unitPricePaise, unitPricePaise),
  )
  return {
    fromPaise: before.totalPaise,
    toPaise: after.totalPaise,
    parts: [
      ...parts,
      ...difference(
        named(words.leastCharge),
        before.leastChargePaise ?? 0,
        after.leastChargePaise ?? 0,
      ),
      ...difference(named(words.express), before.expressFeePaise, after.expressFeePaise),
      ...difference(words.clubCovers, before.coveredPaise, after.coveredPaise),
      ...difference(named(words.discount), before.discountPaise, after.discountPaise),
    ],
  }
}

type Prices = { readonly now: string; readonly before: string }

function difference(write: (prices: Prices) => string, from: Paise, to: Paise): string[] {
  return from === to ? [] : [write({ now: formatPaise(to), before: formatPaise(from) })]
}
