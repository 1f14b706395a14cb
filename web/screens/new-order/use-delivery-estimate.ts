// When the clothes of a draft are promised back, by the server's own rule.
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/call.ts'
import type { business } from '#contract/catalogue.ts'
import type { ServiceId } from '#domain/catalogue.ts'
import type { BusinessHours } from '#domain/business-hours.ts'
import { estimatedDeliveryAt } from '#domain/promise.ts'
import { BOOKING_WINDOW_DAYS, findSlot } from '#domain/slots.ts'
import { useBusinessAnswer } from '#web/business.ts'
import { catalogueOffer } from '#web/parts/catalogue-query.ts'
import { pickupSlots } from '#web/parts/order-queries.ts'
import type { Draft } from './draft.ts'

/** The promised instant, null while anything it needs is missing, and the services it rests on. */
export function useDeliveryEstimate(draft: Draft): {
  estimatedAt: Date | null
  services: readonly ServiceId[]
} {
  const { value: laundry } = useBusinessAnswer()
  const { data: offer } = useQuery(catalogueOffer)
  const { data: slots } = useQuery(pickupSlots(BOOKING_WINDOW_DAYS + 1))
  const services = [
    ...new Set(
      (offer?.items ?? [])
        .filter((item) => (draft.quantities[item.id] ?? 0) > 0)
        .map((item) => item.service),
    ),
  ]
  const { pickupDate, pickupTime } = draft
  if (
    laundry.today === undefined ||
    slots === undefined ||
    !pickupDate ||
    !pickupTime ||
    findSlot(pickupTime) === null
  ) {
    return { estimatedAt: null, services }
  }
  return {
    estimatedAt: estimatedDeliveryAt({
      date: pickupDate,
      slotLabel: pickupTime,
      services,
      delivery: draft.deliveryPreference,
      timeZone: laundry.timeZone,
      hours: hoursOf(laundry.hours),
      closedDates: slots.closedDates,
    }),
    services,
  }
}

function hoursOf(days: AnswerOf<typeof business>['hours']): BusinessHours {
  const [sun = null, mon = null, tue = null, wed = null, thu = null, fri = null, sat = null] = days
  return [sun, mon, tue, wed, thu, fri, sat]
}
