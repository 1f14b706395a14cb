/** Staff close a date, open it again, or give one of its slots places of its own. Nothing that is booked is moved. */
import { calendarDateIn, writeDate } from '#domain/time-zone.ts'
import { recordDeed, type Deed } from '../audit/record-deed.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { changedMeanwhile, shortened } from './saved-change.ts'
import { deleteClosed, findClosed, setOwnPlaces, slotsOf, upsertClosed } from './store.ts'

/** @throws AppError `past_date` */
export async function closeDate(
  deps: Deps,
  staff: Person,
  date: string,
  reason: string,
): Promise<void> {
  await refusePast(deps, date)
  await changeDay(deps, staff, date, async (tx) => {
    const before = await findClosed(tx, date)
    if (before?.reason === reason) return null
    await upsertClosed(tx, date, reason)
    const was = before ? ` instead of “${before.reason}”` : ''
    return {
      action: 'date.closed',
      summary: shortened(`${writeDate(date)} is closed: “${reason}”${was}`),
      details: {
        from: { closed: before ? before.reason : null },
        to: { closed: reason },
      },
    }
  })
}

export function openDate(deps: Deps, staff: Person, date: string): Promise<void> {
  return changeDay(deps, staff, date, async (tx) => {
    const before = await findClosed(tx, date)
    if (!before || !(await deleteClosed(tx, date))) return null
    return {
      action: 'date.opened',
      summary: `${writeDate(date)} is open again`,
      details: { from: { closed: before.reason }, to: { closed: null } },
    }
  })
}

/**
 * @param places null takes the weekday's places again
 * @param was the date's own places as their editor saw them
 * @throws AppError `past_date`, `changed_meanwhile`
 */
export async function changeDayPlaces(
  deps: Deps,
  staff: Person,
  date: string,
  { pickupTime, places, was }: { pickupTime: string; places: number | null; was: number | null },
): Promise<void> {
  await refusePast(deps, date)
  await changeDay(deps, staff, date, async (tx) => {
    if (!(await setOwnPlaces(tx, date, pickupTime, places, was))) {
      const slot = (await slotsOf(tx, date)).find((each) => each.pickup_time === pickupTime)
      throw changedMeanwhile({ pickupTime, places: slot?.capacity ?? null })
    }
    if (places === was) return null
    const words = (number: number | null) =>
      number === null ? 'the weekday’s places' : `${number} ${number === 1 ? 'place' : 'places'}`
    return {
      action: 'date.places_changed',
      summary: `${writeDate(date)}, ${pickupTime}: ${words(places)} instead of ${words(was)}`,
      details: { from: { places: was }, to: { places } },
    }
  })
}

async function changeDay(
  deps: Deps,
  staff: Person,
  date: string,
  change: (tx: Tx) => Promise<Pick<Deed, 'action' | 'summary' | 'details'> | null>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const deed = await change(tx)
    if (deed)
      await recordDeed(tx, {
        ...deed,
        actorId: staff.id,
        subject: { type: 'date', id: date },
        at: deps.clock(),
      })
  })
  deps.offer.forget()
}

async function refusePast(deps: Deps, date: string): Promise<void> {
  const { timeZone } = await deps.offer.current()
  if (date < calendarDateIn(deps.clock(), timeZone))
    throw new AppError('past_date', 'That date is over.')
}
