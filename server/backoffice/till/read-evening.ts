/** Reads a day's cash and UPI by person: by stop, handed in, counted, and still out. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { eveningOfDay } from '#contract/cash/evening.ts'
import type { BranchId } from '#domain/base/branch.ts'
import { addDays, instantAt } from '#domain/base/time-zone.ts'
import { DAYS_TO_CONFIRM_UPI } from '#domain/cash/evening.ts'
import { readDoorTakings } from '../../billing/door-takings/read-door-takings.ts'
import type { Deps } from '../../platform/deps.ts'
import { readTillOfDay } from './read-till.ts'
import { findPersonNames } from './store.ts'

const NOTHING = {
  opening: 0,
  doors: 0,
  counter: 0,
  refunded: 0,
  handedIn: 0,
  difference: 0,
  closing: 0,
  upi: 0,
}

/** @param date of the laundry's zone */
export async function readEvening(
  deps: Pick<Deps, 'db' | 'laundry' | 'clock'>,
  branch: BranchId,
  date: string,
): Promise<AnswerOf<typeof eveningOfDay>> {
  const { timeZone } = await deps.laundry(branch).settings.current()
  const midnight = (days: number) => instantAt(addDays(date, days), 0, timeZone)
  const { people, handIns } = await readTillOfDay(deps, branch, date)
  const takings = await readDoorTakings(deps.db, {
    from: midnight(0),
    until: midnight(1),
    unconfirmedFrom: midnight(-DAYS_TO_CONFIRM_UPI),
  })
  const known = new Set(people.map(({ personId }) => personId))
  const others = [...takings.keys()].filter((personId) => !known.has(personId))
  const names = await findPersonNames(deps.db, others)
  const rest = others.map((personId) => ({
    ...NOTHING,
    personId,
    name: names.get(personId) ?? null,
  }))
  return {
    date,
    people: [...people, ...rest].map((person) => ({
      ...person,
      cashTakings: takings.get(person.personId)?.cashTakings ?? [],
      upiTakings: takings.get(person.personId)?.upiTakings ?? [],
      handIns: handIns.filter(({ personId }) => personId === person.personId),
    })),
  }
}
