/** Assembles a day's run sheet. */
import { branchOfOrder, branchOfPerson } from '#domain/base/branch.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import type { RunStop, runSheet } from '#contract/run-sheet/run-sheet.ts'
import { can } from '#domain/people/permissions.ts'
import { type PartOfStop, stopsOfSeveralOrders } from '#domain/run-sheet/one-stop.ts'
import {
  runDateRange,
  stopState,
  stopsOfOrder,
  type StopKind,
  type StopPlace,
} from '#domain/run-sheet/run-sheet.ts'
import { pickupOfSlotId, windowOfSlotId } from '#domain/slots/slot-id.ts'
import { addDays, calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Words } from '#words/words.ts'
import type { Db } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { planRun } from './route/plan-run.ts'
import { findStop, selectStopsOfDay, type StopRow } from './store.ts'
import { stopView } from './view.ts'

/**
 * @param person who asks: with the whole run they get every stop, else those that are assigned to them
 * @param seesAll whether they get everybody's stops, as those with the whole run do
 * @param wished a date; today where the laundry is, if left out
 * @throws AppError `forbidden` for another day than today and tomorrow, without the whole run
 */
export async function readRunSheet(
  { db, clock, laundry, staffWords }: Pick<Deps, 'db' | 'clock' | 'laundry' | 'staffWords'>,
  person: Person,
  wished: string | undefined,
  seesAll: boolean = can(person, 'run'),
): Promise<AnswerOf<typeof runSheet>> {
  const { timeZone, route, deliveryProof } = await laundry(
    branchOfPerson(person),
  ).settings.current()
  const asksProof = deliveryProof.rule !== 'off'
  const today = calendarDateIn(clock(), timeZone)
  const date = wished ?? today
  const days = runDateRange(today)
  if (!seesAll && (date < days.from || date > days.until))
    throw new AppError('forbidden', say('runIsNear'))
  const day = {
    date,
    startsAt: instantAt(date, 0, timeZone),
    endsAt: instantAt(addDays(date, 1), 0, timeZone),
  }
  const riderId = seesAll ? null : person.id
  const rows = await selectStopsOfDay(db, day, { withOverdue: date === today, riderId })
  const places = rows.flatMap((row) =>
    stopsOfOrder(runOrder(row), { date, today, timeZone }).map((place) => ({ row, place })),
  )
  const own = places.filter(({ row, place }) => isAssigned(row, place.kind, person.id))
  const shown = seesAll ? places : own
  const stops = viewStops(staffWords, shown, { timeZone, seesAll, asksProof })
  return {
    date,
    today,
    asksPosition: route.learnsDoors && own.length > 0,
    stops: await planRun(db, stops, { route, seesAll }),
  }
}

type PlaceOfOrder = { readonly row: StopRow; readonly place: StopPlace }

/** Stops as answers show them: those of one door name the stop that they are together. */
function viewStops(
  words: Words,
  places: readonly PlaceOfOrder[],
  to: Parameters<typeof stopView>[3],
): ReturnType<typeof stopView>[] {
  const views = places.map(({ row, place }) => stopView(words, row, place, to))
  const parts = places.map(({ row }, index) => partOfStop(row, views[index]!))
  const leads = stopsOfSeveralOrders(parts)
  return views.map((stop, index) => {
    const oneStop = leads.get(parts[index]!)
    return oneStop === undefined ? stop : { ...stop, oneStop }
  })
}

/** A stop as it is compared with others at its door. */
function partOfStop(
  { user_id: customerId, assignments }: StopRow,
  { orderId, kind, address, door, dueDate: date, slot }: ReturnType<typeof stopView>,
): PartOfStop {
  const riderId = assignments.find((assigned) => assigned.kind === kind)?.id ?? null
  const contact = { name: door?.name ?? null, phone: door?.phone ?? null }
  return { orderId, kind, customerId, riderId, address, contact, date, slot }
}

function isAssigned({ assignments }: StopRow, kind: StopKind, riderId: string): boolean {
  return assignments.some((assigned) => assigned.kind === kind && assigned.id === riderId)
}

/**
 * A rider’s stops of today, in the order of their run; made ones keep their doors.
 * @param at today, where the laundry is
 */
export async function readStopsOfRider(
  db: Db,
  riderId: string,
  { at, settings, words }: { at: Date; settings: BusinessSettings; words: Words },
): Promise<RunStop[]> {
  const { timeZone, route } = settings
  const date = calendarDateIn(at, timeZone)
  const day = {
    date,
    startsAt: instantAt(date, 0, timeZone),
    endsAt: instantAt(addDays(date, 1), 0, timeZone),
  }
  const rows = await selectStopsOfDay(db, day, { withOverdue: true, riderId })
  const places = rows.flatMap((row) =>
    stopsOfOrder(runOrder(row), { date, today: date, timeZone })
      .filter(({ kind }) => isAssigned(row, kind, riderId))
      .map((place) => ({ row, place })),
  )
  const stops = viewStops(words, places, { timeZone, seesAll: false, asksProof: false })
  const planned = await planRun(db, stops, { route, seesAll: true })
  return planned.toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0))
}

/** One stop as it is now, on whatever day it stands. */
export async function readRunStop(
  { db, clock, laundry, staffWords }: Pick<Deps, 'db' | 'clock' | 'laundry' | 'staffWords'>,
  person: Person,
  orderId: string,
  kind: StopKind,
): Promise<RunStop> {
  const { timeZone, route, deliveryProof } = await laundry(
    branchOfOrder({ id: orderId }),
  ).settings.current()
  const seesAll = can(person, 'run')
  const asksProof = deliveryProof.rule !== 'off'
  const row = (await findStop(db, orderId))!
  const today = calendarDateIn(clock(), timeZone)
  const place = stopsOfOrder(runOrder(row), { date: today, today, timeZone }).find(
    (stop) => stop.kind === kind,
  ) ?? { kind, slot: null, done: stopState(kind, row.status) === 'done', overdue: false }
  const stop = stopView(staffWords, row, place, { timeZone, seesAll, asksProof })
  // A stop alone has no turn.
  return (await planRun(db, [stop], { route: { ...route, start: '' }, seesAll }))[0]!
}

function runOrder(row: StopRow) {
  return {
    status: row.status,
    ...pickupOfSlotId(row.slot_id),
    pickupHandOver: row.pickup_hand_over,
    deliveryHandOver: row.delivery_hand_over,
    estimatedDeliveryAt: row.estimated_delivery_at,
    deliveryTime: windowOfSlotId(row.delivery_slot_id)?.time ?? null,
    completedAt: row.completed_at,
  }
}
