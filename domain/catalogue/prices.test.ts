import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changePricesByPercent,
  isOnlineAboveList,
  onlineDiscountPercent,
  discountDrift,
  pricesBeforeDay,
} from './prices.ts'

const prices = (list: number, online: number | null) => ({
  listPricePaise: Math.round(list * 100),
  onlinePricePaise: online === null ? null : Math.round(online * 100),
})

describe('an item’s two prices', () => {
  it('refuse an online price above the list price', () => {
    expect(isOnlineAboveList(prices(100, 100))).toBe(false)
    expect(isOnlineAboveList(prices(100, null))).toBe(false)
    expect(isOnlineAboveList(prices(100, 110.5))).toBe(true)
  })

  it('have a discount in whole percent', () => {
    expect(onlineDiscountPercent(prices(100, 80))).toBe(20)
    expect(onlineDiscountPercent(prices(99, 15))).toBe(85)
    expect(onlineDiscountPercent(prices(100, 100))).toBe(0)
    expect(onlineDiscountPercent(prices(100, null))).toBeNull()
  })
})

describe('a new list price with an unchanged online price', () => {
  it('shows the discount before and after, and the online price that would keep it', () => {
    expect(discountDrift(prices(100, 80), prices(123, 80))).toEqual({
      fromPercent: 20,
      toPercent: 35,
      onlinePricePaise: 8000,
      movedPaise: 9800,
    })
    expect(discountDrift(prices(100, 80), prices(70, 80))).toMatchObject({
      toPercent: -14,
      movedPaise: 5600,
    })
  })

  it('rounds the proposed price like the online price: to rupees, or to the paisa', () => {
    expect(discountDrift(prices(99, 15), prices(119, 15))?.movedPaise).toBe(1800)
    expect(discountDrift(prices(99, 15.5), prices(119, 15.5))?.movedPaise).toBe(1863)
  })

  it('shows no discount change if it stays, or if the online price also changes or is missing', () => {
    expect(discountDrift(prices(1000, 800), prices(1001, 800))).toBeNull()
    expect(discountDrift(prices(100, 80), prices(120, 90))).toBeNull()
    expect(discountDrift(prices(100, null), prices(120, null))).toBeNull()
    expect(discountDrift(prices(100, null), prices(120, 80))).toBeNull()
  })

  it('always proposes an online price that the new list price allows', () => {
    const paise = fc.integer({ min: 100, max: 10_000_000 })
    fc.assert(
      fc.property(paise, paise, paise, (list, online, next) => {
        const before = { listPricePaise: list, onlinePricePaise: Math.min(list, online) }
        const drift = discountDrift(before, { ...before, listPricePaise: next })
        if (drift === null) return
        const moved = { listPricePaise: next, onlinePricePaise: drift.movedPaise }
        expect(isOnlineAboveList(moved)).toBe(false)
        expect(drift.movedPaise).toBeGreaterThanOrEqual(100)
        const off = Math.abs(drift.movedPaise / next - before.onlinePricePaise / list)
        expect(off).toBeLessThanOrEqual(100 / next)
      }),
    )
  })
})

describe('prices changed by percent', () => {
  const rupees = (list: number, online: number | null) => ({
    listPricePaise: list * 100,
    onlinePricePaise: online === null ? null : Math.round(online * 100),
  })
  it.each([
    ['both go up, rounded to whole rupees', rupees(99, 15), 10, rupees(109, 17)],
    ['half a rupee goes up', rupees(30, null), 5, rupees(32, null)],
    ['both go down', rupees(200, 150), -15, rupees(170, 128)],
    ['nothing costs less than a rupee', rupees(5, 1), -90, rupees(1, 1)],
    ['paise are rounded away, too', rupees(100, 20.5), 10, rupees(110, 23)],
    ['what is the same online stays so', rupees(40, 40), 7, rupees(43, 43)],
  ])('%s', (_says, before, percent, after) => {
    expect(changePricesByPercent(before, percent)).toEqual(after)
  })
})

describe('the price of an item before a day', () => {
  const planned = [
    { from: '2026-02-01', ...prices(130, null) },
    { from: '2026-01-01', ...prices(120, 110) },
  ]
  it.each([
    ['today’s prices before the first planned day', '2025-12-31', 100],
    ['today’s prices on the planned day, which is replaced', '2026-01-01', 100],
    ['the last planned before', '2026-01-15', 120],
    ['however they are ordered', '2026-03-01', 130],
  ])('returns the price %s', (_says, day, rupees) => {
    expect(pricesBeforeDay(day, prices(100, 90), planned).listPricePaise).toBe(rupees * 100)
  })
})
