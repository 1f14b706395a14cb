// Split of an order in two: which orders allow it, the content of the second, and the price of each.
import { splitPriceTerms } from './split-price-terms.ts'
import { leastChargePortion } from '../rules/least-charge.ts'
import { isBeforeDelivery } from '../delivery-move.ts'
import { isCardChargedAt } from '../../payments/order-payments.ts'
import { sumPaise, type Paise } from '../../base/money.ts'
import type { DeliveryPreference, PaymentMethod } from '../record/order-choices.ts'
import { isFinalStatus, type OrderStatus } from '../record/order-lifecycle.ts'
import type { PriceTerms } from '../price-tolerance.ts'
import type { OrderLine, QuotedLine } from '../../catalogue/pricing.ts'
import { fail, ok, type Result } from '../../base/result.ts'

/** Why an order stays whole. */
export const SPLIT_REFUSALS = [
  'splitOver',
  'splitLeft',
  'splitUncounted',
  'splitUnits',
  'splitAsked',
  'splitExpress',
  'splitFees',
  'splitAdjusted',
  'splitAccount',
  'splitPaid',
  'splitCard',
  'splitInvoiced',
  'splitOneItem',
] as const
export type SplitRefusal = (typeof SPLIT_REFUSALS)[number]

export type SplittableOrder = {
  readonly status: OrderStatus
  readonly counted: boolean
  /** Whether bags or items were counted in: their chain of hand-overs names one order. */
  readonly hasUnits: boolean
  /** Whether its customer's answer to a proposal is waited for. */
  readonly isAsked: boolean
  readonly delivery: DeliveryPreference
  readonly expressFeePaise: Paise
  /** What was charged since it was placed. */
  readonly feesPaise: Paise
  /** Whether anything was taken off its price: cover, discount or goodwill. */
  readonly isAdjusted: boolean
  readonly paymentMethod: PaymentMethod
  /** Whether a payment succeeded, was given back or is on its way. */
  readonly hasPayments: boolean
  readonly hasInvoice: boolean
  readonly lines: readonly Pick<QuotedLine, 'unit' | 'quantity'>[]
}

/**
 * Why an order can't be split; null where it can. Its price has to be its lines and their least charge alone, and
 * nothing of it may stand in a record that names one order.
 */
export function splitRefusal(order: SplittableOrder): SplitRefusal | null {
  const { status, lines, paymentMethod } = order
  const refusals: Readonly<Record<SplitRefusal, boolean>> = {
    splitOver: isFinalStatus(status),
    splitLeft: !isBeforeDelivery(status),
    splitUncounted: !order.counted,
    splitUnits: order.hasUnits,
    splitAsked: order.isAsked,
    splitExpress: order.delivery === 'express' || order.expressFeePaise > 0,
    splitFees: order.feesPaise > 0,
    splitAdjusted: order.isAdjusted,
    splitAccount: paymentMethod === 'account',
    splitPaid: order.hasPayments,
    splitCard: paymentMethod === 'card' && isCardChargedAt(status),
    splitInvoiced: order.hasInvoice,
    splitOneItem: lines.length < 2 && lines.every((line) => maxSplitSteps(line) === 1),
  }
  return SPLIT_REFUSALS.find((kind) => refusals[kind]) ?? null
}

/** In how many steps a line can go into the second order: piece by piece, and what is weighed only whole. */
export function maxSplitSteps({ unit, quantity }: Pick<QuotedLine, 'unit' | 'quantity'>): number {
  return unit === 'kg' ? 1 : quantity
}

type SplitLine = Pick<
  QuotedLine,
  'itemId' | 'unit' | 'quantity' | 'listPricePaise' | 'unitPricePaise' | 'amountPaise'
>

/** What an order without adjustments comes to; `leastKilograms` is what its washing is charged at least. */
export type SplitPrice = PriceTerms & {
  /** The lines with the least charge. */
  readonly itemsPaise: Paise
  readonly listPaise: Paise
  readonly leastKilograms: number
}

