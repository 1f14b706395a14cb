/** Checks how the clothes of a new order should come back. */
import { slowPieces } from '#domain/express.ts'
import type { DeliveryPreference } from '#domain/order-choices.ts'
import type { QuotedLine } from '#domain/pricing.ts'
import { checkDeliveryDate } from '#domain/promise.ts'
import type { BusinessSettings } from '#domain/business-settings.ts'
import { AppError, say } from '../../platform/app-error.ts'

interface Delivery {
  pickupDate: string
  pickupTime: string
  deliveryPreference?: DeliveryPreference | undefined
  deliveryDate?: string | undefined
}

/**
 * Takes a pickup that was checked. A scheduled delivery without a date has the standard promise; a date
 * without `scheduled` is not looked at.
 * @throws AppError `express_not_offered`, `delivery_too_early`, `delivery_too_far`, `delivery_closed`
 */
export function checkDelivery(
  settings: BusinessSettings,
  input: Delivery,
  lines: readonly Pick<QuotedLine, 'name' | 'service'>[],
): void {
  const { pickupDate, pickupTime, deliveryPreference, deliveryDate } = input
  const tooSlow = deliveryPreference === 'express' ? slowPieces(lines) : null
  if (tooSlow !== null) throw new AppError('express_not_offered', say('slowPieces', tooSlow))
  if (deliveryPreference !== 'scheduled' || deliveryDate === undefined) return
  const checked = checkDeliveryDate({
    ...settings,
    date: pickupDate,
    slotLabel: pickupTime,
    services: lines.map((line) => line.service),
    delivery: deliveryPreference,
    deliveryDate,
  })
  if (!checked.ok) throw new AppError(checked.error.code, say(checked.error.code))
}
