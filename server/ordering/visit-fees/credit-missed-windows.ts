/** Credits orders for windows in which nobody came, with the sum that a second visit costs customers. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { isWindowMissed, missedWindowEnds } from '#domain/orders/visit-fees/missed-window.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { lowerCostInTransaction } from '../../billing/payments/give-goodwill.ts'
import { inTransaction, type Db, type Tx } from '../../database/transaction.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import { findAndLockOrder, type LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import type { Deps } from '../../platform/deps.ts'
import { processEachItem } from '../../platform/one-by-one.ts'
import { windowWithInstants } from './charge-second-visit.ts'
import {
  insertMissedWindow,
  isWindowCredited,
  selectPromisedDeliveries,
  selectPromisedPickups,
  selectVisitEntries,
} from './store.ts'

interface Promised {
  orderId: string
  stop: StopKind
  slotId: string
}

type Terms = Pick<BusinessSettings, 'secondVisit' | 'timeZone'>

/**
 * Each window once, however often it runs.
 * @throws Error after trying all, when one could not be credited
 */
export async function creditMissedWindows(deps: Deps): Promise<void> {
  const settings = await deps.laundry(MAIN_BRANCH).settings.current()
  if (settings.secondVisit.feePaise === 0) return
  const promised = await listEndedWindows(deps, settings)
  await processEachItem(
    promised,
    (each) => creditIfMissed(deps, settings, each),
    ({ orderId }, error) =>
      deps.log.error({ err: error, orderId }, 'a missed window could not be credited'),
  )
}

async function listEndedWindows(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { timeZone }: Terms,
): Promise<Promised[]> {
  const { from, until } = missedWindowEnds(clock())
  const days = { first: calendarDateIn(from, timeZone), last: calendarDateIn(until, timeZone) }
  const pickups = await selectPromisedPickups(db, days)
  const deliveries = await selectPromisedDeliveries(db, days, from)
  return [
    ...pickups.map(({ id, slot_id }) => ({
      orderId: id,
      stop: 'pickup' as const,
      slotId: slot_id,
    })),
    ...deliveries.map(({ id, delivery_slot_id }) => ({
      orderId: id,
      stop: 'delivery' as const,
      slotId: delivery_slot_id!,
    })),
  ].filter(({ slotId }) => {
    const { endsAt } = windowWithInstants(slotId, timeZone)
    return endsAt >= from && endsAt <= until
  })
}

async function creditIfMissed(deps: Deps, settings: Terms, promised: Promised): Promise<void> {
  const now = deps.clock()
  const { timeZone } = settings
  if (!(await isMissed(deps.db, promised, timeZone, now))) return
  await inTransaction(deps.db, async (tx) => {
    const order = await findAndLockOrder(tx, promised.orderId)
    // A visit may have been reported, or the order moved, while this waited for it.
    if (!order || !hasWindow(order, promised)) return
    if (await isMissed(tx, promised, timeZone, now))
      await creditInTransaction(tx, deps, order, promised, { settings, now })
  })
}

function hasWindow(order: LockedOrder, { stop, slotId }: Promised): boolean {
  if (order.status === 'cancelled' || order.payment_method === 'account') return false
  return slotId === (stop === 'pickup' ? order.slot_id : order.delivery_slot_id)
}

async function isMissed(
  db: Db,
  { orderId, stop, slotId }: Promised,
  timeZone: string,
  now: Date,
): Promise<boolean> {
  if (await isWindowCredited(db, orderId, { stop, slotId })) return false
  const entries = await selectVisitEntries(db, orderId)
  const isPickup = stop === 'pickup'
  const booked = isPickup ? ['placed', 'rescheduled'] : ['placed', 'rescheduled', 'delivery_moved']
  const bookedAt = entries.findLast(({ event }) => booked.includes(event))?.at
  const made = entries.find(
    ({ event, status }) =>
      event === 'status' &&
      (isPickup ? status !== 'pickup_scheduled' && status !== 'cancelled' : status === 'completed'),
  )
  const tried = entries.filter(
    ({ event, status }) => event === 'visit_failed' && (status === 'pickup_scheduled') === isPickup,
  )
  if (bookedAt === undefined) return false
  const visits = { bookedAt, madeAt: made?.at ?? null, triedAt: tried.map(({ at }) => at) }
  return isWindowMissed(windowWithInstants(slotId, timeZone), visits, now)
}

/** An order that is over costs less by what it cost at most; one under way by the whole sum, whatever its price will be. */
async function creditInTransaction(
  tx: Tx,
  deps: Deps,
  order: LockedOrder,
  { stop, slotId }: Promised,
  { settings, now }: { settings: Terms; now: Date },
): Promise<void> {
  const { feePaise } = settings.secondVisit
  const { chargedPaise } = orderMoney(orderAmountsFromRow(order))
  const amountPaise = order.status === 'completed' ? Math.min(feePaise, chargedPaise) : feePaise
  if (amountPaise === 0) return
  const { visitFees } = await wordsOfUser(tx, deps, order.user_id)
  const { pickupDate: date, pickupTime: time } = pickupOfSlotId(slotId)
  const reason = visitFees.missed({ stop, date, time })
  await insertMissedWindow(tx, order, reason, now)
  const credit = { amountPaise, percent: null, reason, by: null, handedBack: false }
  // A card is asked for its refund by the queue.
  await lowerCostInTransaction(tx, deps, order, { ...credit, missed: { stop, slotId } }, now)
}
