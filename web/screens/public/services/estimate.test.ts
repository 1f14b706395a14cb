import { describe, expect, it } from 'vitest'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { ESTIMATOR_INPUTS } from '#domain/catalogue/estimate.ts'
import {
  basketFromTyped,
  estimateOf,
  inputsByService,
  quantityProblemOf,
  parseQuantity,
  estimatorPricePaise,
  typedFromBasket,
} from './estimate.ts'

describe('quantityOf', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['2.9', 0],
    ['2,9', 0],
    ['', 0],
    ['abc', 0],
    ['-4', 0],
    ['Infinity', 0],
    ['4 shirts', 0],
    ['1500', 1500],
  ])('reads %j as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })
})

describe('typed quantities', () => {
  it('show the problem instead of rounding', () => {
    expect(quantityProblemOf('4.2', 'kg')).toEqual({ kind: 'wholeKilograms' })
    expect(quantityProblemOf('4.2', 'piece')).toEqual({ kind: 'wholePieces' })
    for (const text of ['abc', '-4', '4,2'])
      expect(quantityProblemOf(text, 'kg')).toEqual({ kind: 'quantityNeeded' })
    for (const text of ['', ' ', '0', '150']) expect(quantityProblemOf(text, 'kg')).toBeNull()
  })
})

describe('estimateOf', () => {
  it('adds up all thirteen quantities at list prices', () => {
    const typed = Object.fromEntries(ESTIMATOR_INPUTS.map(({ name }) => [name, '1']))
    const { lines, totalPaise, onlinePaise } = estimateOf(typed, FIRST_CATALOGUE, 'list')

    expect(lines).toHaveLength(13)
    expect(totalPaise).toBe(
      100 * (99 + 149 + 199 + 299 + 349 + 129 + 399 + 99 + 149 + 199 + 99 + 149 + 70),
    )
    // Shirt, trousers, dress, suit and coat cost less online.
    expect(totalPaise - onlinePaise).toBe(100 * (84 + 119 + 99 + 99 + 99))
  })

  it('shows a line for each quantity, and none for invalid input', () => {
    const { lines, totalPaise } = estimateOf(
      { shirts: '2', suits: 'two', washFoldKg: '3' },
      FIRST_CATALOGUE,
      'list',
    )
    expect(lines.map(({ name, quantity, amountPaise }) => [name, quantity, amountPaise])).toEqual([
      ['shirts', 2, 19_800],
      ['washFoldKg', 3, 21_000],
    ])
    expect(totalPaise).toBe(40_800)
  })

  it('uses online prices where they also apply at the counter and by phone', () => {
    const typed = { shirts: '2', washFoldKg: '3' }
    const { lines, totalPaise, onlinePaise } = estimateOf(typed, FIRST_CATALOGUE, 'online')
    const shirt = lines[0]!.item
    expect(estimatorPricePaise(shirt, 'online')).toBeLessThan(estimatorPricePaise(shirt, 'list'))
    expect(lines.map(({ amountPaise }) => amountPaise)).toEqual([
      2 * shirt.onlinePricePaise!,
      21_000,
    ])
    expect([totalPaise, totalPaise]).toEqual([onlinePaise, 2 * shirt.onlinePricePaise! + 21_000])
  })

  it('uses a price that staff changed, and drops items that are no longer sold', () => {
    const catalogue = FIRST_CATALOGUE.filter(({ id }) => id !== 'accessories-shoes').map((item) =>
      item.id === 'wash-fold' ? { ...item, listPricePaise: 8000 } : item,
    )
    expect(estimateOf({ washFoldKg: '2', shoes: '1' }, catalogue, 'list').totalPaise).toBe(16_000)
    expect(inputsByService(catalogue).flatMap(({ inputs }) => inputs)).toHaveLength(12)
  })
})

describe('the basket made from an estimate', () => {
  it('keeps quantities above 0 by item', () => {
    expect(
      basketFromTyped({ shirts: '2', suits: 'two', coats: '3.5', washFoldKg: '3', bags: '0' }),
    ).toEqual({
      'dry-cleaning-shirt': 2,
      'wash-fold': 3,
    })
  })

  it('fills in the estimator again, and keeps items that the estimator doesn’t list', () => {
    const kept = { 'wash-fold': 3, 'ironing-shirt': 4 }
    expect(typedFromBasket(kept)).toEqual({ washFoldKg: '3' })
    expect(basketFromTyped({ washFoldKg: '', shirts: '1' }, kept)).toEqual({
      'ironing-shirt': 4,
      'dry-cleaning-shirt': 1,
    })
  })
})
