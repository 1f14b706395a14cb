// Pricing of a selection: the quote of an order.
import {
  applyDiscounts,
  dueAfterAdjustments,
  type Discount,
  type Priced,
} from '../discounts/adjustments.ts'
import { chargedPricePaise } from './catalogue.ts'
import type { CatalogueItem, ServiceId, Unit } from './catalogue.ts'
import { quantityProblem, orderSizeProblem } from './limits.ts'
import type { OrderSizeLimits, SizeProblem } from './limits.ts'
import { sumPaise } from '../base/money.ts'
import { costPaise, sumQuantities } from '../base/quantity.ts'
import type { Paise } from '../base/money.ts'
import type { DeliveryPreference } from '../orders/record/order-choices.ts'
import type { RuledOrder } from '../orders/rules/order-rule.ts'
import {
  sumRuleCharges,
  checkOrderRules,
  NO_RULES,
  type Ruled,
  type RuleSettings,
} from '../orders/rules/order-rules.ts'
import { fail, ok } from '../base/result.ts'
import type { Result } from '../base/result.ts'

export type OrderLine = { readonly itemId: string; readonly quantity: number }

export type QuotedLine = {
  readonly itemId: string
  readonly service: ServiceId
  readonly name: string
  readonly unit: Unit
  readonly quantity: number
  readonly listPricePaise: Paise
  /** What one unit is charged at. */
  readonly unitPricePaise: Paise
  readonly amountPaise: Paise
  readonly listAmountPaise: Paise
  /** How much of the quantity the Laundry Club covers, and what of the amount. */
  readonly coveredQuantity: number
  readonly coveredPaise: Paise
}

export type Quote = {
  readonly lines: readonly QuotedLine[]
  /** The lines with what rules charge. */
  readonly itemsPaise: Paise
  /** What rules of orders charge on top of the lines. */
  readonly charges: Ruled['charges']
  /** Why a rule of orders doesn't take the order as it is. */
  readonly ruleRefusal: Ruled['refusal']
  readonly expressFeePaise: Paise
  /** What was charged on the order after it was placed; nothing is taken off that. */
  readonly feesPaise: Paise
  /** What the Laundry Club covers. */
  readonly coveredPaise: Paise
  /** What anything else takes off. */
  readonly discountPaise: Paise
  /** What was taken off, by whom, with what each source claims for it: together covered and discount. */
  readonly adjustments: Priced['adjustments']
  /** Why something that was asked for takes nothing off. */
  readonly refusals: Priced['refusals']
  /** What the order leaves of the Laundry Club allowance; null for who has none to use. */
  readonly allowanceLeft: Priced['allowanceLeft']
  /** Items and fees without the adjustments. */
  readonly totalPaise: Paise
  /** The same lines at list prices, with the same fees. */
  readonly listPaise: Paise
  readonly savedPaise: Paise
}

/** What stands in the place of a quote as long as clothes aren't counted: nothing that could be charged. */
export const NO_QUOTE: Quote = {
  lines: [],
  itemsPaise: 0,
  charges: [],
  ruleRefusal: null,
  expressFeePaise: 0,
  feesPaise: 0,
  coveredPaise: 0,
  discountPaise: 0,
  adjustments: [],
  refusals: [],
  allowanceLeft: null,
  totalPaise: 0,
  listPaise: 0,
  savedPaise: 0,
}

/** Why a selection has no price, by its code and as an entry of a word file. */
export type QuoteProblem =
  | { readonly code: 'nothing_selected'; readonly kind: 'nothingSelected' }
  | {
      readonly code: 'unknown_item'
      readonly kind: 'unknownItem'
      readonly params: { readonly itemId: string }
    }
  | (SizeProblem & { readonly code: 'bad_quantity' | 'too_many_lines' })

/**
 * Prices a selection: online prices where there are any, the express fee only for
 * express, and a total that is always the sum of its lines and the fee without what the discounts take off,
 * one after the other. What rules of orders charge is in it, and nothing is taken off that. Lines of the same item become one, in the order they first appear; zero quantities
 * fall away.
 * Refuses quantities that are negative, not whole (or not to 100 g, where they were weighed) or beyond the laundry's
 * limits, unknown items and an empty selection.
 */
