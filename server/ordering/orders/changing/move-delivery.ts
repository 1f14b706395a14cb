/** Moves an order's delivery before it leaves, by the customer or by staff. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import type { orderDeliveries } from '#contract/orders/delivery-move.ts'
import {
  type BookedOrder,
  possibleDeliveryMoves,
  isBeforeDelivery,
  canMoveDelivery,
  moveDelivery as checkMove,
} from '#domain/orders/delivery-move.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { isSameWindow, type DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { can, isRecordOwner } from '#domain/people/permissions.ts'
import { pickupOfSlotId, windowOfSlotId } from '#domain/slots/slot-id.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { readDeliveryPlacesLeft } from '../../../catalog/slots/read-delivery-places-left.ts'
import {
  exchangeDeliveryWindow,
  reserveWindowBeyondCapacity,
} from '../../../catalog/slots/reserve-window.ts'
import { inTransaction, type Db, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import { orderNotFound } from '../../../http/answers/not-found.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { deliveryColumns } from '../placing/check-delivery.ts'
import { chargeSecondVisitInTransaction } from '../../visit-fees/charge-second-visit.ts'
import { lockChangeableOrder } from '../record/own-order.ts'
import { readOrder } from '../record/read-order.ts'
import {
  findOrder,
  selectOrderServices,
  updateOrderDelivery,
  type OrderRow,
} from '../record/orders-store.ts'

type StoredOrder = Pick<
  OrderRow,
  'id' | 'status' | 'slot_id' | 'delivery_preference' | 'delivery_slot_id' | 'delivery_hand_over'
>

/** What is given beside the window. */
interface Beside {
  reason?: string | undefined
  seen?: DeliveryWindow | null | undefined
  secondVisitFee?: number | undefined
}

/**
 * Moves the delivery to another window; the one that it has changes nothing. A day beyond the first possible one
 * makes it a scheduled delivery. Staff may move anyone's, into a full window too where they say why; it stands in the
 * audit log.
 * @param beside.reason why staff book a full window; a customer's is not heard
 * @param beside.seen the window that it had when they looked; not compared when undefined
 * @param beside.secondVisitFee what the customer saw that this visit costs after a failed one, in rupees; staff charge none
 * @throws AppError `order_not_found` (for a customer also another's), `no_longer_changeable`, `changed_meanwhile`,
 *   `fee_not_seen`, `delivery_full` and why the window can't be had
 */
export async function moveDelivery(
  deps: Deps,
  person: Person,
  id: string,
  asked: DeliveryWindow,
  beside: Beside = {},
): Promise<OrderRow> {
  const settings = await deps.laundry(branchOfOrder({ id })).settings.current()
  const move = { ...beside, settings, now: deps.clock() }
  await inTransaction(deps.db, (tx) => moveDeliveryInTransaction(tx, deps, person, id, asked, move))
  return (await findOrder(deps.db, { kind: 'id', id }))!
}

/**
 * The same as part of a larger change.
 * @param beside.saidTogether whether another message says it
 * @returns the order as it was, and whether it moved
 */
export async function moveDeliveryInTransaction(
  tx: Tx,
  deps: Pick<Deps, 'events' | 'jobs' | 'staffWords' | 'wordsFor'>,
  person: Person,
  id: string,
  asked: DeliveryWindow,
  {
    settings,
    now,
    reason = '',
    seen,
    secondVisitFee,
    saidTogether,
  }: Beside & { settings: BusinessSettings; now: Date; saidTogether?: true },
) {
  const { order, byStaff } = await lockChangeableOrder(tx, person, id)
  refuseUnlessMovable(order, byStaff)
  const from = windowOfSlotId(order.delivery_slot_id)
  if (isSameWindow(from, asked)) return { order, moved: false }
  if (seen !== undefined && !isSameWindow(from, seen))
    throw new AppError('changed_meanwhile', say('deliveryMovedSince', { to: from }), {
      current: from,
    })
  const checked = checkMove(await bookedOrder(tx, settings, order, byStaff), asked, now)
  if (!checked.ok) throw new AppError(checked.error.code, say(checked.error.code))

  if (!byStaff)
    await chargeSecondVisitInTransaction(tx, deps, order, {
      kind: 'delivery',
      seen: secondVisitFee,
      settings,
      now,
    })
  const { delivery, preference, date } = checked.value
  const isFull = !(await exchangeDeliveryWindow(tx, settings, order.delivery_slot_id, delivery))
  if (isFull && (!byStaff || reason === ''))
    throw new AppError('delivery_full', say(byStaff ? 'windowFullForStaff' : 'delivery_full'))
  if (isFull) await reserveWindowBeyondCapacity(tx, delivery)
  await updateOrderDelivery(
    tx,
    order,
    { ...deliveryColumns(delivery), delivery_preference: preference, delivery_date: date },
    { id: person.id, actor: byStaff ? 'staff' : 'customer' },
    now,
  )
  const overFull = isFull ? reason : null
  const data = { from, to: asked, overFull, ...(saidTogether && { saidTogether }) }
  await emit(tx, deps, orderEvent('order.delivery_moved', order, person.id, now, data))
  return { order, moved: true }
}

/**
 * The windows that an order can come back in, each with its places; one of its own window is the order's.
 * @throws AppError `order_not_found` (for a customer also another's), `no_longer_changeable`
 */
export async function listDeliveryWindows(
  { db, laundry, clock }: Pick<Deps, 'db' | 'laundry' | 'clock'>,
  person: Person,
  id: string,
): Promise<AnswerOf<typeof orderDeliveries>> {
  const current = await laundry(branchOfOrder({ id })).settings.current()
  const order = await readOrder(db, id)
  if (!can(person, 'orders', order.user_id)) throw orderNotFound()
  const byStaff = !isRecordOwner(person, order.user_id)
  refuseUnlessMovable(order, byStaff)
  const days = possibleDeliveryMoves(await bookedOrder(db, current, order, byStaff), clock())
  const left = await readDeliveryPlacesLeft(db, current, days)
  return {
    deliveryWindow: windowOfSlotId(order.delivery_slot_id),
    estimatedDelivery: order.estimated_delivery_at.toISOString(),
    days: days.map(({ date, windows }) => ({
      date,
      windows: windows.map(({ label: time, startsAt }) => ({
        time,
        startsAt: startsAt.toISOString(),
        deliveriesLeft: left({ date, time }),
      })),
    })),
  }
}

async function bookedOrder(
  db: Db,
  settings: BusinessSettings,
  order: StoredOrder,
  byStaff: boolean,
): Promise<BookedOrder> {
  const { pickupDate: date, pickupTime: slotLabel } = pickupOfSlotId(order.slot_id)
  const { timeZone, hours, closedDates } = settings
  const services = await selectOrderServices(db, order.id)
  const { status, delivery_preference: delivery } = order
  return { date, slotLabel, services, delivery, status, timeZone, hours, closedDates, byStaff }
}

/** @throws AppError `no_longer_changeable` */
function refuseUnlessMovable(
  {
    status,
    delivery_preference: deliveryPreference,
    delivery_hand_over: deliveryHandOver,
  }: StoredOrder,
  byStaff: boolean,
): void {
  if (canMoveDelivery({ status, deliveryPreference, deliveryHandOver }, byStaff)) return
  if (deliveryHandOver === 'counter')
    throw new AppError('no_longer_changeable', say('collectedNotMoved'))
  throw new AppError(
    'no_longer_changeable',
    !byStaff && isBeforeDelivery(status)
      ? say('expressNotMoved')
      : say('deliveryClosed', { status, byStaff }),
  )
}
