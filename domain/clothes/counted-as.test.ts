import { expect, it } from 'vitest'
import {
  type CameIn,
  type CountedUnit,
  differencesBetweenLines,
  guessItemOfUnit,
  linesAsCounted,
  linesNotCounted,
} from './counted-as.ts'

const line = (itemId: string, name: string, unit: 'kg' | 'piece', quantity: number) => ({
  itemId,
  name,
  unit,
  quantity,
})
const WASH = line('wash-fold', 'Wash & Fold', 'kg', 3)
const SHIRTS = line('ironing-shirt', 'Shirt', 'piece', 2)
const SAREE = line('dry-cleaning-saree', 'Silk Saree', 'piece', 1)
const unitOf = (itemId: string) => (itemId === 'wash-fold' ? 'kg' : 'piece')
const item = (number: number, as: string | null): CountedUnit => ({
  number,
  kind: 'item',
  pieces: 1,
  item: as,
})
const bag = (number: number, pieces: number, as: string | null): CountedUnit => ({
  number,
  kind: 'bag',
  pieces,
  item: as,
})
const alone = (...numbers: number[]): CameIn[] => [{ units: numbers, grams: null }]

it('guesses a unit’s item by its name or the only line that fits: by weight for a bag, else by piece', () => {
  const guess = (kind: 'bag' | 'item', name: string, lines = [WASH, SHIRTS, SAREE]) =>
    guessItemOfUnit({ kind, name }, lines)
  expect(guess('item', '', [SHIRTS])).toBe('ironing-shirt')
  expect(guess('item', 'blue shirt, torn')).toBe('ironing-shirt')
  expect(guess('item', 'Red silk saree')).toBe('dry-cleaning-saree')
  expect(guess('item', 'curtain')).toBeNull()
  expect(guess('item', '')).toBeNull()
  expect(guess('item', '', [WASH, SHIRTS])).toBe('ironing-shirt')
  expect(guess('item', 'curtain', [WASH, SHIRTS])).toBeNull()
  expect(guess('bag', '')).toBe('wash-fold')
  expect(guess('bag', '', [SHIRTS, SAREE])).toBeNull()
  expect(guess('bag', '', [])).toBeNull()
})

it('makes no guess between two lines with the same name', () => {
  const cleaned = line('dry-cleaning-shirt', 'Shirt', 'piece', 1)
  expect(guessItemOfUnit({ kind: 'item', name: 'shirt' }, [SHIRTS, cleaned])).toBeNull()
})

it('counts the pieces of each line, also those in bags, and items that weren’t ordered', () => {
  const units = [item(1, 'ironing-shirt'), bag(2, 2, 'ironing-shirt'), item(3, 'dry-cleaning-coat')]
  const lines = linesAsCounted([WASH, SHIRTS], { units, cameIn: alone(1, 2, 3), unitOf })
  expect(lines).toEqual([
    { itemId: 'wash-fold', quantity: 3 },
    { itemId: 'ironing-shirt', quantity: 3 },
    { itemId: 'dry-cleaning-coat', quantity: 1 },
  ])
  expect(differencesBetweenLines([WASH, SHIRTS], lines)).toEqual([
    { itemId: 'ironing-shirt', before: 2, quantity: 3 },
    { itemId: 'dry-cleaning-coat', before: 0, quantity: 1 },
  ])
})

it('charges the combined weight of bags with the same item, to 100 g', () => {
  const cameIn = [
    { units: [1], grams: 2250 },
    { units: [2], grams: 2100 },
  ]
  const units = [bag(1, 0, 'wash-fold'), bag(2, 0, 'wash-fold')]
  expect(linesAsCounted([WASH], { units, cameIn, unitOf })).toEqual([
    { itemId: 'wash-fold', quantity: 4.3 },
  ])
})

it('keeps a line as ordered while its count or weight is incomplete', () => {
  const stays = (units: readonly CountedUnit[], cameIn: readonly CameIn[]) =>
    expect(linesAsCounted([WASH, SHIRTS], { units, cameIn, unitOf })).toEqual([
      { itemId: 'wash-fold', quantity: 3 },
      { itemId: 'ironing-shirt', quantity: 2 },
    ])
  stays([], [])
  stays([item(1, null)], alone(1))
  stays([bag(1, 0, 'ironing-shirt'), item(2, 'ironing-shirt')], alone(1, 2))
  stays([bag(1, 0, 'wash-fold')], alone(1))
  stays([bag(1, 0, 'wash-fold'), item(2, null)], [{ units: [1, 2], grams: 4000 }])
  stays([bag(1, 0, 'wash-fold')], [{ units: [1], grams: 40 }])
})

it('charges a piece taken out of a bag as part of the bag’s weight', () => {
  const units = [bag(1, 0, 'wash-fold'), item(2, 'wash-fold')]
  expect(linesAsCounted([WASH], { units, cameIn: [{ units: [1], grams: 3000 }], unitOf })).toEqual([
    { itemId: 'wash-fold', quantity: 3 },
  ])
})

it('charges the weight of one item beside counted ones when it was weighed separately', () => {
  const units = [bag(1, 0, 'wash-fold'), item(2, 'ironing-shirt'), item(3, 'ironing-shirt')]
  const cameIn = [
    { units: [1], grams: 4350 },
    { units: [2, 3], grams: 400 },
  ]
  expect(linesAsCounted([WASH, SHIRTS], { units, cameIn, unitOf })).toEqual([
    { itemId: 'wash-fold', quantity: 4.3 },
    { itemId: 'ironing-shirt', quantity: 2 },
  ])
})

it('removes lines without a counted unit once all clothes are counted', () => {
  const units = [item(1, 'ironing-shirt'), item(2, 'ironing-shirt')]
  const ordered = [WASH, SHIRTS, SAREE]
  expect(linesNotCounted(ordered, units)).toEqual([WASH, SAREE])
  const cameIn = alone(1, 2)
  const lines = linesAsCounted(ordered, { units, cameIn, unitOf, isAll: true })
  expect(lines).toEqual([{ itemId: 'ironing-shirt', quantity: 2 }])
  expect(differencesBetweenLines(ordered, lines)).toEqual([
    { itemId: 'wash-fold', before: 3, quantity: 0 },
    { itemId: 'dry-cleaning-saree', before: 1, quantity: 0 },
  ])
  expect(linesAsCounted(ordered, { units, cameIn, unitOf })).toHaveLength(3)
})

it('removes no line while a unit has no item, or nothing is counted', () => {
  expect(linesNotCounted([WASH, SHIRTS], [])).toEqual([])
  const units = [item(1, 'ironing-shirt'), bag(2, 0, null)]
  expect(linesNotCounted([WASH, SHIRTS], units)).toEqual([])
  const counted = { units, cameIn: alone(1, 2), unitOf, isAll: true }
  expect(linesAsCounted([WASH, SHIRTS], counted)).toHaveLength(2)
})
