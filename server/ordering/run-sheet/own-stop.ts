/** Limits riders' calls to their own stops of today and tomorrow; staff with the whole run reach every stop. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { can } from '#domain/people/permissions.ts'
import {
  completionTime,
  type CompletionTimes,
  isStopOnRun,
  type StopKind,
  stopState,
} from '#domain/run-sheet/run-sheet.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Db } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectStopDates } from './stop-days-store.ts'
import { findRiderOf } from './store.ts'

type Device = Pick<CompletionTimes, 'at' | 'sentAt'>

interface Stop {
  orderId: string
  kind: StopKind
}

/** Whether a stop is assigned to somebody, on whatever day it stands. */
export async function isOwnStop(
  db: Db,
  person: Person,
  orderId: string,
  kind: StopKind,
): Promise<boolean> {
  return can(person, 'run') || (await findRiderOf(db, orderId, kind)) === person.id
}

/**
 * Whether a stop stands on a day that a person's calls may touch, assigned to them or not (`isStopOnRun`).
 * @param device what the phone says of when it was marked, for what reaches the laundry late
 */
export async function isStopOnOwnRun(
  db: Db,
  { laundry, clock }: Pick<Deps, 'laundry' | 'clock'>,
  person: Person,
  { orderId, kind }: Stop,
  device?: Device,
): Promise<boolean> {
  if (can(person, 'run')) return true
  const row = await selectStopDates(db, orderId, kind)
  if (!row) return false
  const { timeZone } = await laundry(branchOfOrder({ id: orderId })).settings.current()
  const arrivedAt = clock()
  const markedAt = device && completionTime({ ...device, arrivedAt, lastEntryAt: new Date(0) })
  const dueDate =
    kind === 'pickup'
      ? pickupOfSlotId(row.slot_id).pickupDate
      : calendarDateIn(row.estimated_delivery_at, timeZone)
  return isStopOnRun(
    {
      state: stopState(kind, row.status),
      dueDate,
      isOut: kind === 'delivery' && row.status === 'out_for_delivery',
      leftOn: row.left_at && calendarDateIn(row.left_at, timeZone),
    },
    {
      today: calendarDateIn(arrivedAt, timeZone),
      markedOn: markedAt && calendarDateIn(markedAt, timeZone),
    },
  )
}

/** Whether a stop is somebody's to read and to write. */
export async function canChangeStop(
  db: Db,
  deps: Pick<Deps, 'laundry' | 'clock'>,
  person: Person,
  stop: Stop,
  device?: Device,
): Promise<boolean> {
  return (
    (await isOwnStop(db, person, stop.orderId, stop.kind)) &&
    (await isStopOnOwnRun(db, deps, person, stop, device))
  )
}
