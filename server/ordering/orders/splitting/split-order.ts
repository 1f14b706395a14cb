/** Splits an order in two, by staff, so that one part can be delivered sooner. */
import type * as z from 'zod/mini'
import { branchOfOrder } from '#domain/base/branch.ts'
import type { splitOrder as call } from '#contract/orders/order-split.ts'
import { moveDelivery as checkMove, type MovedDelivery } from '#domain/orders/delivery-move.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { splitOrder as divide } from '#domain/orders/splitting/split-order.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { lockOrder } from '../../../order/locked-order.ts'
import { reserveSlotBeyondCapacity } from '../../../catalog/slots/reserve-slot.ts'
import {
  exchangeDeliveryWindow,
  reserveWindowBeyondCapacity,
} from '../../../catalog/slots/reserve-window.ts'
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { runOnceByKey, requestHash } from '../../../platform/run-once-by-key.ts'
import { deliveryInMessage } from '../placing/check-delivery.ts'
import { countLineChanges } from '../record/lines-store.ts'
import { readOrder } from '../record/read-order.ts'
import {
  lineRowsOfPart,
  splitPartFromRow,
  secondOrderRow,
  orderSumsOfPart,
  type SplitLine,
} from './split-rows.ts'
import { findSplitRefusal } from './find-split-refusal.ts'
import { updateSplitOrder, copyPickupRider } from './split-store.ts'
import { insertOrder } from '../record/insert-order.ts'
import { findOrder, findOrderByKey, type OrderRow } from '../record/orders-store.ts'

type Asked = z.output<typeof call.body>

/**
 * Both cost together what the order did, and the database refuses anything else. The second takes a place of the
 * pickup's slot, whatever its capacity, for it comes from the same door; and one of the window that staff choose.
 * @param key the request's Idempotency-Key
 * @returns the second order, and whether this call made it
 * @throws AppError `order_not_found`, `not_splittable`, `changed_meanwhile`, `delivery_full` and why the window can't
 *   be had
 */
export async function splitOrder(
  deps: Deps,
  staff: Person,
  id: string,
  asked: Asked,
  key: string | null,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { user_id: userId } = await readOrder(deps.db, id)
  const repeat = { key, requestHash: requestHash(key, { id, ...asked }) }
  const { made, isNew } = await runOnceByKey<OrderRow>(
    {
      key,
      constraint: 'orders_idempotency',
      find: (used) => findOrderByKey(deps.db, userId, used),
      isSame: (earlier) => earlier.request_hash === repeat.requestHash,
      what: 'order',
      // What was split is another order by now, and may not be split once more.
      isRefusal: (error) => error instanceof AppError,
    },
    async () => {
      const newOrder = await storeSplit(deps, staff, id, asked, repeat)
      return (await findOrder(deps.db, { kind: 'id', id: newOrder }))!
    },
  )
  return { order: made, isNew }
}

async function storeSplit(
  deps: Deps,
  staff: Person,
  id: string,
  asked: Asked,
  repeat: { key: string | null; requestHash: string | null },
): Promise<string> {
  const settings = await deps.laundry(branchOfOrder({ id })).settings.current()
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, id)
    const before = (await findOrder(tx, { kind: 'id', id }))!
    const refusal = await findSplitRefusal(tx, before)
    if (refusal !== null) throw new AppError('not_splittable', say(refusal))
    if ((await countLineChanges(tx, id)) !== asked.revision)
      throw new AppError('changed_meanwhile', say('orderChangedSince'))
    const parts = divide(splitPartFromRow(before), asked.lines)
    if (!parts.ok) throw new AppError('not_splittable', say(parts.error))
    const { kept, apart } = parts.value

    const moved = windowOfPart(settings, before, apart.lines, asked, now)
    const overFull = moved && (await reserveWindow(tx, settings, moved, asked.reason ?? ''))
    if (before.pickup_hand_over === 'home')
      await reserveSlotBeyondCapacity(tx, settings, pickupOfSlotId(before.slot_id))

    const second = await secondOrderRow(tx, id, apart, moved, repeat, now)
    await updateSplitOrder(tx, before, orderSumsOfPart(kept), lineRowsOfPart(id, kept), {
      staffId: staff.id,
      at: now,
    })
    const by = { id: staff.id, actor: 'staff' } as const
    const lines = lineRowsOfPart(second.id, apart)
    await insertOrder(tx, { order: second, lines, by, limits: null })
    await copyPickupRider(tx, { fromId: id, toId: second.id })

    const items = apart.lines.map(({ service, name, unit, quantity }) => ({
      service,
      name,
      unit,
      quantity,
    }))
    const { deliveryDate, deliveryTime } = moved
      ? deliveryInMessage(moved.delivery, settings, true)
      : { deliveryDate: null, deliveryTime: null }
    const data = {
      part: { id: second.id, number: second.number, deliveryDate, deliveryTime },
      items,
      fromPaise: before.total_paise,
      toPaise: kept.itemsPaise,
      overFull: overFull ?? null,
    }
    await emit(
      tx,
      deps,
      orderEvent('order.split', before, staff.id, now, data),
      orderEvent('order.split_off', second, staff.id, now, {
        ...pickupOfSlotId(second.slot_id),
        totalPaise: second.total_paise,
      }),
    )
    return second.id
  })
}

/** @returns null where it is collected at the counter, and no window holds a place of it */
function windowOfPart(
  settings: BusinessSettings,
  order: OrderRow,
  lines: readonly SplitLine[],
  { deliveryDate, deliveryTime }: Asked,
  now: Date,
): MovedDelivery | null {
  if (order.delivery_hand_over === 'counter') return null
  const { pickupDate: date, pickupTime: slotLabel } = pickupOfSlotId(order.slot_id)
  if (deliveryDate === undefined || deliveryTime === undefined)
    throw new AppError('delivery_time_not_offered', say('delivery_time_not_offered'))
  const booked = {
    ...settings,
    date,
    slotLabel,
    services: lines.map(({ service }) => service),
    delivery: order.delivery_preference,
    status: order.status,
    byStaff: true,
  }
  const checked = checkMove(booked, { date: deliveryDate, time: deliveryTime }, now)
  if (!checked.ok) throw new AppError(checked.error.code, say(checked.error.code))
  return checked.value
}

/** @returns why a full window was chosen; null where it had a place */
async function reserveWindow(
  tx: Tx,
  settings: BusinessSettings,
  { delivery }: MovedDelivery,
  reason: string,
): Promise<string | null> {
  if (await exchangeDeliveryWindow(tx, settings, null, delivery)) return null
  if (reason === '') throw new AppError('delivery_full', say('windowFullForStaff'))
  await reserveWindowBeyondCapacity(tx, delivery)
  return reason
}
