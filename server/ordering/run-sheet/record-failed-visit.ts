/** Fails a visit at the door: the customer is told why, and the clothes return to the plant. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { canMoveDelivery } from '#domain/orders/delivery-move.ts'
import { checkStopAgainstOrder } from '#domain/run-sheet/door-misfits.ts'
import { isFreshVisit } from '#domain/run-sheet/failed-visit.ts'
import { completionTime } from '#domain/run-sheet/run-sheet.ts'
import { lockOrder, type LockedOrder } from '../../order/locked-order.ts'
import { orderEvent } from '../../order/order-event.ts'
import type { Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { digestOfPicture } from '../../platform/images/pictures.ts'
import { writeOnceByKey } from '../../platform/run-once-by-key.ts'
import { recordStatusHandOverInTransaction } from '../clothes/moves/follow-status.ts'
import { returnFromRiderInTransaction } from '../clothes/moves/hand-over-part.ts'
import { saveWithPicture } from '../garments/save-with-picture.ts'
import { readStatusChangeState, wasMovedSince } from '../orders/record/history.ts'
import { moveStatusInTransaction } from '../orders/status/move-status.ts'
import { readNextVisitCost } from '../visit-fees/charge-second-visit.ts'
import { deedToRow } from './deeds/deed-columns.ts'
import { deedCallTime } from './deeds/deed-call-time.ts'
import type { KeptVisit, Visit } from './deeds/visit.ts'
import { orderStateAtDoor } from './order-state-at-door.ts'
import { isOwnStop } from './own-stop.ts'
import { findLastVisitTime } from './route/visits-store.ts'
import { insertCompletion, isKnownCompletion } from './completion-store.ts'
import { insertFailedVisit } from './store.ts'
import { isLastVisitFailed } from './misfit-store.ts'
import { stopMade } from './deeds/stop-made.ts'
import { insertMisfitInTransaction } from './write-misfit.ts'

/**
 * What was handed over in part stays where it is. It counts at the time it was made (`completionTime`), also where the
 * order was moved since: then its customer has chosen already, and isn't asked to. Where the order isn't to be picked up or
 * delivered any more, and where the visit before failed too, a manager decides.
 * @throws AppError `order_not_found`, and those of a photo that can't be kept
 */
export async function recordFailedVisit(deps: Deps, staff: Person, visit: Visit): Promise<void> {
  const { orderId, kind, photo, key } = visit
  const isKnown = () => isKnownCompletion(deps.db, orderId, kind, key)
  // Before its photo is looked at.
  if (photo && (await isKnown())) return
  await writeOnceByKey({ key, what: 'stop', constraint: 'stop_completions_once', isKnown }, () =>
    saveWithPicture<boolean>(deps, photo, async (tx, pictureId, encoded) => {
      const photoDigest = encoded && digestOfPicture(encoded)
      await recordFailedVisitInTransaction(tx, deps, staff, { ...visit, pictureId, photoDigest })
      return true
    }),
  )
}

/**
 * The inner form.
 * @param staff who was at the door
 * @param visit with its kept picture
 */
