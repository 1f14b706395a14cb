// Delivery windows that the server offers a booked order, and those with room.
import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import { orderDeliveries } from '#contract/orders/delivery-move.ts'
import { isSameWindow, type DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import type { DeliveryChoice } from '#web/features/pickup/delivery-picker.tsx'
import { call } from '#web/lib/api.ts'

export function deliveriesQuery(orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId, 'deliveries'],
    queryFn: ({ signal }) => call(orderDeliveries, { params: { orderId } }, { signal }),
    retry: false,
    staleTime: 0,
  })
}

/**
 * The days with a window that can be chosen, by staff a full one too.
 * @param own the window that the order has a place in; null where it has none
 */
export function daysWithRoom(
  days: AnswerOf<typeof orderDeliveries>['days'],
  own: DeliveryWindow | null,
  byStaff: boolean,
): DeliveryChoice[] {
  return days
    .map(({ date, windows }) => ({
      date,
      windows: windows.map(({ time, deliveriesLeft }) => ({
        time,
        isFull: deliveriesLeft === 0 && !isSameWindow({ date, time }, own),
      })),
    }))
    .filter(({ windows }) => windows.some(({ isFull }) => byStaff || !isFull))
}
