import { expect, it } from 'vitest'
import { chargedPricePaise, FIRST_CATALOGUE } from './catalogue.ts'
import { staffPriceBasis, itemsAtPriceBasis } from './price-basis.ts'

it('charges the list price of every item when the basis is the list price', () => {
  for (const item of itemsAtPriceBasis('list', FIRST_CATALOGUE))
    expect(chargedPricePaise(item)).toBe(item.listPricePaise)
})

it('charges the online price of items that have one when the basis is the online price', () => {
  expect(itemsAtPriceBasis('online', FIRST_CATALOGUE)).toEqual(FIRST_CATALOGUE)
})

it.each([
  [false, 'list'],
  [true, 'online'],
] as const)(
  'when the setting “online price everywhere” is %s, charges orders by staff the %s price',
  (everywhere, basis) => {
    expect(staffPriceBasis({ everywhere })).toBe(basis)
  },
)
