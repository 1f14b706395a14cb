import { describe, expect, it } from 'vitest'
import {
  averagePaise,
  sumByMonth,
  datesBetween,
  countDays,
  emptyReportSums,
  periodAround,
  previousRange,
  reportUnitOf,
} from './reports.ts'

const range = (text: string) => {
  const [from, to] = text.split(' ') as [string, string]
  return { from, to }
}

it.each([
  ['day', '2025-06-18', '2025-06-18 2025-06-18'],
  // A Wednesday, a Monday and a Sunday of one week.
  ['week', '2025-06-18', '2025-06-16 2025-06-22'],
  ['week', '2025-06-16', '2025-06-16 2025-06-22'],
  ['week', '2025-06-22', '2025-06-16 2025-06-22'],
  ['week', '2025-01-01', '2024-12-30 2025-01-05'],
  ['month', '2024-02-10', '2024-02-01 2024-02-29'],
  ['month', '2025-12-31', '2025-12-01 2025-12-31'],
] as const)('finds that the %s around %s covers %s', (period, date, expected) => {
  expect(periodAround(period, date)).toEqual(range(expected))
})

describe('the same range before', () => {
  it.each([
    ['of a day is the day before', '2025-03-01 2025-03-01', '2025-02-28 2025-02-28'],
    ['of a week is the week before', '2025-06-09 2025-06-15', '2025-06-02 2025-06-08'],
    ['of a month is the month before', '2025-03-01 2025-03-31', '2025-02-01 2025-02-28'],
    ['of a quarter is the quarter before', '2025-01-01 2025-03-31', '2024-10-01 2024-12-31'],
    ['of a year is the year before', '2024-01-01 2024-12-31', '2023-01-01 2023-12-31'],
    ['of ten days is ten days', '2025-06-02 2025-06-11', '2025-05-23 2025-06-01'],
    ['of what is to come is whole', '2025-07-01 2025-07-31', '2025-06-01 2025-06-30'],
  ])('%s', (_, asked, before) => {
    expect(previousRange(range(asked), '2025-06-18')).toEqual(range(before))
  })

  it.each([
    ['2025-06-18 2025-06-18', '2025-06-17 2025-06-17'],
    ['2025-06-16 2025-06-22', '2025-06-09 2025-06-11'],
    ['2025-06-01 2025-06-30', '2025-05-01 2025-05-18'],
  ])('covers as many days as have passed of %s on 18 June', (asked, before) => {
    expect(previousRange(range(asked), '2025-06-18')).toEqual(range(before))
  })

  it('never overlaps the range itself', () => {
    expect(previousRange(range('2025-03-01 2025-03-31'), '2025-03-30')).toEqual(
      range('2025-02-01 2025-02-28'),
    )
  })
})

it('lists the days of a range from its first to its last', () => {
  expect(countDays(range('2024-02-28 2024-03-01'))).toBe(3)
  expect(datesBetween('2024-02-28', '2024-03-01')).toEqual([
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
  ])
  expect(reportUnitOf(range('2025-01-01 2025-04-02'))).toBe('day')
  expect(reportUnitOf(range('2025-01-01 2025-04-03'))).toBe('month')
})

it('sums up months from their days', () => {
  const day = (date: string, orders: number, revenuePaise: number) => ({
    ...emptyReportSums(date),
    orders,
    revenuePaise,
    kilograms: 2,
  })
  expect(
    sumByMonth([day('2025-05-31', 1, 10), day('2025-06-01', 2, 10), day('2025-06-30', 3, 20)]),
  ).toEqual([
    { ...emptyReportSums('2025-05-01'), orders: 1, revenuePaise: 10, kilograms: 2 },
    { ...emptyReportSums('2025-06-01'), orders: 5, revenuePaise: 30, kilograms: 4 },
  ])
})

it('averages completed orders only, and returns nothing without any', () => {
  expect(averagePaise({ completed: 3, orderPaise: 100_00 })).toBe(33_33)
  expect(averagePaise({ completed: 0, orderPaise: 0 })).toBeNull()
})
