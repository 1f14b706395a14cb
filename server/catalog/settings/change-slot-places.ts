/** Sets the capacity of a slot on one date; existing bookings stay. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { toStoredSlot } from '#domain/slots/slot-id.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { changeSpecialDay, refusePastDate } from './change-special-day.ts'
import { changedMeanwhileError } from './saved-change.ts'
import { findSlotRow, updateSlotPlaces } from './store.ts'

/**
 * @param places null takes the weekday's places again
 * @param was the date's own places as their editor saw them
 * @throws AppError `past_date`, `changed_meanwhile`
 */
export async function changeSlotPlaces(
  deps: Deps,
  staff: Person,
  date: string,
  { pickupTime, places, was }: { pickupTime: string; places: number | null; was: number | null },
): Promise<void> {
  await refusePastDate(deps, staff, date)
  const { timeZone } = await deps.laundry(branchOfPerson(staff)).settings.current()
  const slot = toStoredSlot(date, pickupTime, timeZone)
  await changeSpecialDay(deps, staff, date, async (tx) => {
    if (!(await updateSlotPlaces(tx, slot, places, was))) {
      const row = await findSlotRow(tx, slot.id)
      throw changedMeanwhileError({ pickupTime, places: row?.capacity ?? null })
    }
    if (places === was) return null
    return { type: 'date.places_changed', data: { date, pickupTime, from: was, to: places } }
  })
}
