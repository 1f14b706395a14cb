// Orders of a customer that can be delivered with a given one, and their shared window.
import type { Order } from '#contract/orders/orders.ts'
import { type DeliveryWindow, isSameWindow } from '#domain/slots/delivery-windows.ts'
import { canMoveDelivery } from '#domain/orders/delivery-move.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'

type Placed = Pick<
  Order,
  | '_id'
  | 'number'
  | 'status'
  | 'items'
  | 'address'
  | 'deliveryAddress'
  | 'deliveryWindow'
  | 'deliveryHandOver'
  | 'deliveryPreference'
  | 'estimatedDelivery'
>

/** One that is promised in a window, to a door. */
export type Joinable = Placed & { deliveryWindow: DeliveryWindow }

/**
 * Whether an order can share a delivery: it is brought, isn't over, and has a window; express keeps the evening that is
 * paid for.
 */
export function canShareDelivery(order: Placed): order is Joinable {
  return (
    canMoveDelivery(order, true) &&
    order.deliveryPreference !== 'express' &&
    order.deliveryWindow !== null
  )
}

/** The others that go to the same door. @param others of the same customer, with or without the order */
export function ordersToJoin(order: Placed, others: readonly Placed[]): Joinable[] {
  return others
    .filter((other) => other._id !== order._id && doorOf(other) === doorOf(order))
    .filter(canShareDelivery)
}

/** The last of their windows: by then all of them can be there. */
export function latestWindowOf(orders: readonly [Joinable, ...Joinable[]]): DeliveryWindow {
  return orders
    .map(({ deliveryWindow }) => deliveryWindow)
    .reduce((last, each) => (placeOf(each) > placeOf(last) ? each : last))
}

/** Those that another window than this one was promised for. */
export function ordersToMove(window: DeliveryWindow, orders: readonly Joinable[]): Joinable[] {
  return orders.filter(({ deliveryWindow }) => !isSameWindow(deliveryWindow, window))
}

function doorOf({ address, deliveryAddress }: Placed): string {
  return (deliveryAddress || address).trim().toLowerCase()
}

/** Sorts windows by when they begin. */
function placeOf({ date, time }: DeliveryWindow): string {
  const slot = PICKUP_SLOTS.findIndex(({ label }) => label === time)
  return `${date} ${String(slot).padStart(2, '0')}`
}
