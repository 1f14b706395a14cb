/** An order's hand-over places, in answers and events. */
import type { HandOver, HandOvers } from '#domain/orders/record/hand-over.ts'

/** An order's columns of it. */
export interface HandOverColumns {
  pickup_hand_over: HandOver
  delivery_hand_over: HandOver
}

/** What is said of both ways; left out for the customer's door. */
export function handOversFromRow({
  pickup_hand_over: pickupHandOver,
  delivery_hand_over: deliveryHandOver,
}: HandOverColumns): HandOvers {
  return {
    ...(pickupHandOver !== 'home' && { pickupHandOver }),
    ...(deliveryHandOver !== 'home' && { deliveryHandOver }),
  }
}
