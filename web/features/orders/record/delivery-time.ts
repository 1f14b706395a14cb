// Return time of an order, in words: the promised window, or the promised time.
import type { TrackedOrder } from '#contract/orders/orders.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'

type Promised = Pick<TrackedOrder, 'deliveryWindow' | 'estimatedDelivery'>

/** "Fri, 20 Nov 2026, 3-5 PM"; for an order without a window "Fri, 20 Nov, 4:30 pm". */
export function useDeliveryTime(): (order: Promised) => string {
  const time = useLaundryTime()
  return ({ deliveryWindow: window, estimatedDelivery }) =>
    window === null
      ? time.dateTime(estimatedDelivery)
      : `${time.date(window.date)}, ${time.slotHours(window.time)}`
}
