// An order's lines while staff or its customer change them.
import type { Order } from '#contract/orders/orders.ts'
import type { CatalogueItem, ServiceId } from '#domain/catalogue/catalogue.ts'
import { fromRupees } from '#domain/base/money.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { isInTenths } from '#domain/base/quantity.ts'
import type { changedLines } from '#words/en/orders/actions/changed-lines.ts'
import { services } from '#words/en/catalogue/services.ts'

type Line = Order['lines'][number]

/** A row of the list: an item at the price this order has it for, and how much of it. */
export type Row = {
  item: CatalogueItem
  quantity: number
  /** How much was ordered; 0 for an item that is new to the order. */
  ordered: number
}

/** What was ordered, at the prices of the order. */
export function rowsOfOrder(lines: readonly Line[]): Row[] {
  return lines.map((line, index) => ({
    item: {
      id: line.itemId,
      service: line.service as ServiceId,
      name: line.name,
      unit: line.unit,
      listPricePaise: fromRupees(line.listPrice),
      onlinePricePaise: line.unitPrice === line.listPrice ? null : fromRupees(line.unitPrice),
      position: index + 1,
    },
    quantity: line.quantity,
    ordered: line.quantity,
  }))
}

/** What is to be asked for; what is at 0 is left out. */
export function linesOfRows(rows: readonly Row[]): OrderLine[] {
  return rows
    .filter(({ quantity }) => quantity !== 0)
    .map(({ item, quantity }) => ({ itemId: item.id, quantity }))
}

/** Whether each quantity is one that could be charged: kilograms to 100 g, whole pieces. */
export function areQuantitiesValid(rows: readonly Row[]): boolean {
  return rows.every(({ item, quantity }) =>
    item.unit === 'kg' ? isInTenths(quantity) : Number.isSafeInteger(quantity),
  )
}

export function areRowsChanged(rows: readonly Row[]): boolean {
  return rows.some(({ quantity, ordered }) => quantity !== ordered)
}

/** The rows with another quantity of one item; an item that isn't there yet comes in at the end. */
export function withRowQuantity(
  rows: readonly Row[],
  item: CatalogueItem,
  quantity: number,
): Row[] {
  if (!rows.some((row) => row.item.id === item.id)) return [...rows, { item, quantity, ordered: 0 }]
  return rows.map((row) => (row.item.id === item.id ? { ...row, quantity } : row))
}

/** The one row whose quantity alone differs, of what was ordered and stays; null otherwise. */
export function findOnlyChangedRow(rows: readonly Row[]): Row | null {
  const changed = rows.filter(({ quantity, ordered }) => quantity !== ordered)
  const [only] = changed
  if (!only || changed.length > 1 || only.quantity === 0 || only.ordered === 0) return null
  return only
}

/** The service, where the name doesn't say it, and what is different now. */
export function rowNote(
  { item, quantity, ordered }: Row,
  words: typeof changedLines,
  names = services.names,
): string {
  const service = names[item.service]
  const change = words.change({ unit: item.unit, quantity, ordered })
  return [service === item.name ? null : service, change].filter(Boolean).join(', ')
}
