/** The end of quiet hours, worked out by the database in the laundry's time zone. */
// @both-engines
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addDays, calendarDateIn, instantAt, minutesOfDayIn } from '#domain/base/time-zone.ts'
import { QUIET_FROM, QUIET_UNTIL } from '#domain/settings/quiet-hours.ts'
import { testProduct } from '../testing/test-product.ts'

const { db } = await testProduct()

type Hours = Record<'quiet_from' | 'quiet_until' | 'time_zone', string>

async function quietEnd(at: Date, hours: Partial<Hours> = {}): Promise<string | null> {
  const set = { quiet_from: '21:00', quiet_until: '09:00', time_zone: 'Asia/Kolkata', ...hours }
  await db
    .updateTable('business')
    .set(set as never)
    .execute()
  const { rows } = await sql<{ end: Date | null }>`select quiet_end(${at}) as end`.execute(db)
  return rows[0]!.end?.toISOString() ?? null
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60

it.each([
  // Clocks go forward at 2 am on 9 March: the night has eleven hours.
  ['2025-03-09T07:30:00Z', '2025-03-09T13:00:00.000Z'],
  ['2025-03-09T02:00:00Z', '2025-03-09T13:00:00.000Z'],
  // And back at 2 am on 2 November: it has thirteen.
  ['2025-11-02T01:30:00Z', '2025-11-02T14:00:00.000Z'],
  ['2025-11-02T06:30:00Z', '2025-11-02T14:00:00.000Z'],
])('ends at 9 am in New York, whatever clocks do from %s', async (at, end) => {
  expect(await quietEnd(new Date(at), { time_zone: 'America/New_York' })).toBe(end)
})

it('has no end where quiet hours are off', async () => {
  expect(await quietEnd(new Date('2025-06-18T20:00:00Z'), { quiet_from: 'off' })).toBeNull()
})

it('is the next time at which clocks show the end, and none outside of quiet hours', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      fc.constantFrom(...QUIET_FROM.slice(1)),
      fc.constantFrom(...QUIET_UNTIL),
      fc.constantFrom('Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe'),
      async (at, from, until, timeZone) => {
        const shown = minutesOfDayIn(at, timeZone)
        const isEvening = shown >= minutes(from)
        const isQuiet = isEvening || shown < minutes(until)
        const day = addDays(calendarDateIn(at, timeZone), isEvening ? 1 : 0)
        const hours = { quiet_from: from, quiet_until: until, time_zone: timeZone }
        const end = isQuiet ? instantAt(day, minutes(until), timeZone).toISOString() : null
        expect(await quietEnd(at, hours)).toBe(end)
      },
    ),
    { numRuns: 100 },
  )
})
