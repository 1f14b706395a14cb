import { expect, test } from 'vitest'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { rowsFromIntakeWeight } from './rows-from-intake-weight.ts'

const bag = (gramsIn: number | null, ...toBeCounted: ('wash-fold' | 'dry-cleaning')[]) =>
  rowsFromIntakeWeight({ gramsIn, toBeCounted }, FIRST_CATALOGUE).map(({ item, quantity }) => [
    item.id,
    quantity,
  ])

test('fills in the charged weight of a bag of washing', () => {
  expect(bag(4350, 'wash-fold')).toEqual([['wash-fold', 4.3]])
})

test('fills in no weight if there is none, or if other services were weighed with the washing', () => {
  expect(bag(null, 'wash-fold')).toEqual([])
  expect(bag(90, 'wash-fold')).toEqual([])
  expect(bag(4350, 'wash-fold', 'dry-cleaning')).toEqual([])
  expect(bag(4350)).toEqual([])
})