export async function recordFailedVisitInTransaction(
  tx: Tx,
  deps: Deps,
  staff: Person,
  visit: KeptVisit,
): Promise<void> {
  const { orderId, kind, deed, device, key } = visit
  const order = await lockOrder(tx, orderId)
  const now = deps.clock()
  const { lastEntryAt, isCardAsked } = await readStatusChangeState(tx, orderId)
  const at = completionTime({ ...device, arrivedAt: now, lastEntryAt })
  // What happened to the order meanwhile doesn't make the visit later than it was.
  const visitedAt = completionTime({ ...device, arrivedAt: now, lastEntryAt: new Date(0) })
  const lastVisitAt = await findLastVisitTime(tx, orderId, kind)
  const calledAt = deedCallTime(deed, { markedAt: device.at, visitedAt, lastVisitAt })
  const found = {
    ...orderStateAtDoor(order, kind),
    isTheirs: await isOwnStop(tx, staff, orderId, kind),
    isCardAsked,
    units: [],
    otherBags: null,
  }
  const nothing = { hasReason: false, units: undefined, bags: undefined, taken: null }
  const fit = checkStopAgainstOrder({ kind, broughtBack: true, ...nothing }, found)
  const isAgain = fit.follows && (await isLastVisitFailed(tx, { orderId, kind }))
  const completionId = newId(now)
  const riderId = await insertCompletion(tx, {
    id: completionId,
    order_id: orderId,
    kind,
    status_before: null,
    brought_back: true,
    ...deedToRow('visit', { ...deed, calledAt }),
    picture_id: visit.pictureId,
    photo_digest: visit.photoDigest,
    completed_by: staff.id,
    completed_at: visitedAt,
    undone_at: null,
    idempotency_key: key,
  })
  const events = fit.follows
    ? await followVisitIn(tx, deps, staff, order, {
        kind,
        deed: { ...deed, calledAt },
        now,
        at,
        visitedAt,
      })
    : []
  if (!fit.follows && kind === 'delivery')
    await returnFromRiderInTransaction(tx, order, { staff, at })
  const misfits = [...fit.misfits, ...(isAgain ? (['failed_again'] as const) : [])]
  const misfit = { completionId, kind, misfits, taken: null, found }
  events.push(...(await insertMisfitInTransaction(tx, order, misfit, { rider: staff, now })))
  events.push(...stopMade(staff, order, { kind, riderId, at: visitedAt, now }))
  await emit(tx, deps, ...events)
}

/** The order follows: a delivery is ready and packed at the plant again. Its customer reads why in its history. */
async function followVisitIn(
  tx: Tx,
  deps: Deps,
  staff: Person,
  order: LockedOrder,
  visit: Pick<KeptVisit, 'kind' | 'deed'> & {
    now: Date
    at: Date
    visitedAt: Date
  },
): Promise<NewEvent[]> {
  const { kind, deed, now, at, visitedAt } = visit
  const { note: reason, failureReason, calledAt } = deed
  const events: NewEvent[] = []
  if (order.status === 'out_for_delivery') {
    // A fact of its own, also a moment after the order went out: an undo would lose its time.
    const moved = await moveStatusInTransaction(tx, deps, staff, order, 'ready', {
      reason: null,
      now,
      at,
    })
    events.push(...moved.events.map(saidByVisit))
  } else if (kind === 'delivery')
    // A bag may have been loaded before its order was out for delivery.
    events.push(
      ...(await recordStatusHandOverInTransaction(tx, order, 'ready', { staff, reason: null, at })),
    )
  const status = kind === 'delivery' ? 'ready' : order.status
  const isMoved = await wasMovedSince(tx, order.id, kind, visitedAt)
  const entry = { orderId: order.id, status, reason, staff, at: visitedAt }
  const entryId = await insertFailedVisit(tx, entry)
  const settings = await deps.laundry(branchOfOrder(order)).settings.current()
  const { timeZone } = settings
  const { feePaise } = await readNextVisitCost(tx, settings, order, kind)
  const visited = {
    entryId,
    visitedAt: visitedAt.toISOString(),
    timeZone,
    ...(isMoved && { isMoved }),
    ...(!isFreshVisit(visitedAt, now) && { isLate: true as const }),
    ...(failureReason && { failureReason }),
    ...(calledAt && { isCalled: true as const }),
    ...(feePaise > 0 && { feePaise }),
  }
  const customerMoves = canMoveDelivery({
    status,
    deliveryPreference: order.delivery_preference,
    deliveryHandOver: order.delivery_hand_over,
  })
  const data = kind === 'delivery' ? { ...visited, customerMoves } : visited
  const type = kind === 'delivery' ? 'order.brought_back' : 'order.pickup_failed'
  return [...events, orderEvent(type, order, staff.id, now, data)]
}

/** The customer hears of the visit, and not of the status that it led back to. */
function saidByVisit(event: NewEvent): NewEvent {
  return event.type === 'order.status_set'
    ? { ...event, data: { ...event.data, visitFailed: true } }
    : event
}
