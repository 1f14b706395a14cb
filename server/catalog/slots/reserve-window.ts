/** Finds a delivery window with room for an order: the wished one, or the next. */
import { possibleDeliveryDays, type Delivery } from '#domain/slots/delivery-windows.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { PromisedOrder } from '#domain/slots/promise.ts'
import { slotId, slotIdOfWindow } from '#domain/slots/slot-id.ts'
import type { Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import {
  selectFullWindows,
  lockWindows,
  releaseWindow,
  reserveWindow,
  bookWindowBeyondCapacity,
} from './store.ts'

type Named = { id: string; delivery: Delivery }

/** The windows that an order can have after a full one, without those that are full as well; none of them is taken. */
async function windowsAfter(
  tx: Tx,
  settings: BusinessSettings,
  order: PromisedOrder,
  { window: full }: Delivery,
): Promise<Named[]> {
  const after = full === null ? '' : slotIdOfWindow(full)
  const later = possibleDeliveryDays({ ...settings, ...order })
    .flatMap(({ date, windows }) =>
      windows.map((slot) => ({
        id: slotId(date, slot),
        delivery: { at: slot.startsAt, window: { date, time: slot.label } },
      })),
    )
    .filter(({ id }) => id > after)
  if (later.length === 0) return []
  const taken = await selectFullWindows(
    tx,
    later[0]!.id,
    later.at(-1)!.id,
    settings.deliveryPlaces.deliveryPlaces,
  )
  return later.filter(({ id }) => !taken.has(id))
}

/**
 * The first window with room after a full one. It isn't taken, so it may be full by then.
 * @throws AppError `delivery_full` when no window that can be asked for has room
 */
export async function findNextFreeWindow(
  tx: Tx,
  settings: BusinessSettings,
  order: PromisedOrder,
  full: Delivery,
): Promise<Delivery> {
  const [next] = await windowsAfter(tx, settings, order, full)
  if (next === undefined) throw new AppError('delivery_full', say('delivery_full'))
  return next.delivery
}

/**
 * Moves an order from its window to another, or to the first after that which has room; the place in the old one
 * is given back.
 * @param from the order's window until now, by its id; null for none
 * @returns when the order comes back now
 * @throws AppError `delivery_full` when no window that can be asked for has room
 */
export async function moveDeliveryWindow(
  tx: Tx,
  settings: BusinessSettings,
  order: PromisedOrder,
  from: string | null,
  to: Delivery,
): Promise<Delivery> {
  if (await exchangeDeliveryWindow(tx, settings, from, to)) return to
  for (const { id, delivery } of await windowsAfter(tx, settings, order, to))
    if (await reserveWindow(tx, id, settings.deliveryPlaces.deliveryPlaces)) return delivery
  throw new AppError('delivery_full', say('delivery_full'))
}

/** Takes one place of a window for staff who have a reason to promise one more than fit. */
export async function reserveWindowBeyondCapacity(
  tx: Tx,
  { window }: Pick<Delivery, 'window'>,
): Promise<void> {
  if (window !== null) await bookWindowBeyondCapacity(tx, slotIdOfWindow(window))
}

/**
 * Gives an order's place in its window back and takes one in another, if there is one left.
 * @param from the order's window until now, by its id; null for none
 * @returns whether it has the other; where that was full it has none any more, so `tx` must go on or end
 */
export async function exchangeDeliveryWindow(
  tx: Tx,
  settings: Pick<BusinessSettings, 'deliveryPlaces'>,
  from: string | null,
  to: Pick<Delivery, 'window'>,
): Promise<boolean> {
  const wanted = to.window && slotIdOfWindow(to.window)
  if (wanted === from) return true
  // In one order, so that two that swap windows never wait for each other.
  await lockWindows(
    tx,
    [from, wanted].filter((id) => id !== null),
  )
  if (from !== null) await releaseWindow(tx, from)
  return (
    wanted === null || (await reserveWindow(tx, wanted, settings.deliveryPlaces.deliveryPlaces))
  )
}