export function quoteOrder(asked: {
  readonly lines: readonly OrderLine[]
  /** Whether a line's kilograms were weighed, so that they may have tenths; left out where all are estimates. */
  readonly isWeighed?: ((line: OrderLine) => boolean) | undefined
  readonly catalogue: readonly CatalogueItem[]
  readonly delivery: DeliveryPreference
  readonly expressFeePaise: Paise
  /** What was charged on the order since it was placed; nothing of a new one. */
  readonly feesPaise?: Paise | undefined
  /** How large the order can be. */
  readonly limits: OrderSizeLimits
  /** Where the laundry takes larger ones, for the refusal. */
  readonly phone?: string | undefined
  /** What the laundry set for its rules of orders; those that are left out don't hold. */
  readonly rules?: Partial<RuleSettings> | undefined
  /** The placed order that its customer changes, as its rules see it; null or left out for a new one. */
  readonly before?: RuledOrder | null | undefined
  /** The PIN code of the pickup's address, as `cleanPin` gives it; null or left out where there is none. */
  readonly pickupPin?: string | null | undefined
  /** What the customer has that takes something off; what covers lines comes first. */
  readonly discounts?: readonly Discount[] | undefined
}): Result<Quote, QuoteProblem> {
  const { limits, phone, isWeighed = () => false } = asked
  const items = new Map(asked.catalogue.map((item) => [item.id, item]))
  const quantities = new Map<string, number>()
  for (const line of asked.lines) {
    const { itemId, quantity } = line
    // A sum of fractions may be whole, so each is looked at before they are added up.
    const unit = items.get(itemId)?.unit ?? 'piece'
    const problem = quantityProblem(unit, quantity, limits, phone, isWeighed(line))
    if (problem !== null) return fail({ code: 'bad_quantity', ...problem })
    if (quantity > 0) quantities.set(itemId, sumQuantities([quantities.get(itemId) ?? 0, quantity]))
  }
  if (quantities.size === 0) return fail({ code: 'nothing_selected', kind: 'nothingSelected' })
  const tooMany = orderSizeProblem('items', quantities.size, limits, phone)
  if (tooMany !== null) return fail({ code: 'too_many_lines', ...tooMany })

  const lines: QuotedLine[] = []
  let kilograms = 0
  let pieces = 0
  for (const [itemId, quantity] of quantities) {
    const item = items.get(itemId)
    if (item === undefined)
      return fail({ code: 'unknown_item', kind: 'unknownItem', params: { itemId } })
    if (item.unit === 'kg') kilograms = sumQuantities([kilograms, quantity])
    else pieces += quantity
    const problem =
      (item.unit === 'kg'
        ? orderSizeProblem('kilograms', kilograms, limits, phone)
        : orderSizeProblem('piecesOfItem', quantity, limits, phone)) ??
      orderSizeProblem('pieces', pieces, limits, phone)
    if (problem !== null) return fail({ code: 'bad_quantity', ...problem })
    lines.push(quotedLine(item, quantity))
  }
  const expressFeePaise = asked.delivery === 'express' ? asked.expressFeePaise : 0
  const priced = applyDiscounts(lines, expressFeePaise, asked.discounts ?? [])
  const ruled = { lines: priced.lines, pickupPin: asked.pickupPin ?? null }
  const checked = checkOrderRules(ruled, { ...NO_RULES, ...asked.rules }, asked.before)
  return ok(quoteOf(priced, checked, asked.feesPaise ?? 0))
}

/** The pieces in an order; a kilogram of wash and fold counts as one, and so does one that was begun. */
export function countPieces(lines: readonly Pick<OrderLine, 'quantity'>[]): number {
  return lines.reduce((pieces, line) => pieces + Math.ceil(line.quantity), 0)
}

function quotedLine(item: CatalogueItem, quantity: number): QuotedLine {
  const unitPricePaise = chargedPricePaise(item)
  return {
    itemId: item.id,
    service: item.service,
    name: item.name,
    unit: item.unit,
    quantity,
    listPricePaise: item.listPricePaise,
    unitPricePaise,
    amountPaise: costPaise(unitPricePaise, quantity),
    listAmountPaise: costPaise(item.listPricePaise, quantity),
    coveredQuantity: 0,
    coveredPaise: 0,
  }
}

function quoteOf(priced: Priced<QuotedLine>, { charges, refusal }: Ruled, feesPaise: Paise): Quote {
  const { lines, expressFeePaise, adjustments, refusals, allowanceLeft } = priced
  const addedPaise = sumRuleCharges(charges)
  const itemsPaise = sumPaise(lines.map((line) => line.amountPaise)) + addedPaise
  const coveredPaise = sumPaise(lines.map((line) => line.coveredPaise))
  const pricePaise = dueAfterAdjustments(priced) + addedPaise
  const totalPaise = pricePaise + feesPaise
  const listItemsPaise = sumPaise(lines.map((line) => line.listAmountPaise))
  const listPaise = listItemsPaise + addedPaise + expressFeePaise + feesPaise
  return {
    lines,
    itemsPaise,
    charges,
    ruleRefusal: refusal,
    expressFeePaise,
    feesPaise,
    coveredPaise,
    discountPaise: itemsPaise + expressFeePaise - coveredPaise - pricePaise,
    adjustments,
    refusals,
    allowanceLeft,
    totalPaise,
    listPaise,
    savedPaise: listPaise - totalPaise,
  }
}
