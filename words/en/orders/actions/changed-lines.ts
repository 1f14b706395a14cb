// Notes on an order's lines while its customer or staff change them.
import type { Unit } from '#domain/catalogue/catalogue.ts'

type Changed = {
  readonly unit: Unit
  readonly quantity: number
  /** 0 for an item that is new to the order. */
  readonly ordered: number
}

export const changedLines = {
  /** What is different now; null where nothing is. */
  change: ({ unit, quantity, ordered }: Changed) => {
    if (quantity === ordered) return null
    if (ordered === 0) return 'new in this order'
    const was = unit === 'kg' ? `${ordered} kg` : String(ordered)
    return quantity === 0 ? `removed, was ${was}` : `was ${was}`
  },
}
