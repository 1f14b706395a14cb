import { describe, expect, it } from 'vitest'
import { byMonth, datesBetween, firstDateOf } from './reports.ts'

describe('the span of the charts', () => {
  it('ends today, and is as long as it says', () => {
    expect(firstDateOf('7d', '2025-03-02')).toBe('2025-02-24')
    expect(datesBetween(firstDateOf('7d', '2025-03-02'), '2025-03-02')).toHaveLength(7)
    expect(datesBetween(firstDateOf('30d', '2025-01-10'), '2025-01-10')).toHaveLength(30)
    expect(datesBetween(firstDateOf('90d', '2025-01-10'), '2025-01-10')).toHaveLength(90)
  })

  it('is this month and the eleven before it', () => {
    expect(firstDateOf('12m', '2025-06-18')).toBe('2024-07-01')
    expect(firstDateOf('12m', '2025-12-31')).toBe('2025-01-01')
  })
})

describe('months', () => {
  it('are the sums of their days', () => {
    const day = (date: string, orders: number, revenue: number) => ({
      date,
      orders,
      revenue,
      kilograms: 2,
    })
    expect(
      byMonth([day('2025-05-31', 1, 0.1), day('2025-06-01', 2, 0.1), day('2025-06-30', 3, 0.2)]),
    ).toEqual([
      { date: '2025-05-01', orders: 1, revenue: 0.1, kilograms: 2 },
      { date: '2025-06-01', orders: 5, revenue: 0.3, kilograms: 4 },
    ])
  })
})
