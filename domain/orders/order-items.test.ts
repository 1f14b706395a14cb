import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_CATALOGUE } from '../catalogue/catalogue.ts'
import { readOrderItem, writeOrderItem } from './order-items.ts'

function read(text: string) {
  const answer = readOrderItem(text, FIRST_CATALOGUE)
  return answer.ok ? `${answer.value.quantity} ${answer.value.itemId}` : answer.error.code
}

function complaint(text: string) {
  const answer = readOrderItem(text, FIRST_CATALOGUE)
  return answer.ok ? null : answer.error
}

const anyItem = fc.constantFrom(...FIRST_CATALOGUE)
const anyQuantity = fc.integer({ min: 0, max: 999_999_999 })

describe('writing an item', () => {
  it('includes the service, unless the item is the service', () => {
    expect(
      writeOrderItem({ service: 'wash-fold', name: 'Wash & Fold', unit: 'kg', quantity: 3 }),
    ).toBe('3 kg Wash & Fold')
    expect(
      writeOrderItem({ service: 'dry-cleaning', name: 'Shirt', unit: 'piece', quantity: 2 }),
    ).toBe('2 × Shirt (Dry Cleaning)')
  })
})

describe('reading an item', () => {
  it('returns the written item for every item and quantity', () => {
    fc.assert(
      fc.property(anyItem, anyQuantity, (item, quantity) => {
        const text = writeOrderItem({ ...item, quantity })
        expect(readOrderItem(text, FIRST_CATALOGUE)).toEqual({
          ok: true,
          value: { itemId: item.id, quantity },
        })
      }),
    )
  })

  it('returns the written item with any name that staff gave it', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(names, anyQuantity, fc.nat(7), (given, quantity, index) => {
        const catalogue = given.map((name, position) => ({
          ...FIRST_CATALOGUE[0]!,
          ...(position % 2 === 0
            ? { service: 'home-textiles' as const, unit: 'piece' as const }
            : {}),
          id: `item-${position}`,
          name,
        }))
        const item = catalogue[index % catalogue.length]!
        expect(readOrderItem(writeOrderItem({ ...item, quantity }), catalogue)).toEqual({
          ok: true,
          value: { itemId: item.id, quantity },
        })
      }),
    )
  })

  it.each(['Curtain', 'Curtains', 'x-large Coat', 'Kg Bag', 'Dress (long)', '7 Piece Set'])(
    'distinguishes %s from similar items',
    (name) => {
      const catalogue = ['Curtain', 'Curtains', 'Large Coat', 'Bag', 'Dress', 'Piece Set', name]
        .filter((candidate, position, all) => all.indexOf(candidate) === position)
        .map((candidate) => ({ ...FIRST_CATALOGUE[1]!, id: candidate, name: candidate }))
      const text = writeOrderItem({ ...FIRST_CATALOGUE[1]!, name, quantity: 4 })
      expect(readOrderItem(text, catalogue)).toEqual({
        ok: true,
        value: { itemId: name, quantity: 4 },
      })
    },
  )

  it.each([
    ['3kg wash and fold', '3 wash-fold'],
    ['3 KGS WASH & FOLD', '3 wash-fold'],
    ['  3   kg   Wash&Fold  ', '3 wash-fold'],
    ['3 x Wash & Fold', '3 wash-fold'],
    ['2 x shirt (dry cleaning)', '2 dry-cleaning-shirt'],
    ['2x Shirts (Dry Cleaning)', '2 dry-cleaning-shirt'],
    ['2 * SHIRT(IRONING)', '2 ironing-shirt'],
    ['2×Shirt ( Ironing )', '2 ironing-shirt'],
    ['2 shirts ironing', '2 ironing-shirt'],
    ['4 dresses (ironing)', '4 ironing-dress'],
    ['1 trouser (dry cleaning)', '1 dry-cleaning-trousers'],
    ['2 blazers', '2 dry-cleaning-blazer'],
    ['1 × curtain', '1 home-textiles-curtains'],
    ['5 bedsheet sets', '5 home-textiles-bedsheet-set'],
    ['0 × Tie (Accessories)', '0 accessories-tie'],
    // For the pricing to refuse with its reason.
    ['2.5 kg Wash & Fold', '2.5 wash-fold'],
  ])('understands "%s"', (text, line) => {
    expect(read(text)).toBe(line)
  })

  it.each([
    '',
    'shirts',
    '3',
    '3 kg',
    '-2 × Shirt (Ironing)',
    'two shirts (ironing)',
    '2,5 kg Wash & Fold',
    '3 kg Shirt (Ironing)',
    '2 × Shirt (Wash & Fold)',
    '2 × Shirt (Ironing) and more',
    '1 × Elephant (Dry Cleaning)',
    '12345678901234567890 × Tie (Accessories)',
  ])('refuses "%s"', (text) => {
    expect(complaint(text)).toMatchObject({ code: 'unreadable_item', params: { text } })
  })

  it('asks for the service when several have the item', () => {
    expect(complaint('2 shirts')).toMatchObject({
      kind: 'ambiguousItem',
      params: { text: '2 shirts', choices: ['2 × Shirt (Dry Cleaning)', '2 × Shirt (Ironing)'] },
    })
  })

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typeof readOrderItem(`1${text}`, FIRST_CATALOGUE).ok).toBe('boolean')
      }),
    )
  })
})
