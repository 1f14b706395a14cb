// Orders of the benchmark's customers: small baskets, spread over many pickup slots.
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { BOOKING_WINDOW_DAYS, offeredSlots } from '#domain/slots/slots.ts'
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import { FIRST_TIME_ZONE } from '#server/catalog/catalogue/first-content.ts'

/** The body of `POST /api/orders`. */
export interface OrderInput {
  lines: { itemId: string; quantity: number }[]
  pickupDate: string
  pickupTime: string
  address: string
  phone: string
  specialInstructions: string
}

const BASKETS: OrderInput['lines'][] = [
  [
    { itemId: 'wash-fold', quantity: 3 },
    { itemId: 'dry-cleaning-shirt', quantity: 2 },
  ],
  [{ itemId: 'wash-fold', quantity: 6 }],
  [
    { itemId: 'ironing-shirt', quantity: 8 },
    { itemId: 'dry-cleaning-saree', quantity: 1 },
  ],
  [
    { itemId: 'dry-cleaning-suit', quantity: 1 },
    { itemId: 'ironing-shirt', quantity: 5 },
    { itemId: 'wash-fold', quantity: 4 },
  ],
]

/** One order for every slot from tomorrow on, as far as people may book. */
export function orderInputs(now: Date): OrderInput[] {
  const today = calendarDateIn(now, FIRST_TIME_ZONE)
  return Array.from({ length: BOOKING_WINDOW_DAYS }, (_, day) => addDays(today, day + 1)).flatMap(
    (date) =>
      offeredSlots({
        date,
        now,
        hours: DEFAULT_BUSINESS_HOURS,
        closedDates: [],
        timeZone: FIRST_TIME_ZONE,
      }).map(({ label }, index) => ({
        lines: BASKETS[index % BASKETS.length]!,
        pickupDate: date,
        pickupTime: label,
        address: '14 Lake View Road, Indiranagar, Bengaluru 560038',
        phone: '+91 98450 55555',
        specialInstructions: 'Please ring twice.',
      })),
  )
}
