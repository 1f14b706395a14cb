// Adjustments of a quote, and how sources of discounts are asked for them.
import { sumPaise, type Paise } from '../base/money.ts'
import { costPaise } from '../base/quantity.ts'

/** What one source takes off an order; an order's adjustments are all the difference to its items and fee. */
export type Adjustment = {
  /** The name of its source, such as `voucher`. */
  readonly source: string
  /** What people read of it. */
  readonly label: string
  readonly paise: Paise
}

/** The source of what keeps the total of an order that was cancelled and reinstated, where a discount went elsewhere. */
export const KEPT_PRICE = 'kept-price'

/** What keeps an order's total; null where nothing it had is lost. */
export function keepPrice(
  had: readonly Adjustment[],
  taken: readonly Adjustment[],
): Adjustment | null {
  const paise = sumAdjustmentsPaise(had) - sumAdjustmentsPaise(taken)
  return paise > 0 ? { source: KEPT_PRICE, label: 'Price kept as agreed', paise } : null
}

/** A priced line that something may be taken off. */
export type AdjustableLine = {
  readonly service: string
  readonly quantity: number
  readonly unitPricePaise: Paise
  readonly amountPaise: Paise
  /** How much of the quantity costs nothing, and what of the amount. */
  readonly coveredQuantity: number
  readonly coveredPaise: Paise
}

/** An order as it is priced so far, what was taken off before included. */
export type Priced<Line extends AdjustableLine = AdjustableLine> = {
  readonly lines: readonly Line[]
  readonly expressFeePaise: Paise
  readonly adjustments: readonly (Adjustment & { readonly use: unknown })[]
  readonly refusals: readonly Refusal[]
  /** What the order leaves of an allowance; null where there is none. */
  readonly allowanceLeft: AllowanceLeft | null
}

/** What a source could take off. */
export type Candidate<Use> = {
  readonly label: string
  /** At most what is due. */
  readonly paise: Paise
  /** What is claimed with it. */
  readonly use: Use
  /** For a source that makes pieces free: how much of each line's quantity. */
  readonly coveredQuantities?: readonly number[]
  /** Sources that must not take off anything beside it; they are kept for another order. */
  readonly excludes?: readonly string[]
}

/** Why a source takes nothing off although its customer asked for it. */
export type Refusal = { readonly source: string } & Refused

/** The kinds of refusals of promo codes, each with what its sentence is made of. */
export type PromoRefusals = {
  unknown: { code: string }
  /** Until a code is looked for again. */
  too_many_tries: { code: string; seconds: number }
  paused: { code: string }
  not_yet: { code: string; fromDate: string }
  over: { code: string; untilDate: string }
  used_up: { code: string }
  already_used: { code: string; times: number }
  only_first_order: { code: string }
  not_for_these_services: { code: string; services: readonly string[] }
  below_least: { code: string; leastPaise: Paise; itemsPaise: Paise }
  takes_nothing_off: { code: string }
}

/** Why, whatever the source. */
export type Refused = {
  [Kind in keyof PromoRefusals]: { readonly kind: Kind; readonly params: PromoRefusals[Kind] }
}[keyof PromoRefusals]

/** What is left of an allowance. */
export type AllowanceLeft = {
  readonly kilograms: number
  readonly pickups: number
  readonly dryCleanItems: number
}

/** What one source offers an order. */
export interface Discount<Use = unknown> {
  readonly source: string
  /** What could apply, the best first; the first that takes anything off is taken. Pure. */
  candidates(priced: Priced): readonly Candidate<Use>[]
  /** Why nothing applies, where somebody asked for it by name; null where nothing is to be said. */
  refusal?(priced: Priced): Refused | null
  /** For an allowance: what a use leaves of it. */
  left?(use: Use | null): AllowanceLeft
}

/** What is still to be paid of items and fee. */
export function dueAfterAdjustments({ lines, expressFeePaise, adjustments }: Priced): Paise {
  const items = sumPaise(lines.map(({ amountPaise }) => amountPaise))
  return items + expressFeePaise - sumAdjustmentsPaise(adjustments)
}

/** What adjustments take off together. */
export function sumAdjustmentsPaise(adjustments: readonly Pick<Adjustment, 'paise'>[]): Paise {
  return sumPaise(adjustments.map(({ paise }) => paise))
}

/** Lines and fee with what the discounts take off, each of what those before it have left. */
export function applyDiscounts<Line extends AdjustableLine>(
  lines: readonly Line[],
  expressFeePaise: Paise,
  discounts: readonly Discount[],
): Priced<Line> {
  let priced: Priced<Line> = {
    lines,
    expressFeePaise,
    adjustments: [],
    refusals: [],
    allowanceLeft: null,
  }
  const excluded = new Set<string>()
  for (const discount of discounts) {
    const { source } = discount
    const candidates = excluded.has(source) ? [] : discount.candidates(priced)
    const taken = candidates.find(({ paise }) => paise > 0)
    const refusal = taken ? null : discount.refusal?.(priced)
    if (taken) priced = withCandidate(priced, source, taken)
    for (const other of taken?.excludes ?? []) excluded.add(other)
    if (refusal) priced = { ...priced, refusals: [...priced.refusals, { source, ...refusal }] }
    if (discount.left) priced = { ...priced, allowanceLeft: discount.left(taken?.use ?? null) }
  }
  return priced
}

function withCandidate<Line extends AdjustableLine>(
  priced: Priced<Line>,
  source: string,
  { label, paise, use, coveredQuantities }: Candidate<unknown>,
): Priced<Line> {
  const covered = (line: Line, coveredQuantity: number): Line => ({
    ...line,
    coveredQuantity,
    coveredPaise: costPaise(line.unitPricePaise, coveredQuantity),
  })
  return {
    ...priced,
    lines: coveredQuantities
      ? priced.lines.map((line, index) => covered(line, coveredQuantities[index]!))
      : priced.lines,
    adjustments: [...priced.adjustments, { source, label, paise, use }],
  }
}
