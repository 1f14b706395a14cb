import { describe, expect, it } from 'vitest'
import { awayMessage, supportAt } from './support-hours.ts'

const ZONE = 'Asia/Kolkata'
/** @param clock the laundry's date and time */
const at = (clock: string) => supportAt(new Date(`${clock}+05:30`), ZONE)

describe('supportAt', () => {
  it.each([
    '2025-06-18T07:00', // a Wednesday
    '2025-06-18T20:59',
    '2025-06-21T08:00', // a Saturday
    '2025-06-21T18:59',
    '2025-06-22T08:00', // a Sunday
  ])('is open at %s', (clock) => {
    expect(at(clock)).toEqual({ open: true })
  })

  it.each([
    ['2025-06-18T21:00', '2025-06-18T21:00', '2025-06-19T07:00', 'at 7 am tomorrow'],
    ['2025-06-18T06:59', '2025-06-17T21:00', '2025-06-18T07:00', 'at 7 am today'],
    ['2025-06-19T00:00', '2025-06-18T21:00', '2025-06-19T07:00', 'at 7 am today'],
    ['2025-06-20T23:30', '2025-06-20T21:00', '2025-06-21T08:00', 'at 8 am tomorrow'],
    ['2025-06-21T07:59', '2025-06-20T21:00', '2025-06-21T08:00', 'at 8 am today'],
    ['2025-06-22T19:00', '2025-06-22T19:00', '2025-06-23T07:00', 'at 7 am tomorrow'],
  ])('at %s is closed since %s and back at %s', (clock, since, backAt, back) => {
    expect(at(clock)).toEqual({
      open: false,
      closedSince: new Date(`${since}+05:30`),
      backAt: new Date(`${backAt}+05:30`),
      back,
    })
  })
})

it('promises mail only to anyone who can be mailed', () => {
  expect(awayMessage('at 7 am today', false)).toContain('we are back at 7 am today')
  expect(awayMessage('at 7 am today', false)).toContain('your bell and by mail')
  expect(awayMessage('at 7 am today', true)).not.toContain('your bell')
})
