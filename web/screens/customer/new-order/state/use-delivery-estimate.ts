// Promised return and possible delivery windows of a draft, by the server's own rules.
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import type { business } from '#contract/catalogue/catalogue.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import type { BusinessHours } from '#domain/slots/business-hours.ts'
import { BOOKING_WINDOW_DAYS, findSlot } from '#domain/slots/slots.ts'
import { deliveryRefusals } from '#words/en/slots/delivery-refusals.ts'
import { useWords } from '#web/lib/words.ts'
import { useBusinessAnswer } from '#web/lib/business.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { pickupSlotsQuery } from '#web/features/orders/record/order-queries.ts'
import { deliveryOfDraft, type ChosenDelivery } from '../draft/delivery-of-draft.ts'
import type { Draft } from '../draft/draft-shape.ts'

type Estimate = Omit<ChosenDelivery, 'refusal'> & {
  /** Why the day or the window that was asked for can't be had; null where it can. */
  dateRefusal: string | null
  /** What the promise rests on. */
  services: readonly ServiceId[]
}

const NOTHING_CHOSEN = {
  estimatedAt: null,
  window: null,
  standardDay: null,
  laterDays: null,
  evening: null,
  dateRefusal: null,
}

export function useDeliveryEstimate(draft: Draft): Estimate {
  const { value: laundry } = useBusinessAnswer()
  const { data: catalogue } = useQuery(catalogueQuery)
  const words = useWords(deliveryRefusals)
  const { data: slots } = useQuery(pickupSlotsQuery(BOOKING_WINDOW_DAYS + 1))
  const listed = (catalogue?.items ?? [])
    .filter((item) => (draft.quantities[item.id] ?? 0) > 0)
    .map((item) => item.service)
  const services = draft.bag ?? [...new Set(listed)]
  const { pickupDate: date, pickupTime: slotLabel } = draft
  const isKnown = laundry.today !== undefined && slots !== undefined
  if (!isKnown || !date || !slotLabel || findSlot(slotLabel) === null)
    return { ...NOTHING_CHOSEN, services }
  const { refusal, ...chosen } = deliveryOfDraft(draft, {
    date,
    slotLabel,
    services,
    timeZone: laundry.timeZone,
    hours: hoursOf(laundry.hours),
    closedDates: slots.closedDates,
    dates: slots.dates,
  })
  return { ...chosen, dateRefusal: refusal && words[refusal], services }
}

function hoursOf(days: AnswerOf<typeof business>['hours']): BusinessHours {
  const [sun = null, mon = null, tue = null, wed = null, thu = null, fri = null, sat = null] = days
  return [sun, mon, tue, wed, thu, fri, sat]
}
