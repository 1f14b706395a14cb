// Owns the price estimator: its inputs, and what quantities cost at list prices.
import type { CatalogueItem } from './catalogue.ts'
import { type Paise, sumPaise } from './money.ts'

/** The estimator's inputs in the order in which they are shown, each with the catalogue item it stands for. */
export const ESTIMATOR_INPUTS = [
  { name: 'shirts', label: 'Shirts', itemId: 'dry-cleaning-shirt' },
  { name: 'trousers', label: 'Trousers', itemId: 'dry-cleaning-trousers' },
  { name: 'dresses', label: 'Dresses', itemId: 'dry-cleaning-dress' },
  { name: 'suits', label: 'Suits', itemId: 'dry-cleaning-suit' },
  { name: 'coats', label: 'Coats', itemId: 'dry-cleaning-coat' },
  { name: 'sarees', label: 'Sarees', itemId: 'dry-cleaning-saree' },
  { name: 'lehengas', label: 'Lehengas', itemId: 'dry-cleaning-lehenga' },
  { name: 'curtains', label: 'Curtains', itemId: 'home-textiles-curtains' },
  { name: 'bedsheets', label: 'Bedsheet Sets', itemId: 'home-textiles-bedsheet-set' },
  { name: 'blankets', label: 'Blankets', itemId: 'home-textiles-blanket' },
  { name: 'shoes', label: 'Shoes', itemId: 'accessories-shoes' },
  { name: 'bags', label: 'Handbags', itemId: 'accessories-handbag' },
  { name: 'washFoldKg', label: 'Wash & Fold (kg)', itemId: 'wash-fold' },
] as const satisfies readonly {
  readonly name: string
  readonly label: string
  readonly itemId: string
}[]

export type EstimatorInput = (typeof ESTIMATOR_INPUTS)[number]['name']

/**
 * The price estimator: every quantity at its list price, in paise rounded to whole
 * rupees. Fractions are cut off; a quantity that is missing, negative or no number counts as 0.
 * An input whose item is no longer in the catalogue adds nothing.
 */
export function estimatePaise(
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
