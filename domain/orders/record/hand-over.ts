// Hand-over of an order, on the way in and on the way back: at home or at the counter.
import { ORDER_STATUSES, isFinalStatus, type OrderStatus } from './order-lifecycle.ts'

/** At the customer's door, or at the laundry's counter. */
export const HAND_OVERS = ['home', 'counter'] as const
export type HandOver = (typeof HAND_OVERS)[number]

/** Where an order changes hands each way; left out for the customer's door. */
export type HandOvers = {
  readonly pickupHandOver?: HandOver | undefined
  readonly deliveryHandOver?: HandOver | undefined
}

/** What of something is about where it changes hands. */
export function pickHandOvers({ pickupHandOver, deliveryHandOver }: HandOvers): HandOvers {
  return {
    ...(pickupHandOver && { pickupHandOver }),
    ...(deliveryHandOver && { deliveryHandOver }),
  }
}

/** Whether its customer brings the clothes to the counter. */
export function isBroughtToCounter({ pickupHandOver }: HandOvers): boolean {
  return pickupHandOver === 'counter'
}

/** Whether its customer collects the clothes at the counter. */
export function isCollectedAtCounter({ deliveryHandOver }: HandOvers): boolean {
  return deliveryHandOver === 'counter'
}

/** The statuses that an order can have: nobody drives for what changes hands at the counter. */
export function statusesForHandOvers(handOvers: HandOvers): readonly OrderStatus[] {
  return ORDER_STATUSES.filter(
    (status) =>
      !(status === 'pickup_scheduled' && isBroughtToCounter(handOvers)) &&
      !(status === 'out_for_delivery' && isCollectedAtCounter(handOvers)),
  )
}

/** The status that an order comes to next on its way; null once it is over. */
export function nextOrderStatus(
  order: HandOvers & { readonly status: OrderStatus },
): OrderStatus | null {
  if (isFinalStatus(order.status)) return null
  const place = ORDER_STATUSES.indexOf(order.status)
  return statusesForHandOvers(order).find((each) => ORDER_STATUSES.indexOf(each) > place) ?? null
}

/** So many of the last digits of a number find somebody. */
export const LEAST_DIGITS = 3