export type SplitPart<Line> = SplitPrice & { readonly lines: readonly Line[] }

export type SplitProblem =
  | 'splitNothing'
  | 'splitEverything'
  | 'splitUnknownLine'
  | 'splitTooMany'
  | 'splitWeighed'
  | 'splitWeighedTogether'

/**
 * Divides an order's lines and its price. Both parts together are the order, to the paisa: what the second has is
 * taken from what the first had. The least charge goes with the washing by weight, all of which stays together
 * where there is one, so that either order is priced as before when its lines change later. What its customer agreed
 * to and what may come on top fall in the share of the prices.
 * @param wanted what goes into the second order: pieces by their number, what is weighed only whole
 */
export function splitOrder<Line extends SplitLine>(
  order: SplitPart<Line>,
  wanted: readonly OrderLine[],
): Result<{ readonly kept: SplitPart<Line>; readonly apart: SplitPart<Line> }, SplitProblem> {
  const { lines, itemsPaise, listPaise, leastKilograms } = order
  const quantities = new Map<string, number>()
  for (const { itemId, quantity } of wanted)
    if (quantity !== 0) quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity)
  if (quantities.size === 0) return fail('splitNothing')
  for (const [itemId, quantity] of quantities) {
    const line = lines.find((each) => each.itemId === itemId)
    if (!line) return fail('splitUnknownLine')
    if (quantity < 0 || quantity > line.quantity) return fail('splitTooMany')
    if (line.unit === 'kg' && quantity !== line.quantity) return fail('splitWeighed')
    if (!Number.isInteger(quantity) && line.unit !== 'kg') return fail('splitTooMany')
  }
  const apart = lines.flatMap((line) => part(line, quantities.get(line.itemId) ?? 0))
  const kept = lines.flatMap((line) => rest(line, quantities.get(line.itemId) ?? 0))
  if (kept.length === 0) return fail('splitEverything')
  const isWeighedApart = apart.some(({ unit }) => unit === 'kg')
  if (leastKilograms > 0 && isWeighedApart && kept.some(({ unit }) => unit === 'kg'))
    return fail('splitWeighedTogether')

  const leastPaise = isWeighedApart ? leastChargePortion(itemsPaise, lines) : 0
  const apartPaise = sumPaise(apart.map(({ amountPaise }) => amountPaise)) + leastPaise
  const listOf = ({ listPricePaise, quantity }: Line) => Math.round(listPricePaise * quantity)
  // An item can cost a company more than its list price; the list price of a part is never below its price.
  const apartListPaise = Math.min(
    Math.max(sumPaise(apart.map(listOf)) + leastPaise, apartPaise),
    listPaise - (itemsPaise - apartPaise),
  )
  const terms = splitPriceTerms(order, { wholePaise: itemsPaise, apartPaise })
  return ok({
    kept: {
      lines: kept,
      itemsPaise: itemsPaise - apartPaise,
      listPaise: listPaise - apartListPaise,
      leastKilograms: isWeighedApart ? 0 : leastKilograms,
      ...terms.kept,
    },
    apart: {
      lines: apart,
      itemsPaise: apartPaise,
      listPaise: apartListPaise,
      leastKilograms: isWeighedApart ? leastKilograms : 0,
      ...terms.apart,
    },
  })
}

function part<Line extends SplitLine>(line: Line, quantity: number): Line[] {
  if (quantity === 0) return []
  if (quantity === line.quantity) return [line]
  return [{ ...line, quantity, amountPaise: line.unitPricePaise * quantity }]
}

function rest<Line extends SplitLine>(line: Line, quantity: number): Line[] {
  if (quantity === line.quantity) return []
  const apartPaise = line.unitPricePaise * quantity
  return [
    { ...line, quantity: line.quantity - quantity, amountPaise: line.amountPaise - apartPaise },
  ]
}
