// When the clothes of a draft are promised back, and on which days they can be, by the server's own rules.
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/call.ts'
import type { business } from '#contract/catalogue.ts'
import type { ServiceId } from '#domain/catalogue.ts'
import type { BusinessHours } from '#domain/business-hours.ts'
import { checkDeliveryDate, deliveryDates, estimatedDeliveryAt } from '#domain/promise.ts'
import { BOOKING_WINDOW_DAYS, findSlot } from '#domain/slots.ts'
import { deliveryRefusals } from '#words/en/delivery-refusals.ts'
import { useWords } from '#web/lib/words.ts'
import { useBusinessAnswer } from '#web/lib/business.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { pickupSlots } from '#web/features/orders/order-queries.ts'
import { lacksDeliveryDate } from './draft.ts'
import type { Draft } from './draft-shape.ts'

type Estimate = {
  /** The promised instant; null while anything it needs is missing. */
  estimatedAt: Date | null
  /** The days that a scheduled delivery may have; null while anything they need is missing. */
  dates: readonly string[] | null
  /** Why the day that was asked for can't be had; null where it can. */
  dateRefusal: string | null
  /** What the promise rests on. */
  services: readonly ServiceId[]
}

export function useDeliveryEstimate(draft: Draft): Estimate {
  const { value: laundry } = useBusinessAnswer()
  const { data: catalogue } = useQuery(catalogueQuery)
  const words = useWords(deliveryRefusals)
  const { data: slots } = useQuery(pickupSlots(BOOKING_WINDOW_DAYS + 1))
  const services = [
    ...new Set(
      (catalogue?.items ?? [])
        .filter((item) => (draft.quantities[item.id] ?? 0) > 0)
        .map((item) => item.service),
    ),
  ]
  const { pickupDate, pickupTime, deliveryPreference: delivery } = draft
  if (
    laundry.today === undefined ||
    slots === undefined ||
    !pickupDate ||
    !pickupTime ||
    findSlot(pickupTime) === null
  ) {
    return { estimatedAt: null, dates: null, dateRefusal: null, services }
  }
  const deliveryDate = delivery === 'scheduled' ? draft.deliveryDate : null
  const order = {
    date: pickupDate,
    slotLabel: pickupTime,
    services,
    delivery,
    timeZone: laundry.timeZone,
    hours: hoursOf(laundry.hours),
    closedDates: slots.closedDates,
  }
  const checked = deliveryDate === null ? null : checkDeliveryDate({ ...order, deliveryDate })
  return {
    estimatedAt: lacksDeliveryDate(draft) ? null : estimatedDeliveryAt({ ...order, deliveryDate }),
    dates: deliveryDates(order),
    dateRefusal: checked === null || checked.ok ? null : words[checked.error.code],
    services,
  }
}

function hoursOf(days: AnswerOf<typeof business>['hours']): BusinessHours {
  const [sun = null, mon = null, tue = null, wed = null, thu = null, fri = null, sat = null] = days
  return [sun, mon, tue, wed, thu, fri, sat]
}
