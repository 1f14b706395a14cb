// Estimate of typed quantities: its lines, at the shown prices and at online prices.
import {
  type CatalogueItem,
  type ServiceId,
  type Unit,
  chargedPricePaise,
} from '#domain/catalogue/catalogue.ts'
import { quantityProblem, type SizeProblem } from '#domain/catalogue/limits.ts'
import { type Paise, sumPaise } from '#domain/base/money.ts'
import type { PriceBasis } from '#domain/catalogue/price-basis.ts'
import {
  ESTIMATOR_INPUTS,
  type EstimatorInput,
  estimateTotalPaise,
} from '#domain/catalogue/estimate.ts'
import type { Counts } from '#web/features/orders/basket.ts'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'

export type Typed = Partial<Record<EstimatorInput, string>>

/** One input of the estimator with its item; left out once the catalogue has no such item. */
export type Priced = { name: EstimatorInput; item: CatalogueItem }

export type Estimate = {
  lines: Array<Priced & { quantity: number; amountPaise: Paise }>
  totalPaise: Paise
  /** What an order placed on the site is charged for the same. */
  onlinePaise: Paise
  /** The inputs with a lower online price. */
  cheaperOnline: EstimatorInput[]
}

/** An estimate is no order, so it is bounded only by the digits that its inputs take. */
const NO_LIMITS = { kilograms: 1e6, piecesOfItem: 1e6, pieces: 1e6, items: 100 }

/** The quantity that was typed; what is no whole number counts as 0, and `quantityProblemOf` says why. */
export function parseQuantity(text: string | undefined): number {
  const number = parseTypedNumber(text ?? '')
  return Number.isSafeInteger(number) ? number : 0
}

/** What is wrong with a typed quantity; null for one that counts, and for none. */
export function quantityProblemOf(text: string, unit: Unit): SizeProblem | null {
  return text.trim() === '' ? null : quantityProblem(unit, parseTypedNumber(text), NO_LIMITS)
}

/**
 * What is kept of a basket: each count by its item.
 * @param others what was kept before; of that, what the estimator has no input for stays
 */
export function basketFromTyped(typed: Typed, others: Counts = {}): Counts {
  const own = new Set<string>(ESTIMATOR_INPUTS.map(({ itemId }) => itemId))
  const counts = ESTIMATOR_INPUTS.map(
    ({ name, itemId }) => [itemId, parseQuantity(typed[name])] as const,
  )
  return Object.fromEntries([
    ...Object.entries(others).filter(([itemId]) => !own.has(itemId)),
    ...counts.filter(([, quantity]) => quantity > 0),
  ])
}

/** A basket that was kept, as it would be typed. */
export function typedFromBasket(counts: Counts): Typed {
  return Object.fromEntries(
    ESTIMATOR_INPUTS.flatMap(({ name, itemId }) => {
      const count = counts[itemId]
      return count === undefined ? [] : [[name, String(count)]]
    }),
  )
}

/** The inputs by service, in the order of the estimator. */
export function inputsByService(
  catalogue: readonly CatalogueItem[],
): Array<{ service: ServiceId; inputs: Priced[] }> {
  const groups = new Map<ServiceId, Priced[]>()
  for (const { name, itemId } of ESTIMATOR_INPUTS) {
    const item = catalogue.find(({ id }) => id === itemId)
    if (!item) continue
    groups.set(item.service, [...(groups.get(item.service) ?? []), { name, item }])
  }
  return [...groups].map(([service, inputs]) => ({ service, inputs }))
}

/** The price that the estimator shows of an item: the online one where that holds everywhere. */
export function estimatorPricePaise(item: CatalogueItem, basis: PriceBasis): Paise {
  return basis === 'online' ? chargedPricePaise(item) : item.listPricePaise
}

export function estimateOf(
  typed: Typed,
  catalogue: readonly CatalogueItem[],
  basis: PriceBasis,
): Estimate {
  const inputs = inputsByService(catalogue).flatMap((group) => group.inputs)
  const lines = inputs
    .map((input) => {
      const quantity = parseQuantity(typed[input.name])
      return { ...input, quantity, amountPaise: estimatorPricePaise(input.item, basis) * quantity }
    })
    .filter(({ quantity }) => quantity > 0)
  const quantities = Object.fromEntries(lines.map(({ name, quantity }) => [name, quantity]))
  const onlinePaise = sumPaise(
    lines.map(({ item, quantity }) => chargedPricePaise(item) * quantity),
  )
  return {
    lines,
    totalPaise: basis === 'online' ? onlinePaise : estimateTotalPaise(quantities, catalogue),
    onlinePaise,
    cheaperOnline: inputs
      .filter(({ item }) => chargedPricePaise(item) < item.listPricePaise)
      .map(({ name }) => name),
  }
}
