import { describe, expect, it } from 'vitest'
import { matchesQuickSearch, readQuickSearch } from './quick-search.ts'

describe('quick search input', () => {
  it.each([
    ['333', '333', '333'],
    [' 001 ', '001', '001'],
    ['+91 98450 33333', '+91 98450 33333', '9845033333'],
    ['12', '12', null],
    ['# LC-7K3F-9Q2M', 'LC-7K3F-9Q2M', null],
    ['asha   rao', 'asha rao', null],
    ['https://laundry.example/track-order?orderId=LC-7K3F-9Q2M&a=1', 'LC-7K3F-9Q2M', null],
    ['https://laundry.example/admin/orders/019c-1159/', '019c-1159', null],
    ['   ', '', null],
  ])('%j looks for %j and the digits %j', (typed, text, digits) => {
    expect(readQuickSearch(typed)).toEqual({ text, digits })
  })
})

describe('a short list', () => {
  const stop = { number: 'LC-7K3F-9Q2M', name: 'Asha Rao', phone: '+91 98450 33123' }
  it.each([
    ['123', true],
    ['9845', false],
    ['k3f9', true],
    ['rao ash', true],
    ['asha das', false],
    ['', false],
  ])('finds %j: %s', (typed, found) => {
    expect(matchesQuickSearch(readQuickSearch(typed), stop)).toBe(found)
  })

  it('finds no phone number in other words', () => {
    expect(matchesQuickSearch(readQuickSearch('123'), { number: stop.number, name: 'Asha' })).toBe(
      false,
    )
  })
})
