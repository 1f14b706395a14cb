// Garments found by the search and the category buttons of My Garments.
import { expect, test } from 'vitest'
import type { Garment } from '#contract/garments/garments.ts'
import { matching, offeredCategories, wardrobeFilterOf } from './wardrobe-filter.ts'

function garment(name: string, category: Garment['category'], color: string): Garment {
  const texts = {
    size: '',
    material: 'blue silk',
    careInstructions: '',
    never: [],
    notes: 'red button',
  }
  return {
    ...texts,
    _id: name,
    userId: 'u',
    name,
    category,
    color,
    condition: 'good',
    cleanCount: 0,
    lastCleaned: null,
    imageUrl: null,
    thumbnailUrl: null,
    createdAt: '',
  }
}

const wardrobe = [
  garment('Oxford', 'shirts', 'Blue'),
  garment('Café blazer', 'suits', 'Red'),
  garment('Blue note tee', 'casual', 'Black'),
]

const found = (q: string, category: 'all' | Garment['category'] = 'all') =>
  matching(wardrobe, { q, category }).map(({ name }) => name)

test('the search looks at name, category and color, and at nothing else', () => {
  expect(found('blue')).toEqual(['Oxford', 'Blue note tee'])
  expect(found('SUIT')).toEqual(['Café blazer'])
  expect(found('silk')).toEqual([])
  expect(found('button')).toEqual([])
})

test('spaces around, case and accents do not matter', () => {
  expect(found('  cafe ')).toEqual(['Café blazer'])
  expect(found('CAFÉ')).toEqual(['Café blazer'])
})

test('a category narrows the search down', () => {
  expect(found('', 'shirts')).toEqual(['Oxford'])
  expect(found('blue', 'casual')).toEqual(['Blue note tee'])
  expect(found('blue', 'suits')).toEqual([])
  expect(found('')).toHaveLength(3)
})

test('an address gives the filter, and nothing that is no choice', () => {
  expect(wardrobeFilterOf(new URLSearchParams('q=red&category=suits'))).toEqual({
    q: 'red',
    category: 'suits',
  })
  expect(wardrobeFilterOf(new URLSearchParams('category=hats'))).toEqual({ q: '', category: 'all' })
})

test('beside the main categories only those that hang there can be chosen', () => {
  const main = ['shirts', 'suits', 'dresses', 'casual', 'outerwear']
  expect(offeredCategories([], 'all')).toEqual(main)
  const some = [garment('Kanjivaram', 'sarees', 'Red'), garment('Oxford', 'shirts', 'Blue')]
  expect(offeredCategories(some, 'all')).toEqual([...main, 'sarees'])
  expect(offeredCategories([], 'kurtas')).toEqual([...main, 'kurtas'])
})
