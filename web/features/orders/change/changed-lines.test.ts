import { describe, expect, it } from 'vitest'
import {
  areQuantitiesValid,
  areRowsChanged,
  linesOfRows,
  findOnlyChangedRow,
  rowsOfOrder,
  withRowQuantity,
} from './changed-lines.ts'

const LINE = {
  itemId: 'wash-fold',
  service: 'wash-fold',
  name: 'Wash & Fold',
  unit: 'kg',
  quantity: 3,
  listPrice: 70.35,
  unitPrice: 60,
  amount: 180,
  coveredQuantity: 0,
  covered: 0,
} as const
const SHIRT = {
  id: 'ironing-shirt',
  service: 'ironing',
  name: 'Shirt',
  unit: 'piece',
  listPricePaise: 1900,
  onlinePricePaise: 1000,
  position: 1,
} as const

describe('lines that are being changed', () => {
  const rows = rowsOfOrder([LINE])

  it('start as ordered, at the prices of the order', () => {
    expect(rows).toMatchObject([
      { item: { listPricePaise: 7035, onlinePricePaise: 6000 }, quantity: 3, ordered: 3 },
    ])
    expect(areRowsChanged(rows)).toBe(false)
  })

  it('count kilograms to 100 g, and whole pieces', () => {
    const [{ item }] = rows as [(typeof rows)[0]]
    expect(areQuantitiesValid(withRowQuantity(rows, item, 4.3))).toBe(true)
    expect(areQuantitiesValid(withRowQuantity(rows, item, 4.35))).toBe(false)
    expect(areQuantitiesValid(withRowQuantity(rows, SHIRT, 1.5))).toBe(false)
    expect(areQuantitiesValid(withRowQuantity(rows, SHIRT, Number.NaN))).toBe(false)
  })

  it('include new items and exclude those at 0', () => {
    const more = withRowQuantity(withRowQuantity(rows, SHIRT, 2), rows[0]!.item, 0)
    expect(areRowsChanged(more)).toBe(true)
    expect(linesOfRows(more)).toEqual([{ itemId: 'ironing-shirt', quantity: 2 }])
    expect(areRowsChanged(withRowQuantity(withRowQuantity(rows, SHIRT, 2), SHIRT, 0))).toBe(false)
  })

  it('name the changed line when the quantity of one line is all that differs', () => {
    expect(findOnlyChangedRow(withRowQuantity(rows, rows[0]!.item, 4))).toMatchObject({
      ordered: 3,
      quantity: 4,
    })
    expect(findOnlyChangedRow(rows)).toBeNull()
    expect(findOnlyChangedRow(withRowQuantity(rows, SHIRT, 1))).toBeNull()
    expect(findOnlyChangedRow(withRowQuantity(rows, rows[0]!.item, 0))).toBeNull()
  })
})
