/** Where an order changes hands, as answers and events say it. */
import type { HandOver } from '#domain/hand-over.ts'

/** What is said of both ways; left out for the customer's door. */
export interface HandOvers {
  pickupHandOver?: HandOver
  deliveryHandOver?: HandOver
}

export function handOversOf({
  pickup_hand_over: pickupHandOver,
  delivery_hand_over: deliveryHandOver,
}: {
  pickup_hand_over: HandOver
  delivery_hand_over: HandOver
}): HandOvers {
  return {
    ...(pickupHandOver !== 'home' && { pickupHandOver }),
    ...(deliveryHandOver !== 'home' && { deliveryHandOver }),
  }
}
