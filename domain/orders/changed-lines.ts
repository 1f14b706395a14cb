// Price of an order with changed lines: items ordered before keep their price.
import type { CatalogueItem, Unit } from '../catalogue/catalogue.ts'
import type { OrderSizeLimits } from '../catalogue/limits.ts'
import { quoteOrder } from '../catalogue/pricing.ts'
import type { OrderLine, Quote, QuotedLine, QuoteProblem } from '../catalogue/pricing.ts'
import { sumQuantities } from '../base/quantity.ts'
import type { Result } from '../base/result.ts'

/** A line as it was ordered, with the prices that it was ordered at. */
export type OrderedLine = Pick<
  QuotedLine,
  'itemId' | 'service' | 'name' | 'unit' | 'quantity' | 'listPricePaise' | 'unitPricePaise'
>

/**
 * Prices an order's new lines. An item that the order has keeps the price it was ordered at, however
 * much of it there is now, for a changed price never alters an order that was placed; that holds for an
 * item which is no longer offered too. An item that is new to the order, or was
 * taken out of it before, costs what it costs today. The express fee stays the one of the order.
 * Discounts are worked out again over all lines, as when placing. Kilograms that were weighed stay as they are, to 100 g;
 * others may have tenths where `isWeighed` says so.
 * @param change.discounts what the order may use: its own, as though it were given back, and nothing that
 *   it didn't use before but Laundry Club cover
 */
export function quoteChangedLines({
  ordered,
  isWeighed,
  ...change
}: Parameters<typeof quoteOrder>[0] & {
  readonly ordered: readonly OrderedLine[]
}): Result<Quote, QuoteProblem> {
  return quoteOrder({
    ...change,
    isWeighed: (line) => isKept(ordered, line) || Boolean(isWeighed?.(line)),
    catalogue: offeredTo(ordered, change.catalogue),
    limits: roomFor(ordered, change.limits),
  })
}

/** Whether a line asks for what the order has of it. */
function isKept(
  ordered: readonly Pick<OrderedLine, 'itemId' | 'quantity'>[],
  { itemId, quantity }: OrderLine,
): boolean {
  return ordered.some((line) => line.itemId === itemId && line.quantity === quantity)
}

/** Today's catalogue as it is for one order: with what it has at the prices it was ordered at. */
function offeredTo(
  ordered: readonly OrderedLine[],
  catalogue: readonly CatalogueItem[],
): readonly CatalogueItem[] {
  const own = new Set(ordered.map((line) => line.itemId))
  return [
    ...ordered.map((line, index) => ({
      id: line.itemId,
      service: line.service,
      name: line.name,
      unit: line.unit,
      listPricePaise: line.listPricePaise,
      onlinePricePaise: line.unitPricePaise === line.listPricePaise ? null : line.unitPricePaise,
      position: index + 1,
    })),
    ...catalogue.filter((item) => !own.has(item.id)),
  ]
}

/** The limits of today, and never less than what the order has already. */
function roomFor(ordered: readonly OrderedLine[], limits: OrderSizeLimits): OrderSizeLimits {
  const sum = (unit: Unit) =>
    sumQuantities(ordered.filter((line) => line.unit === unit).map(({ quantity }) => quantity))
  const most = ordered.map((line) => (line.unit === 'piece' ? line.quantity : 0))
  return {
    kilograms: Math.max(limits.kilograms, sum('kg')),
    piecesOfItem: Math.max(limits.piecesOfItem, ...most),
    pieces: Math.max(limits.pieces, sum('piece')),
    items: Math.max(limits.items, ordered.length),
  }
}

/** Whether two selections ask for the same, whatever the order of their lines. */
export function areLinesEqual(some: readonly OrderLine[], others: readonly OrderLine[]): boolean {
  const [one, other] = [some, others].map((lines) => {
    const quantities = new Map<string, number>()
    for (const { itemId, quantity } of lines)
      if (quantity > 0)
        quantities.set(itemId, sumQuantities([quantities.get(itemId) ?? 0, quantity]))
    return quantities
  }) as [Map<string, number>, Map<string, number>]
  return one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity)
}
