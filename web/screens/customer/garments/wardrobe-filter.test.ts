// Garments found by the search and the category buttons of My Garments.
import { expect, test } from 'vitest'
import type { Garment } from '#contract/garments/garments.ts'
import { filterGarments, categoriesToOffer, parseWardrobeFilter } from './wardrobe-filter.ts'

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
  filterGarments(wardrobe, { q, category }).map(({ name }) => name)

test('searches name, category and color only', () => {
  expect(found('blue')).toEqual(['Oxford', 'Blue note tee'])
  expect(found('SUIT')).toEqual(['Café blazer'])
  expect(found('silk')).toEqual([])
  expect(found('button')).toEqual([])
})

test('ignores surrounding spaces, case and accents', () => {
  expect(found('  cafe ')).toEqual(['Café blazer'])
  expect(found('CAFÉ')).toEqual(['Café blazer'])
})

test('narrows the search by category', () => {
  expect(found('', 'shirts')).toEqual(['Oxford'])
  expect(found('blue', 'casual')).toEqual(['Blue note tee'])
  expect(found('blue', 'suits')).toEqual([])
  expect(found('')).toHaveLength(3)
})

test('reads the filter from the URL, and ignores unknown values', () => {
  expect(parseWardrobeFilter(new URLSearchParams('q=red&category=suits'))).toEqual({
    q: 'red',
    category: 'suits',
  })
  expect(parseWardrobeFilter(new URLSearchParams('category=hats'))).toEqual({
    q: '',
    category: 'all',
  })
})

test('offers the main categories and those with a garment or selected', () => {
  const main = ['shirts', 'suits', 'dresses', 'casual', 'outerwear']
  expect(categoriesToOffer([], 'all')).toEqual(main)
  const some = [garment('Kanjivaram', 'sarees', 'Red'), garment('Oxford', 'shirts', 'Blue')]
  expect(categoriesToOffer(some, 'all')).toEqual([...main, 'sarees'])
  expect(categoriesToOffer([], 'kurtas')).toEqual([...main, 'kurtas'])
})
