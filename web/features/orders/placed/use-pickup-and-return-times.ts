// Pickup and return times of a new order, in words.
import type { Order } from '#contract/orders/orders.ts'
import { addDays } from '#domain/base/time-zone.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { useDeliveryTime } from '../record/delivery-time.ts'
import {
  type Back,
  orderPlacedScreen,
  type PlacedDay,
} from '#words/en/orders/new-order/order-placed-screen.ts'

type Times = Pick<Order, 'pickupDate' | 'pickupTime' | 'estimatedDelivery' | 'deliveryWindow'>

/** The day of the pickup seen from today, a sentence of both times, and the second of them. */
export function usePickupAndReturnTimes(order: Times): {
  day: PlacedDay
  line: string
  back: Back
} {
  const words = useWords(orderPlacedScreen)
  const { pickupDate, pickupTime } = order
  const time = useLaundryTime()
  const deliveryTime = useDeliveryTime()
  const { today } = useBusiness()
  const day = dayFrom(today, pickupDate)
  const when = day === 'later' ? words.onDay({ date: time.date(pickupDate) }) : words.when[day]
  const back = { when: deliveryTime(order), isWindow: order.deliveryWindow !== null }
  return { day, line: words.line({ when, slot: pickupTime, back }), back }
}

/** @param today in the laundry's zone; undefined until it is known */
function dayFrom(today: string | undefined, date: string): PlacedDay {
  if (today === undefined) return 'later'
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : 'later'
}
