/** Pickups at placing: at the customer's door in a slot or at once, or brought to the counter. */
import { pickupForDropOff } from '#domain/orders/drop-off.ts'
import type { HandOver } from '#domain/orders/record/hand-over.ts'
import type { DeliveryPreference } from '#domain/orders/record/order-choices.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Pickup } from '#domain/slots/slot-id.ts'
import {
  reserveSlotAndWindow,
  reserveDeliveryWindow,
  reserveSlotBeyondCapacity,
} from '../../../catalog/slots/reserve-slot.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { recordHandedInInTransaction } from '../../clothes/counting/hand-in.ts'
import { checkExpress, checkPickup } from './check-pickup.ts'

interface PickupKind {
  /** Where an order begins. */
  status: OrderStatus
  /** The day and the slot that it counts to. */
  slot(asked: Partial<Pickup>, now: Date, timeZone: string): Pickup
  /** @throws AppError for a slot that can't be booked, or `express_not_offered` */
  check(settings: BusinessSettings, pickup: Pickup, delivery: DeliveryPreference, now: Date): void
  /** Takes the order's places in its slot and its window of delivery. */
  reserve: typeof reserveSlotAndWindow
  /**
   * Takes in what is brought with the order; null where nothing can be.
   * @returns whether anything was
   */
  handIn:
    | ((
        tx: Tx,
        deps: Deps,
        order: { id: string },
        brought: { bags?: number | undefined; grams?: number | undefined },
        by: { staff: Person; at: Date },
      ) => Promise<boolean>)
    | null
}

/** `door`: a rider who is there takes the clothes along at once. */
export const PICKUPS: Readonly<Record<HandOver | 'door', PickupKind>> = {
  home: {
    status: 'pickup_scheduled',
    slot: ({ pickupDate, pickupTime }) => ({ pickupDate: pickupDate!, pickupTime: pickupTime! }),
    check: checkPickup,
    reserve: reserveSlotAndWindow,
    handIn: null,
  },
  // The rider is there: the slot has begun or is full, and they come nevertheless.
  door: {
    status: 'pickup_scheduled',
    slot: ({ pickupDate, pickupTime }, now, timeZone) =>
      pickupDate && pickupTime ? { pickupDate, pickupTime } : pickupForDropOff(now, timeZone),
    check: checkExpress,
    async reserve(tx, settings, pickup, delivery) {
      await reserveSlotBeyondCapacity(tx, settings, pickup)
      await reserveDeliveryWindow(tx, settings, pickup, delivery)
    },
    handIn: null,
  },
  // Clothes brought to the counter are here now; the named day and slot are left out.
  counter: {
    status: 'picked_up',
    slot: (_, now, timeZone) => pickupForDropOff(now, timeZone),
    check: checkExpress,
    reserve: reserveDeliveryWindow,
    async handIn(tx, deps, order, { bags, grams }, by) {
      if (bags === undefined) return false
      await recordHandedInInTransaction(tx, deps, order, { to: 'counter', bags, grams }, by)
      return true
    },
  },
}
