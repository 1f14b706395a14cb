// Items of the first step, all and as filtered by a search.
import { expect, it } from 'vitest'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { findServicesWith } from './find-services-with.ts'

function found(typed: string): string[] {
  return findServicesWith(FIRST_CATALOGUE, typed).flatMap(({ service, items }) =>
    items.map(({ name }) => `${service.name}: ${name}`),
  )
}

it('shows every item once, and those with an online price first in their service', () => {
  expect(found('').toSorted()).toEqual(
    findServicesWith(FIRST_CATALOGUE, '   ')
      .flatMap(({ service, items }) => items.map(({ name }) => `${service.name}: ${name}`))
      .toSorted(),
  )
  expect(found('')).toHaveLength(FIRST_CATALOGUE.length)
  const saree = {
    ...FIRST_CATALOGUE.find(({ id }) => id === 'ironing-saree')!,
    position: 0,
  }
  const [ironing] = findServicesWith(
    [saree, ...FIRST_CATALOGUE.filter(({ service }) => service === 'ironing')],
    '',
  )
  expect(ironing!.items.map(({ onlinePricePaise }) => onlinePricePaise !== null)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

it.each([
  ['shirt', ['Dry Cleaning: Shirt', 'Ironing: Shirt']],
  ['Shirts', ['Dry Cleaning: Shirt', 'Ironing: Shirt']],
  ['shirt iron', ['Ironing: Shirt']],
  ['leather', ['Special Care: Leather Jacket']],
  ['wash & fold', ['Wash & Fold: Wash & Fold']],
  ['DRESS dry', ['Dry Cleaning: Dress']],
  ['sari', ['Dry Cleaning: Saree', 'Ironing: Saree', 'Special Care: Silk Saree']],
  ['Pants', ['Dry Cleaning: Trousers', 'Ironing: Trousers']],
  ['kurti', ['Ironing: Kurta']],
  ['press shirt', ['Ironing: Shirt']],
  ['helicopter', []],
])('finds items by %j', (typed, names) => {
  expect(found(typed)).toEqual(names)
})
