/** The order line that pays for a bag or item, by the item it was counted as. */
import { sql } from 'kysely'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import type { Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'

/**
 * Refuses what a unit can't be counted as; the order is locked.
 * @param catalogue read before the transaction
 * @param items by their ids; what isn't said of a unit is left out
 * @throws AppError `unknown_item` for what is neither on the order nor on the price list
 */
export async function refuseUncountableItems(
  tx: Tx,
  catalogue: Pick<Catalogue, 'items'>,
  orderId: string,
  items: readonly (string | null | undefined)[],
): Promise<void> {
  const offered = new Set(catalogue.items.map(({ id }) => id))
  const others = items.filter((id) => typeof id === 'string' && !offered.has(id))
  if (others.length === 0) return
  // What was ordered stays on its order when it isn't offered any more.
  const ordered = await tx
    .selectFrom('order_lines')
    .select('item_id')
    .where('order_id', '=', orderId)
    .execute()
  const itemId = others.find((id) => !ordered.some(({ item_id }) => item_id === id))
  if (itemId) throw new AppError('unknown_item', say('unknownItem', { itemId }))
}

/** Once an order has other lines: its units name those that pay for what they were counted as. */
export async function assignUnitsToLines(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update units set line = (
      select min(position) from order_lines
      where order_lines.order_id = units.order_id and order_lines.item_id = units.item_id)
    where units.order_id = ${orderId} and units.item_id is not null`.execute(tx)
}

/** What is taken out of a bag is paid for by what pays for the bag. */
export async function assignPieceToLineOfBag(
  tx: Tx,
  orderId: string,
  { bag, piece }: { bag: number; piece: number },
): Promise<void> {
  await sql`
    update units set item_id = bag.item_id, line = bag.line from units as bag
    where units.order_id = ${orderId} and units.number = ${piece}
      and bag.order_id = units.order_id and bag.number = ${bag}`.execute(tx)
}
