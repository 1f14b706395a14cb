import { expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { hoursOf, weekOf } from './hours-draft.ts'

it('returns the week that it was given', () => {
  expect(weekOf(DEFAULT_BUSINESS_HOURS)[1]).toEqual({ open: true, opens: '07:00', closes: '21:00' })
  expect(hoursOf(weekOf(DEFAULT_BUSINESS_HOURS))).toEqual(DEFAULT_BUSINESS_HOURS)
  expect(hoursOf(weekOf([null]))).toEqual([null])
})

it('reads 00:00 as the end of the day, and an empty field as no time', () => {
  const late = { opensMinutes: 0, closesMinutes: 1440 }
  expect(weekOf([late])).toEqual([{ open: true, opens: '00:00', closes: '00:00' }])
  expect(hoursOf(weekOf([late]))).toEqual([late])
  const [missing] = hoursOf([{ open: true, opens: '', closes: '' }])
  expect(missing).toEqual({ opensMinutes: Number.NaN, closesMinutes: Number.NaN })
})
