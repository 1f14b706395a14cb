import { expect, it } from 'vitest'
import { collectedOf } from './collected-of.ts'

const THREE = [{ due: 210 }, { due: 100 }, { due: 90.5 }]

it('pays each order whole with one sum in cash', () => {
  expect(collectedOf(THREE, { cashPaise: 40_050, upiPaise: 0 })).toEqual([
    { collected: { method: 'cash', amount: 210 }, beside: null },
    { collected: { method: 'cash', amount: 100 }, beside: null },
    { collected: { method: 'cash', amount: 90.5 }, beside: null },
  ])
})

it('books cash and UPI of one order as two payments', () => {
  expect(collectedOf(THREE, { cashPaise: 25_000, upiPaise: 15_050 })).toEqual([
    { collected: { method: 'cash', amount: 210 }, beside: null },
    {
      collected: { method: 'cash', amount: 40, seen: 100 },
      beside: { method: 'upi', amount: 60 },
    },
    { collected: { method: 'upi', amount: 90.5 }, beside: null },
  ])
})

it('names what was due where less was paid', () => {
  expect(collectedOf(THREE, { cashPaise: 20_000, upiPaise: 0 })).toEqual([
    { collected: { method: 'cash', amount: 200, seen: 210 }, beside: null },
    { collected: null, beside: null },
    { collected: null, beside: null },
  ])
})

it('leaves what was paid too much with the last order', () => {
  expect(collectedOf([{ due: 210 }], { cashPaise: 25_000, upiPaise: 0 })).toEqual([
    { collected: { method: 'cash', amount: 250 }, beside: null },
  ])
})
