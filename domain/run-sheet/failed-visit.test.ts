// Reasons of failed visits, and the time of the call before one.
import { expect, it } from 'vitest'
import { callTime, FAILURE_REASONS, failureReasonsOf } from './failed-visit.ts'

const at = (time: string) => new Date(`2025-06-19T${time}:00Z`)

it('offers “not ready” at pickups alone', () => {
  expect(failureReasonsOf('pickup')).toEqual(FAILURE_REASONS)
  expect(failureReasonsOf('delivery')).not.toContain('not_ready')
})

it('dates a call by the corrected time of its visit', () => {
  // The clock is 20 minutes slow.
  const call = { calledAt: at('09:00'), markedAt: at('09:04'), visitedAt: at('09:24') }
  expect(callTime(call)).toEqual(at('09:20'))
})

it('ignores a call after the visit, and one of the day before', () => {
  const visit = { markedAt: at('09:04'), visitedAt: at('09:04') }
  expect(callTime({ ...visit, calledAt: at('09:05') })).toBeNull()
  expect(callTime({ ...visit, calledAt: new Date('2025-06-18T18:00:00Z') })).toBeNull()
  expect(callTime({ ...visit, calledAt: undefined })).toBeNull()
})

it('ignores a call that belongs to the visit before', () => {
  const visit = { calledAt: at('04:58'), markedAt: at('12:00'), visitedAt: at('12:00') }
  expect(callTime({ ...visit, lastVisitAt: at('05:00') })).toBeNull()
  expect(callTime({ ...visit, lastVisitAt: at('04:30') })).toEqual(at('04:58'))
  expect(callTime({ ...visit, lastVisitAt: at('13:00') })).toEqual(at('04:58'))
})
