import { expect, test } from 'vitest'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { weighedRows } from './weighed-rows.ts'

const bag = (gramsIn: number | null, ...toBeCounted: ('wash-fold' | 'dry-cleaning')[]) =>
  weighedRows({ gramsIn, toBeCounted }, FIRST_CATALOGUE).map(({ item, quantity }) => [
    item.id,
    quantity,
  ])

test('a bag of washing begins with what was weighed, as it is charged', () => {
  expect(bag(4350, 'wash-fold')).toEqual([['wash-fold', 4.3]])
})

test('nothing is taken for washed where it wasn’t weighed, or other things were weighed with it', () => {
  expect(bag(null, 'wash-fold')).toEqual([])
  expect(bag(90, 'wash-fold')).toEqual([])
  expect(bag(4350, 'wash-fold', 'dry-cleaning')).toEqual([])
  expect(bag(4350)).toEqual([])
})
