// Price of an order, line by line.
import type { Unit } from '#domain/catalogue/catalogue.ts'

export const priceTable = {
  item: 'Item and unit price',
  amount: 'Amount',
  /** `price`: written. */
  unitPrice: ({ price, unit }: { readonly price: string; readonly unit: Unit }) =>
    `${price} ${unit === 'kg' ? 'per kg' : 'each'}`,
}
