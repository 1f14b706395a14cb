/** The last failed visit of an order with the next free times: for its customer, and holders of the link. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { toRupees } from '#domain/base/money.ts'
import type { NextVisit } from '#contract/run-sheet/next-visit.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import { NEXT_VISIT_CHOICES, nextVisitStanding } from '#domain/run-sheet/next-visit.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { isSameWindow, type DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { pickupOfSlotId, windowOfSlotId } from '#domain/slots/slot-id.ts'
import { listSlots } from '../../catalog/slots/list-slots.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { requireUser } from '../../identity/find-user.ts'
import type { Deps } from '../../platform/deps.ts'
import { listDeliveryWindows } from '../orders/changing/move-delivery.ts'
import { readOrder } from '../orders/record/read-order.ts'
import { isVisitKey } from './link.ts'
import { readNextVisitCost } from '../visit-fees/charge-second-visit.ts'
import { findLastFailedVisit } from '../visit-fees/failed-visit-store.ts'

type Found = Awaited<ReturnType<typeof findNextVisit>>

/**
 * @param key of the link, for a reader who isn't the order's customer
 * @throws AppError `order_not_found`, also without a failed visit
 */
export async function findNextVisit(
  { db, config, clock, laundry }: Deps,
  person: Person | null,
  orderId: string,
  key = '',
) {
  const order = await readOrder(db, orderId)
  const visit = await findLastFailedVisit(db, orderId)
  const byLink = person === null || !isRecordOwner(person, order.user_id)
  if (!visit || (byLink && !isVisitKey(visit.id, key, config))) throw orderNotFound()
  const kind: StopKind = visit.status === 'pickup_scheduled' ? 'pickup' : 'delivery'
  const found = {
    kind,
    visitedAt: visit.at,
    isMoved: visit.is_moved,
    status: order.status,
    deliveryPreference: order.delivery_preference,
    deliveryHandOver: order.delivery_hand_over,
  }
  const { pickupDate, pickupTime } = pickupOfSlotId(order.slot_id)
  const booked: DeliveryWindow | null =
    kind === 'pickup'
      ? { date: pickupDate, time: pickupTime }
      : windowOfSlotId(order.delivery_slot_id)
  const standing = nextVisitStanding(found, { now: clock(), byLink })
  const settings = await laundry(branchOfOrder(order)).settings.current()
  const { feePaise } = await readNextVisitCost(db, settings, order, kind)
  return { order, visit, kind, booked, standing, feePaise }
}

/** @throws AppError `order_not_found`, also without a failed visit */
export async function readNextVisit(
  deps: Deps,
  person: Person | null,
  orderId: string,
  key?: string,
): Promise<NextVisit> {
  const found = await findNextVisit(deps, person, orderId, key)
  const { order, visit, kind, booked, standing, feePaise } = found
  const free = standing === 'open' ? await listFreeTimes(deps, found) : []
  return {
    orderId: order.id,
    number: order.number,
    kind,
    visitedAt: visit.at.toISOString(),
    reason: visit.reason ?? '',
    failureReason: visit.failure_reason,
    standing,
    booked,
    choices: free.filter((each) => !isSameWindow(each, booked)).slice(0, NEXT_VISIT_CHOICES),
    ...(standing === 'open' && feePaise > 0 && { fee: toRupees(feePaise) }),
  }
}

async function listFreeTimes(deps: Deps, { order, kind }: Found): Promise<DeliveryWindow[]> {
  if (kind === 'delivery') {
    const customer = await requireUser(deps.db, order.user_id)
    const { days } = await listDeliveryWindows(deps, customer, order.id)
    return days.flatMap(({ date, windows }) =>
      windows.flatMap(({ time, deliveriesLeft }) => (deliveriesLeft > 0 ? [{ date, time }] : [])),
    )
  }
  const settings = await deps.laundry(branchOfOrder(order)).settings.current()
  const { dates } = await listSlots(deps.db, settings, deps.clock(), {})
  const isExpress = order.delivery_preference === 'express'
  return dates.flatMap(({ date, slots }) =>
    slots.flatMap(({ pickupTime: time, placesLeft, expressOffered }) =>
      placesLeft > 0 && (!isExpress || expressOffered) ? [{ date, time }] : [],
    ),
  )
}
