import { expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { hoursFromDraft, weekDraftOf } from './hours-draft.ts'

it('turns the week’s hours into form fields and back unchanged', () => {
  expect(weekDraftOf(DEFAULT_BUSINESS_HOURS)[1]).toEqual({
    open: true,
    opens: '07:00',
    closes: '21:00',
  })
  expect(hoursFromDraft(weekDraftOf(DEFAULT_BUSINESS_HOURS))).toEqual(DEFAULT_BUSINESS_HOURS)
  expect(hoursFromDraft(weekDraftOf([null]))).toEqual([null])
})

it('reads 00:00 as the end of the day, and an empty field as no time', () => {
  const late = { opensMinutes: 0, closesMinutes: 1440 }
  expect(weekDraftOf([late])).toEqual([{ open: true, opens: '00:00', closes: '00:00' }])
  expect(hoursFromDraft(weekDraftOf([late]))).toEqual([late])
  const [missing] = hoursFromDraft([{ open: true, opens: '', closes: '' }])
  expect(missing).toEqual({ opensMinutes: Number.NaN, closesMinutes: Number.NaN })
})
