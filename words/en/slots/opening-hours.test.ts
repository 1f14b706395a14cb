import { expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { openingHours } from './opening-hours.ts'

it('joins days with the same hours and starts the week on Monday', () => {
  expect(openingHours.lines(DEFAULT_BUSINESS_HOURS)).toEqual([
    { days: 'Monday to Friday', times: '7\u00a0am\u00a0–\u2060\u00a09\u00a0pm' },
    { days: 'Saturday', times: '8\u00a0am\u00a0–\u2060\u00a07\u00a0pm' },
    { days: 'Sunday', times: '9\u00a0am\u00a0–\u2060\u00a06\u00a0pm' },
  ])
})

it('writes noon, half hours and closed days as people say them', () => {
  const noon = { opensMinutes: 12 * 60, closesMinutes: 20 * 60 + 30 }
  expect(openingHours.lines([null, noon, noon, null, null, null, null])).toEqual([
    { days: 'Monday and Tuesday', times: '12\u00a0pm\u00a0–\u2060\u00a08:30\u00a0pm' },
    { days: 'Wednesday to Sunday', times: 'Closed' },
  ])
})

it('lists the seven days from Monday, each with its number', () => {
  const days = openingHours.days(DEFAULT_BUSINESS_HOURS)
  expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(days[0]).toEqual({
    weekday: 1,
    day: 'Monday',
    times: '7\u00a0am\u00a0–\u2060\u00a09\u00a0pm',
  })
  expect(days[6]).toEqual({
    weekday: 0,
    day: 'Sunday',
    times: '9\u00a0am\u00a0–\u2060\u00a06\u00a0pm',
  })
})
