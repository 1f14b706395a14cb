/** A quote as the rows that keep it: an order's sums, adjustments and lines. */
import type { Selectable } from 'kysely'
import type { Adjustment } from '#domain/discounts/adjustments.ts'
import { countPieces, type Quote, type QuotedLine } from '#domain/catalogue/pricing.ts'
import type { OrderLinesTable } from '../../../database/tables.ts'

/** What an order's lines come to. */
export function orderSums(quote: Quote) {
  return {
    items_paise: quote.itemsPaise,
    express_fee_paise: quote.expressFeePaise,
    covered_paise: quote.coveredPaise,
    discount_paise: quote.discountPaise,
    total_paise: quote.totalPaise,
    list_paise: quote.listPaise,
    pieces: countPieces(quote.lines),
  }
}

/** What an order keeps of what was taken off it. */
export function keptAdjustments({ adjustments }: Quote): Adjustment[] {
  return adjustments.map(({ source, label, paise }) => ({ source, label, paise }))
}

/** What is stored of a line. */
type KeptLine = Pick<
  QuotedLine,
  | 'itemId'
  | 'service'
  | 'name'
  | 'unit'
  | 'quantity'
  | 'listPricePaise'
  | 'unitPricePaise'
  | 'amountPaise'
  | 'coveredQuantity'
  | 'coveredPaise'
>

export function lineRows(
  orderId: string,
  { lines }: { lines: readonly KeptLine[] },
): Selectable<OrderLinesTable>[] {
  return lines.map((line, position) => ({
    order_id: orderId,
    position,
    item_id: line.itemId,
    service: line.service,
    name: line.name,
    unit: line.unit,
    quantity: line.quantity,
    list_price_paise: line.listPricePaise,
    unit_price_paise: line.unitPricePaise,
    amount_paise: line.amountPaise,
    covered_quantity: line.coveredQuantity,
    covered_paise: line.coveredPaise,
  }))
}
