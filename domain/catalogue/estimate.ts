// Price estimator: its inputs, and the cost of quantities at list prices.
import type { CatalogueItem } from './catalogue.ts'
import { type Paise, sumPaise } from '../base/money.ts'

/** The estimator's inputs in the order in which they are shown, each with the catalogue item it stands for. */
export const ESTIMATOR_INPUTS = [
  { name: 'shirts', itemId: 'dry-cleaning-shirt' },
  { name: 'trousers', itemId: 'dry-cleaning-trousers' },
  { name: 'dresses', itemId: 'dry-cleaning-dress' },
  { name: 'suits', itemId: 'dry-cleaning-suit' },
  { name: 'coats', itemId: 'dry-cleaning-coat' },
  { name: 'sarees', itemId: 'dry-cleaning-saree' },
  { name: 'lehengas', itemId: 'dry-cleaning-lehenga' },
  { name: 'curtains', itemId: 'home-textiles-curtains' },
  { name: 'bedsheets', itemId: 'home-textiles-bedsheet-set' },
  { name: 'blankets', itemId: 'home-textiles-blanket' },
  { name: 'shoes', itemId: 'accessories-shoes' },
  { name: 'bags', itemId: 'accessories-handbag' },
  { name: 'washFoldKg', itemId: 'wash-fold' },
] as const satisfies readonly {
  readonly name: string
  readonly itemId: string
}[]

export type EstimatorInput = (typeof ESTIMATOR_INPUTS)[number]['name']

/**
 * The price estimator: every quantity at its list price, in paise rounded to whole
 * rupees. Fractions are cut off; a quantity that is missing, negative or no number counts as 0.
 * An input whose item is no longer in the catalogue adds nothing.
 */
export function estimateTotalPaise(
  quantities: Readonly<Partial<Record<EstimatorInput, number>>>,
  catalogue: readonly CatalogueItem[],
): Paise {
  const amounts = ESTIMATOR_INPUTS.map(({ name, itemId }) => {
    const item = catalogue.find((candidate) => candidate.id === itemId)
    return (item?.listPricePaise ?? 0) * wholeQuantity(quantities[name])
  })
  return Math.round(sumPaise(amounts) / 100) * 100
}

/** An estimator input larger than this counts as this, so that the estimate stays a sum of money. */
const MAX_ESTIMATED_QUANTITY = 100_000

function wholeQuantity(quantity: number | undefined): number {
  if (quantity === undefined || !(quantity > 0)) return 0
  return Math.min(Math.floor(quantity), MAX_ESTIMATED_QUANTITY)
}
