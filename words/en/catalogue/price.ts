// Price of one item.
import type { Unit } from '#domain/catalogue/catalogue.ts'

/** `amount`: written. */
type Price = { readonly amount: string; readonly unit: Unit }

const per = (unit: Unit) => (unit === 'kg' ? ' per kg' : '')

export const priceWords = {
  of: ({ amount, unit }: Price) => `${amount}${per(unit)}`,
  online: ({ amount, unit }: Price) => `${amount} online${per(unit)}`,
  listPrice: 'List price',
  kilograms: 'kg',
}
