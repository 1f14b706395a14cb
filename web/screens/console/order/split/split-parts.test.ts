import { describe, expect, it } from 'vitest'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { linesOfSecondOrder, splitPartsOf } from './split-parts.ts'

type Line = OrderDetail['lines'][number]

const line = (fields: Pick<Line, 'itemId' | 'name' | 'unit' | 'quantity' | 'unitPrice'>): Line => ({
  service: 'ironing',
  listPrice: fields.unitPrice,
  amount: fields.quantity * fields.unitPrice,
  coveredQuantity: 0,
  covered: 0,
  ...fields,
})

const ORDER = {
  lines: [
    line({ itemId: 'wash', name: 'Wash', unit: 'kg', quantity: 2.4, unitPrice: 70 }),
    line({ itemId: 'shirt', name: 'Shirt', unit: 'piece', quantity: 4, unitPrice: 9.99 }),
  ],
  leastCharge: 42,
  total: 249.96,
  listTotal: 249.96,
}

const chosen = (...steps: [string, number][]) => new Map(steps)

describe('the items chosen for a second order', () => {
  it('split counted lines by pieces, and weighed lines whole', () => {
    expect(linesOfSecondOrder(ORDER, chosen(['shirt', 3]))).toEqual([
      { itemId: 'shirt', quantity: 3 },
    ])
    expect(linesOfSecondOrder(ORDER, chosen(['wash', 1], ['shirt', 0]))).toEqual([
      { itemId: 'wash', quantity: 2.4 },
    ])
    expect(linesOfSecondOrder(ORDER, chosen(['shirt', 9]))).toEqual([
      { itemId: 'shirt', quantity: 4 },
    ])
  })

  it('show the cost of both orders, to the paisa', () => {
    expect(splitPartsOf(ORDER, chosen(['shirt', 3]))).toMatchObject({
      kept: { totalPaise: 219_99 },
      apart: { items: ['3 × Shirt (Ironing)'], totalPaise: 29_97 },
    })
    expect(splitPartsOf(ORDER, chosen(['wash', 1]))).toMatchObject({
      kept: { totalPaise: 39_96 },
      apart: { totalPaise: 210_00 },
    })
  })

  it('show nothing until each order has an item', () => {
    expect(splitPartsOf(ORDER, chosen())).toBe('splitNothing')
    expect(splitPartsOf(ORDER, chosen(['wash', 1], ['shirt', 4]))).toBe('splitEverything')
  })
})
