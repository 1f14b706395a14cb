/** The end of a person's own quiet hours, worked out by the database in the laundry's time zone. */
// @both-engines
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addDays, calendarDateIn, instantAt, minutesOfDayIn } from '#domain/base/time-zone.ts'
import { areQuietHours, HOURS_OF_DAY, type QuietHours } from '#domain/messages/own-quiet-hours.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const { db } = product
const { user } = await product.person()

async function choose({ from, until }: QuietHours): Promise<void> {
  const set = { quiet_from: from, quiet_until: until }
  await db
    .insertInto('own_quiet_hours')
    .values({ user_id: user._id, ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute()
}

async function quietEnd(at: Date, { sells = false } = {}): Promise<string | null> {
  const { rows } = await sql<{ end: Date | null }>`
    select quiet_end_of(${user._id}, ${sells}, ${at}) as end`.execute(db)
  return rows[0]!.end?.toISOString() ?? null
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60

it('is the next time at which clocks show the end, and none outside of quiet hours', async () => {
  const hour = fc.constantFrom(...HOURS_OF_DAY)
  await fc.assert(
    fc.asyncProperty(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      fc.record({ from: hour, until: hour }).filter(areQuietHours),
      fc.constantFrom('Asia/Kolkata', 'Europe/London', 'Australia/Lord_Howe'),
      async (at, hours, timeZone) => {
        await db.updateTable('business').set({ time_zone: timeZone }).execute()
        await choose(hours)
        const [from, until] = [minutes(hours.from), minutes(hours.until)]
        const shown = minutesOfDayIn(at, timeZone)
        const isOvernight = until < from
        const isQuiet = isOvernight
          ? shown >= from || shown < until
          : shown >= from && shown < until
        const day = addDays(calendarDateIn(at, timeZone), isOvernight && shown >= from ? 1 : 0)
        const end = isQuiet ? instantAt(day, until, timeZone).toISOString() : null
        expect(await quietEnd(at)).toBe(end)
      },
    ),
    { numRuns: 60 },
  )
})

it('of an offer is no earlier than the laundry’s', async () => {
  await db.updateTable('business').set({ time_zone: 'Asia/Kolkata' }).execute()
  await choose({ from: '23:00', until: '06:00' })
  const night = new Date('2025-06-18T20:00:00Z')
  expect(await quietEnd(night)).toBe('2025-06-19T00:30:00.000Z')
  expect(await quietEnd(night, { sells: true })).toBe('2025-06-19T03:30:00.000Z')
  const evening = new Date('2025-06-18T16:00:00Z')
  expect(await quietEnd(evening)).toBeNull()
  expect(await quietEnd(evening, { sells: true })).toBe('2025-06-19T03:30:00.000Z')
})
