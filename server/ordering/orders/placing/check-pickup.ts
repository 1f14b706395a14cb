/** Checks a requested pickup against hours, closed dates and delivery choices. */
import type { DeliveryPreference } from '#domain/orders/record/order-choices.ts'
import { expressRefusal } from '#domain/slots/express.ts'
import type { HandOver } from '#domain/orders/record/hand-over.ts'
import { checkPickup as checkSlot } from '#domain/slots/slots.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { AppError, say } from '../../../platform/app-error.ts'

/**
 * What is brought to the counter is there already; only its express is looked at.
 * @param untilEnd whether a slot that runs will do: staff know whether somebody is still on the way
 * @throws AppError `past_date`, `too_far`, `closed_date`, `unknown_slot`, `slot_begun`,
 *   `slot_not_offered`, `express_not_offered`
 */
export function checkPickup(
  settings: BusinessSettings,
  pickup: { pickupDate: string; pickupTime: string; pickupHandOver?: HandOver },
  delivery: DeliveryPreference,
  now: Date,
  untilEnd = false,
): void {
  const slot =
    pickup.pickupHandOver !== 'counter' &&
    checkSlot({
      ...settings,
      date: pickup.pickupDate,
      slotLabel: pickup.pickupTime,
      now,
      untilEnd,
    })
  if (slot && !slot.ok) throw new AppError(slot.error.code, say(slot.error.code))
  const wished = { date: pickup.pickupDate, slotLabel: pickup.pickupTime }
  const noExpress = delivery === 'express' ? expressRefusal(wished, settings) : null
  if (noExpress !== null) throw new AppError('express_not_offered', say(noExpress))
}
