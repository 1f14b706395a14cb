/** Announces that a rider is running late to all who still wait, and takes it back. */
import type { RunDelay } from '#contract/run-sheet/run-delays.ts'
import { branchOfPerson } from '#domain/base/branch.ts'
import { can } from '#domain/people/permissions.ts'
import { type RunDelayMinutes, SAME_DELAY_MS } from '#domain/run-sheet/arrival/run-delay.ts'
import { joinStops } from '#domain/run-sheet/one-stop.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { withdrawNotification } from '../../notifications/notifications/withdraw-notification.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { firstName } from '../clothes/record/read-tags.ts'
import { orderTopicAndLink } from '../orders/messages/notify-of-orders.ts'
import { listRiders } from '../run-sheet/assign-stop.ts'
import {
  type DelayRow,
  findDelay,
  insertDelay,
  lockRunOfRider,
  setDelayUndone,
} from './delay-store.ts'
import { delayView, findDelayOfDay } from './read-delay.ts'
import { readTimedStops } from './read-run-of-rider.ts'
import { selectOwners } from './store.ts'

/**
 * The customers of stops of today that are to be made, and were promised a window, each hear it once, also of several
 * orders at one door. Another one of the
 * same run replaces what waits of the one before; the same within ten minutes says nothing more.
 * @param riderId the caller, or with the permission `run` anybody who can have stops
 * @throws AppError `not_found` for another rider
 */
export async function announceDelay(
  deps: Deps,
  staff: Person,
  { riderId, minutes }: { riderId: string; minutes: RunDelayMinutes },
): Promise<RunDelay> {
  const rider = (await listRiders(deps)).find(({ id }) => id === riderId)
  if (!rider || (riderId !== staff.id && !can(staff, 'run'))) throw notFound('colleague')
  const at = deps.clock()
  const settings = await deps.laundry(branchOfPerson(staff)).settings.current()
  return inTransaction(deps.db, async (tx) => {
    await lockRunOfRider(tx, riderId)
    const before = await findDelayOfDay(tx, riderId, { at, timeZone: settings.timeZone })
    if (before?.minutes === minutes && at.getTime() - before.announced_at.getTime() < SAME_DELAY_MS)
      return delayView(before)
    if (before) await withdrawDelay(tx, before, at)
    const delay = await insertDelayOf(tx, deps, { rider, minutes, staff, at, settings })
    await emit(tx, deps, {
      type: 'run.delay_announced',
      subject: { kind: 'user', id: riderId },
      actor: staff.id,
      data: { delayId: delay.id, minutes, told: delay.told.length },
      at,
    })
    return delayView(delay)
  })
}

async function insertDelayOf(
  tx: Tx,
  deps: Deps,
  announced: {
    rider: { id: string; name: string }
    minutes: RunDelayMinutes
    staff: Person
    at: Date
    settings: BusinessSettings
  },
): Promise<DelayRow> {
  const { rider, minutes, staff, at, settings } = announced
  const timed = await readTimedStops(tx, rider.id, { at, settings, words: deps.staffWords })
  const waiting = timed.filter(({ timedStop }) => timedStop.madeAt === null && timedStop.window)
  const doors = joinStops(waiting.map(({ stop }) => stop))
  const stops = new Map(doors.map(([stop]) => [stop.orderId, stop]))
  const delay = {
    id: newId(at),
    rider_id: rider.id,
    minutes,
    told: [...stops.keys()],
    announced_by: staff.id,
    announced_at: at,
    undone_at: null,
  }
  await insertDelay(tx, delay)
  for (const { id, user_id: userId } of await ownersOf(tx, delay)) {
    const { number, kind } = stops.get(id)!
    await notify(tx, deps, {
      kind: 'order.rider_late',
      params: { number, visit: kind, rider: firstName(rider.name), minutes },
      userId,
      dedupeKey: keyOf(id, delay),
      // Other news of the order would hold it up.
      topic: null,
      link: orderTopicAndLink(id).link,
      at,
      heldAbout: 'visit',
    })
  }
  return delay
}

/**
 * As long as its messages wait; a second time changes nothing.
 * @throws AppError `not_found` for another rider's, `no_longer_changeable` once customers have heard of it
 */
export async function undoDelay(deps: Deps, staff: Person, id: string): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const found = await findDelay(tx, id)
    if (!found || (found.rider_id !== staff.id && !can(staff, 'run'))) throw notFound('delay')
    await lockRunOfRider(tx, found.rider_id)
    const delay = (await findDelay(tx, id))!
    if (delay.undone_at !== null) return
    const withdrawn = await withdrawDelay(tx, delay, at)
    if (withdrawn < delay.told.length) throw new AppError('no_longer_changeable', say('delayTold'))
    await setDelayUndone(tx, id, at)
    await emit(tx, deps, {
      type: 'run.delay_undone',
      subject: { kind: 'user', id: delay.rider_id },
      actor: staff.id,
      data: { delayId: id, minutes: delay.minutes, told: delay.told.length },
      at,
    })
  })
}

/** @returns how many customers hear nothing of it */
async function withdrawDelay(tx: Tx, delay: DelayRow, at: Date): Promise<number> {
  let withdrawn = 0
  for (const { id, user_id: userId } of await ownersOf(tx, delay))
    if (await withdrawNotification(tx, userId, keyOf(id, delay), at)) withdrawn += 1
  return withdrawn
}

async function ownersOf(tx: Tx, { told }: Pick<DelayRow, 'told'>) {
  return told.length === 0 ? [] : selectOwners(tx, told)
}

function keyOf(orderId: string, { id }: Pick<DelayRow, 'id'>): string {
  return `order:${orderId}:late:${id}`
}
