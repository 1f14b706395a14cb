/** A requested order with every choice made: defaults, pickup, and addresses in one line each. */
import type * as z from 'zod/mini'
import type { placeOrder as call } from '#contract/orders/orders.ts'
import { addressLine } from '#domain/orders/address.ts'
import {
  type HandOver,
  isBroughtToCounter,
  isCollectedAtCounter,
} from '#domain/orders/record/hand-over.ts'
import { PICKUPS } from './pickups.ts'

type Body = z.output<typeof call.body>
type HomePickup = 'pickupDate' | 'pickupTime' | 'address'

/** What an order is placed with. By staff, clothes may change hands at the counter, which needs no slot and no address. */
export type OrderInput = Omit<Body, HomePickup> &
  Partial<Pick<Body, HomePickup>> & {
    pickupHandOver?: HandOver
    deliveryHandOver?: HandOver
    /** When a rider took its clothes along, before there was an order: it is dated then. */
    takenAt?: Date
    /** Brought to the counter, and what they weigh together, in grams. */
    bags?: number | undefined
    grams?: number | undefined
  }

export type RequestedOrder = ReturnType<typeof requestedOrder>

export function requestedOrder(input: OrderInput, now: Date, timeZone: string) {
  const {
    pickupHandOver = 'home',
    deliveryHandOver = 'home',
    deliveryPreference = 'standard',
    paymentMethod = 'cash',
  } = input
  const wayIn: HandOver | 'door' = input.takenAt ? 'door' : pickupHandOver
  return {
    ...input,
    wayIn,
    pickupHandOver,
    deliveryHandOver,
    deliveryPreference,
    paymentMethod,
    ...PICKUPS[wayIn].slot(input, now, timeZone),
    // A customer who collects at the counter comes when they like.
    deliveryTime: isCollectedAtCounter(input) ? undefined : input.deliveryTime,
    isDeliveryAsked: isDeliveryAsked(input),
    ...addressesOf(input),
  }
}

/** Whether a day, a window or express was asked for, so that no other window will do. */
function isDeliveryAsked({ deliveryPreference, deliveryDate, deliveryTime }: OrderInput): boolean {
  const isDayAsked = deliveryPreference === 'scheduled' && deliveryDate !== undefined
  return deliveryPreference === 'express' || isDayAsked || deliveryTime !== undefined
}

/** Both addresses; without one of its own, a delivery goes to where the pickup was. The counter has none. */
function addressesOf(input: OrderInput) {
  const { addressParts = null, deliveryAddressParts = null } = input
  // What came in parts is written as the one line that these make, so that text and parts say the same.
  const address = addressParts ? addressLine(addressParts) : (input.address ?? '')
  const other = deliveryAddressParts ? addressLine(deliveryAddressParts) : input.deliveryAddress
  const isElsewhere = Boolean(other) && other !== address
  return {
    ...(isBroughtToCounter(input)
      ? { address: '', addressParts: null }
      : { address, addressParts }),
    ...(isCollectedAtCounter(input)
      ? { deliveryAddress: '', deliveryAddressParts: null }
      : {
          deliveryAddress: other || address,
          deliveryAddressParts: isElsewhere ? deliveryAddressParts : addressParts,
        }),
  }
}
