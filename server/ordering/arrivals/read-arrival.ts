/** Reads who comes to an order's customer today, and when. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { readArrival as arrivalCall } from '#contract/run-sheet/arrivals.ts'
import { branchOfOrder } from '#domain/base/branch.ts'
import { calendarDateIn, instantAt, minutesOfDayIn } from '#domain/base/time-zone.ts'
import { can } from '#domain/people/permissions.ts'
import { arrivalWindow } from '#domain/run-sheet/arrival/arrival-window.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { firstName } from '../clothes/record/read-tags.ts'
import { readStopsOfRider } from '../run-sheet/read-run-sheet.ts'
import { readRunOfRider } from './read-run-of-rider.ts'
import { findAwaitedRiders } from './store.ts'

/** @throws AppError `order_not_found`, also for another person’s */
export async function readArrival(
  { db, clock, laundry, staffWords: words }: Pick<Deps, 'db' | 'clock' | 'laundry' | 'staffWords'>,
  person: Person,
  orderId: string,
): Promise<AnswerOf<typeof arrivalCall>> {
  const order = await findAwaitedRiders(db, orderId)
  if (!order || !can(person, 'orders', order.userId)) throw orderNotFound()
  const [rider] = order.riders
  if (!rider) return { visit: null }
  const settings = await laundry(branchOfOrder({ id: orderId })).settings.current()
  const { timeZone } = settings
  const at = clock()
  const isAwaited = (stop: { orderId: string; kind: string; done: boolean }) =>
    stop.orderId === orderId && stop.kind === rider.kind && !stop.done
  const visit = { kind: rider.kind, rider: firstName(rider.name), window: null }
  const found = await readRunOfRider(db, rider.id, { at, settings, words })
  if (found === null) {
    const sheet = await readStopsOfRider(db, rider.id, { at, settings, words })
    return { visit: sheet.some(isAwaited) ? visit : null }
  }
  const index = found.stops.findIndex(isAwaited)
  const window = index < 0 ? null : arrivalWindow(found.run, index, minutesOfDayIn(at, timeZone))
  if (window === null) return { visit: null }
  const instantOf = (minutes: number) =>
    instantAt(calendarDateIn(at, timeZone), minutes, timeZone).toISOString()
  return {
    visit: {
      ...visit,
      window: {
        from: instantOf(window.from),
        until: instantOf(window.until),
        about: instantOf(window.about),
        state: found.stops[index]!.overdue ? 'late' : window.state,
        isNext: window.ahead === 0 && found.run.stops.some(({ madeAt }) => madeAt !== null),
      },
    },
  }
}
