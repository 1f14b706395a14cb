import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPaise, fromRupees, sumPaise, toRupees } from './money.ts'

const anyPaise = fc.integer({ min: -1e14, max: 1e14 })

describe('rupees on the wire', () => {
  it('divides paise by a hundred', () => {
    expect(toRupees(35000)).toBe(350)
    expect(toRupees(2999)).toBe(29.99)
  })

  it('converts to paise exactly, where multiplying would round', () => {
    expect(fromRupees(29.99)).toBe(2999)
    expect(fromRupees(1.1)).toBe(110)
    expect(fromRupees(8.2)).toBe(820)
    expect(fromRupees(-20)).toBe(-2000)
    expect(Object.is(fromRupees(-0), 0)).toBe(true)
  })

  it('converts back to the same paise for any amount', () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        expect(fromRupees(toRupees(paise))).toBe(paise)
      }),
    )
  })

  it.each([29.999, 0.001, NaN, Infinity, -Infinity, 1e13, Number.MAX_VALUE])(
    'refuses rupees that are not whole paise in range: %d',
    (rupees) => {
      expect(() => fromRupees(rupees)).toThrow(RangeError)
    },
  )

  it.each([0.5, NaN, Infinity, 1e15])('refuses to write %d paise as rupees', (paise) => {
    expect(() => toRupees(paise)).toThrow(RangeError)
  })
})

describe('formatPaise', () => {
  it.each([
    [35000, '₹350'],
    [2999, '₹29.99'],
    [2990, '₹29.90'],
    [5, '₹0.05'],
    [0, '₹0'],
    [12345600, '₹1,23,456'],
    [1234567890, '₹1,23,45,678.90'],
    [-2000, '-₹20'],
    [-50, '-₹0.50'],
  ])('writes %d paise as %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text)
  })

  it('writes every amount so that it can be read back exactly', () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        const [rupees = '', fraction = '00'] = formatPaise(paise).replaceAll(/[₹,]/g, '').split('.')
        expect(BigInt(`${rupees}${fraction}`)).toBe(BigInt(paise))
      }),
    )
  })
})

describe('sumPaise', () => {
  it('adds amounts up', () => {
    expect(sumPaise([])).toBe(0)
    expect(sumPaise([9900, 1, -900])).toBe(9001)
  })
})
