/** Checks a requested pickup against hours, closed dates and delivery choices. */
import type { DeliveryPreference } from '#domain/orders/record/order-choices.ts'
import { expressRefusal } from '#domain/slots/express.ts'
import type { Pickup } from '#domain/slots/slot-id.ts'
import { checkPickup as checkSlot } from '#domain/slots/slots.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { AppError, say } from '../../../platform/app-error.ts'

/**
 * @param untilEnd whether a slot that runs will do: staff know whether somebody is still on the way
 * @throws AppError `past_date`, `too_far`, `closed_date`, `unknown_slot`, `slot_begun`,
 *   `slot_not_offered`, `express_not_offered`
 */
export function checkPickup(
  settings: BusinessSettings,
  pickup: Pickup,
  delivery: DeliveryPreference,
  now: Date,
  untilEnd = false,
): void {
  const { pickupDate: date, pickupTime: slotLabel } = pickup
  const slot = checkSlot({ ...settings, date, slotLabel, now, untilEnd })
  if (!slot.ok) throw new AppError(slot.error.code, say(slot.error.code))
  checkExpress(settings, pickup, delivery)
}

/** @throws AppError `express_not_offered` */
export function checkExpress(
  settings: BusinessSettings,
  { pickupDate: date, pickupTime: slotLabel }: Pickup,
  delivery: DeliveryPreference,
): void {
  const refusal = delivery === 'express' ? expressRefusal({ date, slotLabel }, settings) : null
  if (refusal !== null) throw new AppError('express_not_offered', say(refusal))
}
