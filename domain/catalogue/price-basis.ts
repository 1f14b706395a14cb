// Price basis of an order: which of an item's two prices it pays, stored so that later changes use the same one.
import type { CatalogueItem } from './catalogue.ts'

/** `online`: the online price where there is one. `list`: the list price always. */
export const PRICE_BASES = ['online', 'list'] as const
export type PriceBasis = (typeof PRICE_BASES)[number]

/** The basis of an order that staff take at the counter or by phone. */
export function staffPriceBasis(onlinePrice: { readonly everywhere: boolean }): PriceBasis {
  return onlinePrice.everywhere ? 'online' : 'list'
}

/** Items as an order of that basis is charged for them. */
export function itemsAtPriceBasis(
  basis: PriceBasis,
  items: readonly CatalogueItem[],
): readonly CatalogueItem[] {
  if (basis === 'online') return items
  return items.map((item) =>
    item.onlinePricePaise === null ? item : { ...item, onlinePricePaise: null },
  )
}
