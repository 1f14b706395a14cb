import { expect, it } from 'vitest'
import { offersWaitUntil } from './offers.ts'

const ZONE = 'Asia/Kolkata'

it.each([
  ['at night', '2026-11-30T20:00:00Z', '2026-12-01T04:30:00.000Z'],
  ['at 9:59 am', '2026-11-30T04:29:00Z', '2026-11-30T04:30:00.000Z'],
  ['from 9 pm', '2026-11-30T15:30:00Z', '2026-12-01T04:30:00.000Z'],
])('puts offers off until 10 am %s', (_, now, until) => {
  expect(offersWaitUntil(new Date(now), ZONE)?.toISOString()).toBe(until)
})

it.each(['2026-11-30T04:30:00Z', '2026-11-30T15:29:00Z'])('lets offers leave at %s', (now) => {
  expect(offersWaitUntil(new Date(now), ZONE)).toBeNull()
})
