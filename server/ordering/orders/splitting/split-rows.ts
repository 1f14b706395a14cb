/** The rows of a split order's two parts. */
import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { OrderedLine } from '#domain/orders/changed-lines.ts'
import { orderNumberFrom } from '#domain/orders/record/order-number.ts'
import { countPieces, type QuotedLine } from '#domain/catalogue/pricing.ts'
import type { SplitPart } from '#domain/orders/splitting/split-order.ts'
import type { MovedDelivery } from '#domain/orders/delivery-move.ts'
import type { OrderLinesTable, OrdersTable } from '../../../database/tables.ts'
import type { Tx } from '../../../database/transaction.ts'
import { newId } from '../../../platform/ids.ts'
import { deliveryColumns } from '../placing/check-delivery.ts'
import { lineRows } from '../record/priced-rows.ts'
import { orderedLineFromRow } from '../pricing/price-order-change.ts'
import type { OrderRow } from '../record/orders-store.ts'

export type SplitLine = OrderedLine & Pick<QuotedLine, 'amountPaise'>

/** An order as the rule of splitting reads it. */
export function splitPartFromRow(row: OrderRow): SplitPart<SplitLine> {
  return {
    itemsPaise: row.items_paise,
    listPaise: row.list_paise,
    leastKilograms: row.least_kilograms,
    agreedPaise: row.agreed_paise,
    tolerancePaise: row.tolerance_paise,
    lines: row.lines.map((line) => ({
      ...orderedLineFromRow(line),
      amountPaise: line.amount_paise,
    })),
  }
}

/** What changes of an order's own row with the lines that it has. */
export function orderSumsOfPart(part: SplitPart<SplitLine>) {
  return {
    items_paise: part.itemsPaise,
    total_paise: part.itemsPaise,
    list_paise: part.listPaise,
    least_kilograms: part.leastKilograms,
    agreed_paise: part.agreedPaise,
    tolerance_paise: part.tolerancePaise,
    pieces: countPieces(part.lines),
  }
}

export function lineRowsOfPart(
  orderId: string,
  { lines }: SplitPart<SplitLine>,
): Selectable<OrderLinesTable>[] {
  const uncovered = lines.map((line) => ({ ...line, coveredQuantity: 0, coveredPaise: 0 }))
  return lineRows(orderId, { lines: uncovered })
}

/**
 * The second order: as the first, with a number, lines and a promise that are its own.
 * @param repeat what a repeated request is recognised by
 * @param moved when it comes back; null where that stays
 */
export async function secondOrderRow(
  tx: Tx,
  firstId: string,
  part: SplitPart<SplitLine>,
  moved: MovedDelivery | null,
  repeat: { key: string | null; requestHash: string | null },
  now: Date,
): Promise<Selectable<OrdersTable>> {
  const first = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', firstId)
    .executeTakeFirstOrThrow()
  return {
    ...first,
    ...orderSumsOfPart(part),
    ...(moved && {
      ...deliveryColumns(moved.delivery),
      delivery_preference: moved.preference,
      delivery_date: moved.date,
    }),
    id: newId(now),
    number: orderNumberFrom(randomBytes(5)),
    split_from: firstId,
    bag_services: [],
    idempotency_key: repeat.key,
    request_hash: repeat.requestHash,
    created_at: now,
  }
}
