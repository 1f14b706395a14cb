/** Reads a rider's own run for their phone. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { ownRun, OwnStop } from '#contract/run-sheet/own-run.ts'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { isServiceSold } from '#domain/run-sheet/door-bag.ts'
import { branchOfPerson } from '#domain/base/branch.ts'
import { addDays, instantAt } from '#domain/base/time-zone.ts'
import { adjacentSheetDate } from '#domain/run-sheet/run-sheet.ts'
import { findOwnCash } from '../../billing/cash/view.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { delayView, findDelayOfDay } from '../arrivals/read-delay.ts'
import { readRunSheet } from '../run-sheet/read-run-sheet.ts'

/**
 * @param person who asks: also with the whole run they get the stops alone that are assigned to them
 */
export async function readOwnRun(
  deps: Pick<Deps, 'db' | 'clock' | 'laundry' | 'staffWords'>,
  person: Person,
): Promise<AnswerOf<typeof ownRun>> {
  const laundry = deps.laundry(branchOfPerson(person))
  const [{ timeZone }, { items }] = await Promise.all([
    laundry.settings.current(),
    laundry.catalogue.current(),
  ])
  const {
    date: today,
    asksPosition,
    stops: first,
  } = await readRunSheet(deps, person, undefined, false)
  const tomorrow = adjacentSheetDate(today, 1)
  const { stops: second } = await readRunSheet(deps, person, tomorrow, false)
  const at = deps.clock()
  const delay = await findDelayOfDay(deps.db, person.id, { at, timeZone })
  const { toHandIn, fromEarlierDays, latest } = await findOwnCash(deps, person)
  return {
    today,
    tomorrow,
    asOf: at.toISOString(),
    forgetAt: instantAt(addDays(today, 1), 0, timeZone).toISOString(),
    timeZone,
    asksPosition,
    delay: delay ? delayView(delay) : null,
    stops: [
      ...first.map((stop) => ownStop(stop, today)),
      ...second.map((stop) => ownStop(stop, tomorrow)),
    ],
    services: SERVICES.filter(({ id }) => isServiceSold(items, id)).map(({ id, name }) => ({
      id,
      name,
    })),
    cash: {
      toHandIn,
      fromEarlierDays,
      uncounted: latest?.counts.length === 0 ? latest.amount : 0,
    },
  }
}

/** A rider has no use for the door of a stop that is done. */
function ownStop(stop: RunStop, date: string): OwnStop {
  if (!stop.done) return { ...stop, date }
  const forgotten = { phone: '', address: '', addressParts: null, digipin: null, door: null }
  return { ...stop, ...forgotten, instructions: '', date }
}
