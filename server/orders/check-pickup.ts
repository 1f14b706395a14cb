/** Checks a wished pickup against the laundry's hours, closed dates and delivery choices. */
import type { DeliveryPreference } from '#domain/order-choices.ts'
import { expressOffered } from '#domain/promise.ts'
import { checkPickup as checkSlot } from '#domain/slots.ts'
import type { Offer } from '../catalogue/offer.ts'
import { AppError } from '../http/app-error.ts'

/**
 * @throws AppError `past_date`, `too_far`, `closed_date`, `unknown_slot`, `slot_begun`,
 *   `slot_not_offered`, `express_not_offered`
 */
export function checkPickup(
  offer: Offer,
  pickup: { pickupDate: string; pickupTime: string },
  delivery: DeliveryPreference,
  now: Date,
): void {
  const slot = checkSlot({ ...offer, date: pickup.pickupDate, slotLabel: pickup.pickupTime, now })
  if (!slot.ok) throw new AppError(slot.error.code, slot.error.message)
  if (delivery === 'express' && !expressOffered(pickup.pickupDate, pickup.pickupTime, offer))
    throw new AppError(
      'express_not_offered',
      slot.value.express
        ? "Express isn't possible on that day, as we close before the evening. Please choose another day or delivery."
        : 'Express delivery needs a morning pickup: 9-11 AM or 11 AM-1 PM.',
    )
}
