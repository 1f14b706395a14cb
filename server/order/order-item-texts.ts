/** An order's items as text, for lists. */
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import type { WrittenItem } from '#domain/orders/order-items.ts'
import type { Words } from '#words/words.ts'

/** An order's columns of it, and its lines. */
export interface ItemColumns {
  counted: boolean
  bag_services: readonly ServiceId[]
  lines: readonly WrittenItem[]
}

/** Its lines or, as long as it isn't counted, the services that it is for. */
export function orderItemTexts(
  { counting, orderItems, services }: Pick<Words, 'counting' | 'orderItems' | 'services'>,
  row: ItemColumns,
): string[] {
  if (row.counted) return row.lines.map(orderItems.written)
  return row.bag_services.map((id) => counting.toBeCounted({ service: services.names[id] }))
}

/** How many pieces were booked; kilograms count as none. */
export function countOrderedPieces(lines: readonly WrittenItem[]): number {
  return lines.reduce((sum, { unit, quantity }) => sum + (unit === 'piece' ? quantity : 0), 0)
}

/** Said only where it isn't. */
export function uncountedView({ counted }: Pick<ItemColumns, 'counted'>): { counted?: false } {
  return counted ? {} : { counted: false }
}
